/** What a playmat needs from whoever shows it: owns the interface between the table's state and the boards. */
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Board, Decision, Details, Face, Move, Option } from "../wire";

/** How a thing on the board takes part in the pending decision. */
export type Highlight = "" | "option" | "chosen" | "target";

/** What happens when a player touches the board. Functions read signals, so that who calls them follows. */
export interface Interactive {
  /** How a thing is lit: it begins an option, was chosen, or is where the chosen thing may go. */
  highlight(ref: string): Highlight;
  /** The legal options that touching the thing would begin or end, for its accessible name. */
  options(ref: string): Option[];
  /** A click or Enter: answers if one option fits, narrows if several do. */
  touch(ref: string): void;
  /** Where a thing may be dragged; the ref of a player stands for the whole side. */
  targets(from: string): string[];
  drop(from: string, to: string): void;
  /** Ask for all about a thing on the board (ref) or about a card (number). */
  inspect(ref: string, number: string): void;
  /** The answer to the last `inspect`, null while there is none. */
  details(): Details | null;
  /** Put the details away. */
  dismiss(): void;
  openRule(number: string): void;
}

const nothing = () => {};

/** A board to look at only; `parts` adds what it can do. */
export function inert(parts: Partial<Interactive> = {}): Interactive {
  return {
    highlight: () => "",
    options: () => [],
    touch: nothing,
    targets: () => [],
    drop: nothing,
    inspect: nothing,
    details: () => null,
    dismiss: nothing,
    openRule: nothing,
    ...parts,
  };
}

export interface PlaymatProps<B extends Board = Board, F extends Face = Face> {
  board: B;
  faces: ReadonlyMap<string, F>;
  interactive: Interactive;
  /** What the two players are called, for the reader ("You"). */
  names: readonly [string, string];
  /** What is shown of each player beside the name: who is there, the clock. */
  plates?: readonly [ComponentChildren, ComponentChildren];
  /** What is asked, to show whose turn it is to act. */
  decision?: Decision | null;
  /** What happened since the board before, shown as movement; a new list for each update. */
  moves?: readonly Move[];
}

export interface TextBoardProps<B extends Board = Board, F extends Face = Face> {
  board: B;
  faces: ReadonlyMap<string, F>;
  interactive: Interactive;
  names: readonly [string, string];
}

export interface DetailsProps {
  details: Details;
  interactive: Interactive;
}

export interface CardGridProps<F extends Face = Face> {
  cards: readonly { face: F; count: number }[];
  /** Number of the card that is looked at, empty for none. */
  chosen: string;
  onLook(number: string): void;
}

/** All that a game brings to the table, for its own boards and faces. */
export interface GameViews<B extends Board = Board, F extends Face = Face> {
  Playmat: FunctionComponent<PlaymatProps<B, F>>;
  /** Both sides as headings and lists, for screen readers. */
  TextBoard: FunctionComponent<TextBoardProps<B, F>>;
  /** All about one card: a column beside the board, a sheet on a phone. Place it where it may be a column. */
  DetailsPanel: FunctionComponent<DetailsProps>;
  /** The cards of a list, to be looked at. */
  CardGrid: FunctionComponent<CardGridProps<F>>;
}
