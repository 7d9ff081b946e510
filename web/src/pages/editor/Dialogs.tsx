/** Playing from a position, and saving it under a link. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { request, said } from "../../api";
import { Dialog } from "../../parts/Dialog";
import { LevelPicker, SidePicker } from "../../parts/Opponent";
import { toast } from "../../parts/toasts";
import { navigate } from "../../router";
import { playerName } from "../../settings";
import { rememberTable } from "../../tables";
import { t } from "../../texts";
import type { GameInfo, NewTable, PositionMade, SeatChoice, TableMade } from "../../wire";
import { sideNames } from "../names";

export type Played = "0" | "1" | "both";
const PLAYED: readonly Played[] = ["0", "1", "both"];

interface PlayDialogProps {
  game: GameInfo;
  text: string;
  onClose(): void;
}

/** The request for a table that begins from a position. */
export function tableFrom(
  game: string,
  text: string,
  side: Played,
  bot: string,
  level: number,
  name: string,
): NewTable {
  const me: SeatChoice = { kind: "me", name };
  const other: SeatChoice = side === "both" ? { kind: "me", name } : { kind: "bot", bot, level };
  return { game, seats: side === "1" ? [other, me] : [me, other], scenario: text };
}

export function PlayDialog({ game, text, onClose }: PlayDialogProps): JSX.Element {
  const [side, setSide] = useState<Played>("0");
  const [chosenLevel, setLevel] = useState<number>();
  const [busy, setBusy] = useState(false);
  const names = sideNames();
  const bot = game.bots[0];
  const level = chosenLevel ?? bot?.usual ?? 1;
  async function start() {
    setBusy(true);
    try {
      const body = tableFrom(game.name, text, side, bot?.name ?? "", level, playerName.value);
      const made = await request<TableMade>("/api/tables", { method: "POST", body });
      const token = made.tokens[side === "1" ? 1 : 0] ?? "";
      const kind = side === "both" ? "both" : "bot";
      rememberTable({
        id: made.id,
        token,
        game: game.name,
        kind,
        label: t("editor-played"),
        watch: made.watch,
      });
      navigate(`/table/${encodeURIComponent(made.id)}#${token}`);
    } catch (error) {
      toast(said(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={t("editor-play")}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" disabled={busy} onClick={start}>
          {t("editor-play-start")}
        </button>
      }
    >
      <SidePicker
        title={t("editor-play-side")}
        sides={PLAYED}
        side={side}
        nameOf={(one) =>
          one === "both" ? t("editor-play-both") : t("editor-play-as", { side: names[one === "1" ? 1 : 0] })
        }
        onChange={(one) => setSide(one)}
      />
      {side !== "both" && bot && (
        <LevelPicker
          id="editor-bot-level"
          title={t("editor-play-level")}
          bot={bot}
          level={level}
          onChange={setLevel}
        />
      )}
    </Dialog>
  );
}

interface SaveDialogProps {
  game: string;
  text: string;
  onClose(): void;
}

export function SaveDialog({ game, text, onClose }: SaveDialogProps): JSX.Element {
  const [name, setName] = useState("");
  const [link, setLink] = useState("");
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const made = await request<PositionMade>("/api/positions", {
        method: "POST",
        body: { game, name, text },
      });
      const path = `/editor?position=${encodeURIComponent(made.id)}`;
      history.replaceState(null, "", path);
      setLink(new URL(path, location.href).href);
    } catch (error) {
      toast(said(error));
    }
    setBusy(false);
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast(t("editor-link-copied"), "good");
    } catch {
      document.querySelector<HTMLInputElement>("#editor-link")?.select();
    }
  }
  return (
    <Dialog
      title={t("editor-save")}
      onClose={onClose}
      actions={
        link ? (
          <button type="button" class="button primary" onClick={copy}>
            {t("editor-link-copy")}
          </button>
        ) : (
          <button type="button" class="button primary" disabled={busy} onClick={save}>
            {t("editor-save-now")}
          </button>
        )
      }
    >
      {link ? (
        <div class="field">
          <label for="editor-link">{t("editor-link")}</label>
          <input id="editor-link" type="text" readonly value={link} />
        </div>
      ) : (
        <>
          <p>{t("editor-save-what")}</p>
          <div class="field">
            <label for="editor-name">{t("editor-name")}</label>
            <input
              id="editor-name"
              type="text"
              maxLength={40}
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}
