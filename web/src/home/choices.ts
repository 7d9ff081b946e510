/** What is chosen for a new table, as the home page holds it, and the request that it becomes. */
import type { ClockSettings, DeckChoice, GameInfo, NewTable, SeatChoice, TableMade } from "../wire";

export type Opponent = "bot" | "friend" | "both" | "watch";
export const OPPONENTS: readonly Opponent[] = ["bot", "friend", "both", "watch"];

/** A deck of one's choice: a built-in one by name, or a list as text. */
export interface ChosenDeck {
  kind: "built-in" | "list";
  name: string;
  text: string;
}

export interface Choices {
  game: string;
  deck: ChosenDeck;
  opponent: Opponent;
  bot: string;
  level: number;
  /** Deck of the other side, empty for any. */
  otherDeck: string;
  bestOf: 1 | 3;
  /** Version of the game's rules, empty for the usual one. */
  rules: string;
  clock: ClockName;
  spectators: boolean;
}

/** Clocks to choose from; what a time-out does is said beside them. */
export const CLOCKS = {
  none: null,
  quick: { match: 600, decision: 0, byoyomi: 20, periods: 3, grace: 120 },
  usual: { match: 1500, decision: 0, byoyomi: 30, periods: 3, grace: 180 },
  slow: { match: 3600, decision: 0, byoyomi: 60, periods: 5, grace: 600 },
  each: { match: 0, decision: 60, byoyomi: 0, periods: 0, grace: 180 },
} satisfies Record<string, ClockSettings | null>;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];
/** Without a clock too, who waits for a friend that has left need not wait for ever. */
const AWAY: ClockSettings = { match: 0, decision: 0, byoyomi: 0, periods: 0, grace: 600 };

/** The limits of time that a table gets; nobody waits for a player who has left it to a computer. */
export function clockOf(opponent: Opponent, name: ClockName): ClockSettings | null {
  const chosen = CLOCKS[name];
  if (opponent === "friend") return chosen ?? AWAY;
  return opponent === "bot" && chosen ? { ...chosen, grace: 0 } : null;
}

/** Which of the clocks to choose from this one is, if it is one. */
export function clockName(clock: ClockSettings): ClockName | undefined {
  return CLOCK_NAMES.find((name) => {
    const one = CLOCKS[name];
    return (["match", "decision", "byoyomi", "periods"] as const).every(
      (part) => (one?.[part] ?? 0) === clock[part],
    );
  });
}

/** A deck as the server is told. */
export function deckChoice(deck: ChosenDeck): DeckChoice {
  return deck.kind === "list" ? { text: deck.text } : { name: deck.name };
}

/** Any built-in deck; another than `not` where there is one. */
export function anyDeck(game: GameInfo, not: string, random: () => number = Math.random): string {
  const names = game.decks.map((deck) => deck.name);
  const others = names.filter((name) => name !== not);
  const from = others.length > 0 ? others : names;
  return from[Math.floor(random() * from.length)] ?? "";
}

/** The request for the table that was chosen. */
export function newTable(choices: Choices, game: GameInfo, name: string): NewTable {
  const mine = deckChoice(choices.deck);
  const other: DeckChoice = { name: choices.otherDeck || anyDeck(game, choices.deck.name) };
  const me: SeatChoice = { kind: "me", deck: mine, name };
  const bot = { kind: "bot" as const, bot: choices.bot, level: choices.level };
  const seats: Record<Opponent, SeatChoice[]> = {
    bot: [me, { ...bot, deck: other }],
    friend: [me, { kind: "friend" }],
    both: [me, { kind: "me", deck: other }],
    watch: [
      { ...bot, deck: mine },
      { ...bot, deck: other },
    ],
  };
  return {
    game: choices.game,
    seats: seats[choices.opponent],
    options: {
      best_of: choices.bestOf,
      clock: clockOf(choices.opponent, choices.clock),
      hands: false,
      spectators: choices.spectators,
      rules: choices.rules,
    },
  };
}

/** The token that the maker of a table goes in with, and the one to hand on. */
export function tokensOf(made: TableMade, opponent: Opponent): { mine: string; invite: string } {
  const [first = "", second = ""] = made.tokens;
  return {
    mine: opponent === "watch" ? made.watch : first,
    invite: opponent === "friend" ? second : "",
  };
}
