/** Playing on from a moment of a replay: against the computer, or both sides oneself. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { request, said } from "../../api";
import { Dialog } from "../../parts/Dialog";
import { LevelPicker, SidePicker } from "../../parts/Opponent";
import { toast } from "../../parts/toasts";
import { navigate } from "../../router";
import { playerName } from "../../settings";
import { rememberTable } from "../../tables";
import { language, t } from "../../texts";
import type { About, GameInfo, NewTable, SeatChoice, TableMade } from "../../wire";

interface PlayOnProps {
  id: string;
  game: string;
  position: number;
  /** What the sides are called, the numbers by which the log calls them among it. */
  names: readonly [string, string];
  onClose(): void;
}

/** Which side is played by the one who asks. */
export type Side = "0" | "1" | "both";
const SIDES: readonly Side[] = ["0", "1", "both"];

export function PlayOn({ id, game, position, names, onClose }: PlayOnProps): JSX.Element {
  const [offered, setOffered] = useState<GameInfo | null>(null);
  const [side, setSide] = useState<Side>("0");
  const [chosenLevel, setLevel] = useState<number>();
  const [busy, setBusy] = useState(false);
  const spoken = language.value;
  useEffect(() => {
    const stop = new AbortController();
    request<About>(`/api/about?language=${spoken}`, { signal: stop.signal }).then(
      (about) => setOffered(about.games.find((one) => one.name === game) ?? null),
      (error: unknown) => !stop.signal.aborted && toast(said(error)),
    );
    return () => stop.abort();
  }, [game, spoken]);
  const bot = offered?.bots[0];
  const level = chosenLevel ?? bot?.usual ?? 1;

  async function start() {
    setBusy(true);
    const wanted = playOnTable(id, game, position, side, bot?.name ?? "", level, playerName.value);
    try {
      const made = await request<TableMade>("/api/tables", { method: "POST", body: wanted });
      const token = made.tokens[side === "1" ? 1 : 0] ?? "";
      rememberTable({
        id: made.id,
        token,
        game,
        kind: side === "both" ? "both" : "bot",
        label: t("replay-played-on", { position }),
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
      title={t("replay-play-on")}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" disabled={busy || !bot} onClick={start}>
          {t("replay-play-on-start")}
        </button>
      }
    >
      <p>{t("replay-play-on-what", { position })}</p>
      <SidePicker
        title={t("replay-play-on-side")}
        sides={SIDES}
        side={side}
        nameOf={(one) => (one === "both" ? t("replay-play-on-both") : names[one === "1" ? 1 : 0])}
        onChange={(one) => setSide(one)}
      />
      {side !== "both" && bot && (
        <LevelPicker
          id="play-on-level"
          title={t("replay-play-on-level")}
          bot={bot}
          level={level}
          onChange={setLevel}
        />
      )}
    </Dialog>
  );
}

/** The request for a table that plays on. */
export function playOnTable(
  replay: string,
  game: string,
  position: number,
  side: Side,
  bot: string,
  level: number,
  name: string,
): NewTable {
  const me: SeatChoice = { kind: "me", name };
  const other: SeatChoice = side === "both" ? { kind: "me", name } : { kind: "bot", bot, level };
  return { game, seats: side === "1" ? [other, me] : [me, other], replay, position };
}
