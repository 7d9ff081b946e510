/** Puzzles: which ones were solved here, and the way to a table that plays one. */
import { signal } from "@preact/signals";
import { request } from "./api";
import { navigate } from "./router";
import { playerName, recall, remember } from "./settings";
import { rememberTable } from "./tables";
import { language } from "./texts";
import type { About, NewTable, TableMade } from "./wire";

const KEY = "puzzles.solved";
/** Name under which the server has the guided match. */
export const GUIDED = "lesson";

/** Names of the puzzles that were solved in this browser. */
export const solvedPuzzles = signal<ReadonlySet<string>>(read());

function read(): ReadonlySet<string> {
  const value = recall(KEY);
  return new Set(Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);
}

/** Remember that a puzzle was solved. */
export function markSolved(name: string): void {
  if (solvedPuzzles.peek().has(name)) return;
  solvedPuzzles.value = new Set([...solvedPuzzles.peek(), name]);
  remember(KEY, [...solvedPuzzles.peek()]);
}

/**
 * Begin a puzzle, or the guided match, at a new table and go there.
 *
 * @param label - what the puzzle is called; the guided match is called by what it is.
 * @param replace - whether the table takes the place of this page in the browser's history.
 * @throws RequestFailed - the server makes no table.
 */
export async function playPuzzle(game: string, name: string, label: string, replace = false): Promise<void> {
  // The opponent answers as the puzzle says; what sits there is the server's first bot.
  const about = await request<About>(`/api/about?language=${language.peek()}`);
  const bot = about.games.find((one) => one.name === game)?.bots[0]?.name ?? "";
  const body: NewTable = {
    game,
    puzzle: name,
    seats: [
      { kind: "me", name: playerName.peek() },
      { kind: "bot", bot },
    ],
  };
  const made = await request<TableMade>("/api/tables", { method: "POST", body });
  const token = made.tokens[0] ?? "";
  const what = name === GUIDED ? { kind: "guided" as const } : { kind: "puzzle" as const, label };
  rememberTable({ id: made.id, token, game, ...what, watch: made.watch });
  navigate(`/table/${encodeURIComponent(made.id)}#${token}`, replace);
}
