/** What can be done at a table beside the board: undo, offers, settings, and what is shown. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Logo } from "../parts/Logo";
import { RulesOf } from "../parts/Rules";
import { Settings } from "../parts/Settings";
import { t } from "../texts";
import type { TableState } from "../wire";
import type { TableStore } from "./store";

export type ToolbarDialog = "invite" | "auto" | "concede" | "report" | "keys";

interface ToolbarProps {
  store: TableStore;
  /** The side panel that is open, on a narrow page; null for none. */
  side: "log" | "chat" | null;
  onSide(side: "log" | "chat"): void;
  /** Chat lines that have not been read. */
  unread: number;
  asText: Signal<boolean>;
  /** Whether log and chat are shown beside the board. */
  isWide: boolean;
  onDialog(dialog: ToolbarDialog): void;
}

export function Toolbar({ store, side, onSide, unread, asText, isWide, onDialog }: ToolbarProps) {
  const state = store.tableState.value;
  const update = store.update.value;
  const runs = state?.status === "running" && !update?.result;
  const plays = (state?.you ?? -1) >= 0;
  const mode = update?.auto?.mode ?? "ask";
  const auto = plays && update?.auto && (
    <button type="button" class={isWide ? "button small" : "button quiet"} onClick={() => onDialog("auto")}>
      {t("auto-button", { mode })}
    </button>
  );
  return (
    <div class="toolbar" role="toolbar" aria-label={t("toolbar")}>
      {!isWide && (
        <a class="button small toolbar-home" href="/" aria-label={t("ending-home")}>
          <Logo />
        </a>
      )}
      {plays && (
        <button
          type="button"
          class="button small"
          disabled={!runs || !update?.undo}
          onClick={() => store.propose("undo")}
          title={update && update.consent.length > 0 ? t("undo-consent") : undefined}
        >
          <span aria-hidden="true">↶</span> <span class="toolbar-word">{t("undo")}</span>
        </button>
      )}
      {isWide && auto}
      {!isWide &&
        (["log", "chat"] as const).map((one) => (
          <button
            key={one}
            type="button"
            class="button small"
            aria-pressed={side === one}
            onClick={() => onSide(one)}
          >
            {t(`${one}-title`)}
            {one === "chat" && <Unread count={unread} />}
          </button>
        ))}
      <More
        settings={
          <>
            {state && <RulesOf rules={state.rules} />}
            {!isWide && <Settings />}
          </>
        }
      >
        {!isWide && auto}
        {state && (
          <button type="button" class="button quiet" onClick={() => onDialog("invite")}>
            {t("invite-title")}
          </button>
        )}
        <button
          type="button"
          class="button quiet"
          aria-pressed={asText.value}
          onClick={() => {
            asText.value = !asText.value;
          }}
        >
          {t("text-board")}
        </button>
        <button type="button" class="button quiet" onClick={() => onDialog("keys")}>
          {t("keys-title")}
        </button>
        {plays && (
          <button type="button" class="button quiet" onClick={() => onDialog("report")}>
            {t("report-title")}
          </button>
        )}
        {plays && runs && !state.solo && (
          <button type="button" class="button quiet" onClick={() => store.propose("draw")}>
            {t("draw-offer")}
          </button>
        )}
        {plays && runs && (
          <button type="button" class="button quiet danger" onClick={() => onDialog("concede")}>
            {t("concede-button")}
          </button>
        )}
      </More>
      {state && <Spectators state={state} />}
    </div>
  );
}

/** How many look on; one who does is told of the others. */
function Spectators({ state }: { state: TableState }) {
  const looksOn = state.you < 0;
  const count = looksOn ? state.spectators - 1 : state.spectators;
  if (count <= 0) return null;
  return <span class="soft">{t(looksOn ? "table-watchers" : "table-spectators", { count })}</span>;
}

/** How many lines of the chat have not been read, nothing for none. */
export function Unread({ count }: { count: number }) {
  return count > 0 ? (
    <>
      {" "}
      <span class="badge deciding">{t("chat-unread", { count })}</span>
    </>
  ) : null;
}

/** A menu that opens and closes; a choice in it, a click elsewhere and Escape close it, a setting does not. */
function More({ children, settings }: { children: ComponentChildren; settings: ComponentChildren }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current;
      if (!element?.open) return;
      const inside = event.target instanceof Node && element.contains(event.target);
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        event.preventDefault();
        if (inside) element.querySelector("summary")?.focus();
      } else if (inside) return;
      element.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close, { capture: true });
    };
  }, []);
  return (
    <details ref={menu} class="more-menu">
      <summary class="button small">{t("more")}</summary>
      <div class="more-items">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: closes after a choice, which the buttons inside make */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <div
          class="more-choices"
          onClick={() => {
            if (menu.current) menu.current.open = false;
          }}
        >
          {children}
        </div>
        {settings}
      </div>
    </details>
  );
}
