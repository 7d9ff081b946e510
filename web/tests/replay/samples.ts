/** Replays for tests: heads, positions, and a server that gives them out. */
import { vi } from "vitest";
import type { BattleSpiritsBoard, BattleSpiritsSide, Frame, LogLine, Replay } from "../../src/wire";

export const LAST = 70;

export function head(parts: Partial<Replay> = {}): Replay {
  const player = { name: "", deck: "Red", cards: [], bot: "", level: "" };
  return {
    id: "r",
    game: "battle-spirits",
    created: 1_700_000_000,
    table: "",
    rules: { name: "eternal-17.1", title: "Eternal manual 17.1", text: "" },
    version: "1",
    players: [player, { ...player, deck: "Purple" }],
    last: LAST,
    turns: [
      { number: 0, player: 0, position: 0 },
      { number: 1, player: 0, position: 3 },
      { number: 2, player: 1, position: 40 },
    ],
    battles: [
      { start: 20, end: 25, player: 0, number: "BS17-001" },
      { start: 60, end: 63, player: 1, number: "BS17-010" },
    ],
    life: [
      { position: 0, life: [5, 5] },
      { position: 25, life: [5, 4] },
    ],
    players_at: Array.from({ length: LAST }, (_, index) => index % 2),
    notices: [],
    faces: [],
    playable: true,
    result: { winner: 0, reason: "life", rule: "BS-01.01", text: "Player 1 won" },
    ...parts,
  };
}

function side(player: number): BattleSpiritsSide {
  const cores = (place: string) => ({
    ref: `cores:${player}:${place}`,
    count: 1,
    soul: false,
    soul_ref: "",
  });
  const zone = (name: string) => ({ ref: `zone:${player}:${name}`, name, count: 0, cards: [], down: [] });
  return {
    ref: `player:${player}`,
    life: cores("life"),
    reserve: cores("reserve"),
    trash: cores("trash"),
    counts: cores("counts"),
    soul: "reserve",
    zones: { deck: zone("deck"), hand: zone("hand"), trash: zone("trash"), burst: zone("burst") },
    field: [],
    further_turns: 0,
  };
}

export function board(position: number): BattleSpiritsBoard {
  return {
    type: "battle-spirits",
    viewer: -1,
    turn: position,
    turn_player: 0,
    first_player: 0,
    step: "main",
    sides: [side(0), side(1)],
    battle: null,
    pending: [],
    bursts: [],
  };
}

export function line(position: number, text: string): LogLine {
  return { index: position, turn: 1, position, text, reason: null, numbers: [], quiet: false, player: 0 };
}

export function frame(position: number, tag: string): Frame {
  return {
    position,
    exact: true,
    board: board(position),
    player: 0,
    chosen: `${tag} ${position}`,
    decision: null,
    log: [line(position, `line ${tag} ${position}`)],
    moves: [],
  };
}

/** A server of one replay; `asked` are the requests in their order. */
export function serve(replay: Replay = head()): { asked: string[]; bodies: unknown[] } {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, options: RequestInit = {}) => {
    options.signal?.throwIfAborted();
    asked.push(`${options.method ?? "GET"} ${path}`);
    if (options.body) bodies.push(JSON.parse(String(options.body)));
    const url = new URL(path, "http://here");
    const query = url.searchParams;
    const answer = (content: unknown, status = 200) => new Response(JSON.stringify(content), { status });
    if (url.pathname.endsWith("/frames")) {
      const tag = `${query.get("viewer")} ${query.get("language")}`;
      const from = Number(query.get("from"));
      const to = Number(query.get("to"));
      const frames = Array.from({ length: to - from + 1 }, (_, index) => frame(from + index, tag));
      return answer({ viewer: -1, frames });
    }
    if (url.pathname.endsWith("/notes")) {
      const note = { id: "2.x", position: 20, author: "", text: "Why attack?", created: 1, mine: false };
      return answer({ notes: [note], may: true });
    }
    if (url.pathname === `/api/replays/${replay.id}`) return answer(replay);
    const problem = { where: "replay", found: "x", allowed: "", rule: "", text: "There is no such replay." };
    return answer({ problem }, 404);
  });
  return { asked, bodies };
}
