/** Chat: lines as plain text, each side and the spectators can be muted. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { recall, remember } from "../settings";
import { language, t } from "../texts";
import type { ChatLine, TableState } from "../wire";
import { nameOf, speakerOf } from "./names";
import type { TableStore } from "./store";
import "./log.css";

export const LONGEST_LINE = 500;

export function ChatBox({ store }: { store: TableStore }) {
  const state = store.tableState.value;
  return state && <ChatOf store={store} state={state} />;
}

function ChatOf({ store, state }: { store: TableStore; state: TableState }) {
  const [text, setText] = useState("");
  // Players by number, -1 for all spectators; by table: the same seat is somebody else's at the next one.
  const [muted, setMuted] = useState<readonly number[]>(() => mutedAt(state.id));
  const list = useRef<HTMLDivElement>(null);
  const lines = store.chat.value.filter((line) => !muted.includes(line.player));
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const others = [0, 1, -1].filter(
    (player) => player !== state.you && (player >= 0 || state.options.spectators),
  );

  function mute(player: number, on: boolean) {
    const next = on ? [...muted, player] : muted.filter((one) => one !== player);
    setMuted(next);
    remember(mutedKey(state.id), next);
  }

  return (
    <section class="chat" aria-label={t("chat-title")}>
      {!state.solo && (
        <div class="row log-all">
          {others.map((player) => (
            <label key={player} class="row">
              <input
                type="checkbox"
                checked={muted.includes(player)}
                onChange={(event) => mute(player, event.currentTarget.checked)}
              />
              {t("chat-mute", { who: player < 0 ? "spectators" : "player", player: nameOf(state, player) })}
            </label>
          ))}
        </div>
      )}
      <div
        ref={list}
        class="chat-lines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="log"
        // New lines are announced whether the chat is open or not.
        aria-live="off"
        aria-label={t("chat-title")}
      >
        {lines.length === 0 && <p class="soft">{t("chat-empty")}</p>}
        {lines.map((line) => (
          <Said key={`${line.at} ${line.player} ${line.text}`} state={state} line={line} />
        ))}
      </div>
      <form
        class="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          const said = text.trim();
          if (said) store.say(said);
          setText("");
        }}
      >
        <input
          type="text"
          data-chat=""
          maxLength={LONGEST_LINE}
          autocomplete="off"
          aria-label={t("chat-say")}
          placeholder={t("chat-say")}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={text.trim() === ""}>
          {t("chat-send")}
        </button>
      </form>
    </section>
  );
}

function Said({ state, line }: { state: TableState; line: ChatLine }) {
  const time = new Intl.DateTimeFormat(language.value, { timeStyle: "short" }).format(line.at * 1000);
  return (
    <p class="chat-line">
      <time>{time}</time> <strong>{speakerOf(state, line)}</strong> {line.text}
    </p>
  );
}

function mutedKey(id: string): string {
  return `muted.${id}`;
}

/** Who is muted at a table: players by number, -1 for all spectators. */
export function mutedAt(id: string): readonly number[] {
  const value = recall(mutedKey(id));
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
}
