/** What the players at a table are called, for its reader. */
import { t } from "../texts";
import type { ChatLine, PlayerInfo, TableState } from "../wire";

/** The name of a player: "You" for the reader, else the name given, the bot's, or a number. */
export function nameOf(state: TableState, player: number): string {
  const info = state.players[player];
  if (isBotMatch(state)) return t("player-number", { number: player + 1 });
  if (info?.kind === "bot") return botName(info.level);
  if (isHotSeat(state)) return t("player-number", { number: player + 1 });
  if (player === state.you) return info?.name ? t("player-you-named", { name: info.name }) : t("player-you");
  if (info?.name) return info.name;
  return state.you < 0 ? t("player-number", { number: player + 1 }) : t("player-opponent");
}

/** What a bot is called, with the name of its level where it has one. */
export function botName(level: string): string {
  return t("player-bot", { level: level || "none" });
}

/** Who said a line of the chat. */
export function speakerOf(state: TableState, line: ChatLine): string {
  return line.player >= 0 ? nameOf(state, line.player) : line.name || t("chat-spectator");
}

/** Both players' names. */
export function namesOf(state: TableState): readonly [string, string] {
  return [nameOf(state, 0), nameOf(state, 1)];
}

/** Whose something is, for its reader: the side below is own. Who only looks on, or plays both, sits below. */
export function sideOf(state: TableState | null, player: number): "own" | "other" | undefined {
  if (!state || player < 0) return undefined;
  const below = state.you === 1 && !isHotSeat(state) ? 1 : 0;
  return player === below ? "own" : "other";
}

/** Whether two bots play: by their level alone they could not be told apart, and the log numbers them. */
function isBotMatch(state: TableState): boolean {
  return state.players.every((player: PlayerInfo) => player.kind === "bot");
}

/** Whether one person plays both sides. */
export function isHotSeat(state: TableState): boolean {
  return (
    state.solo && state.you >= 0 && state.players.every((player: PlayerInfo) => player.kind === "person")
  );
}
