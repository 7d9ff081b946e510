/** Small messages for tests of the table's store. */
import type { Board, Decision, Option, Refused, TableState, Update } from "../../src/wire";

export function option(text: string, more: Partial<Option> = {}): Option {
  return {
    text,
    verb: text.split(" ")[0] ?? "",
    label: text,
    role: "act",
    refs: [],
    hint: "",
    warning: "",
    follow: [],
    ...more,
  };
}

export function decision(options: Option[], more: Partial<Decision> = {}): Decision {
  return {
    serial: 1,
    player: 0,
    mine: true,
    prompt: "main",
    text: "What do you do?",
    shape: "act",
    options,
    default: 0,
    window: "",
    reason: null,
    always: false,
    ...more,
  };
}

const cores = { ref: "cores:0:reserve", count: 0, soul: false, soul_ref: "" };

export function board(): Board {
  const side = (player: number) => ({
    ref: `player:${player}`,
    life: cores,
    reserve: cores,
    trash: cores,
    counts: cores,
    soul: "reserve",
    zones: {},
    field: [],
    further_turns: 0,
  });
  return {
    type: "battle-spirits",
    viewer: 0,
    turn: 1,
    turn_player: 0,
    first_player: 0,
    step: "main",
    sides: [side(0), side(1)],
    battle: null,
    pending: [],
    bursts: [],
  } as Board;
}

export function update(asked: Decision | null, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    position: 0,
    board: board(),
    decision: asked,
    log_from: 0,
    faces: [],
    log: [],
    moves: [],
    undo: false,
    consent: [],
    result: null,
    clock: null,
    auto: null,
    ...more,
  };
}

export function tableState(more: Partial<TableState> = {}): TableState {
  const player = {
    name: "",
    kind: "person" as const,
    deck: "",
    bot: "",
    level: "",
    present: true,
    away_since: 0,
    wins: 0,
    hands: false,
  };
  return {
    type: "table",
    id: "t",
    game: "battle-spirits",
    you: 0,
    players: [player, player],
    options: { best_of: 1, clock: null, hands: false, spectators: true, rules: "" },
    rules: { name: "one", title: "The rules", text: "" },
    status: "running",
    solo: false,
    match: 1,
    offers: [],
    spectators: 0,
    replay: "",
    result: null,
    swap: false,
    goal: null,
    protocol: "taisen.1",
    version: "0",
    ...more,
  };
}

export function refusal(to: string, rule = ""): Refused {
  return { type: "refused", to, id: 0, problem: { where: to, found: "a", allowed: "", text: "No.", rule } };
}
