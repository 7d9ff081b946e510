/** What a game brings to the board editor: its positions, what things on the drawn board mean in them, and its forms. */
import type { FunctionComponent } from "preact";
import type { Board, DeckInfo, Edited, Face } from "../../wire";
import type { Editor } from "./store";

/** What is taken: a card of the list, or a thing of the position; `number` is that of a card, empty for others. */
export type Held<Spot> = { kind: "new"; number: string } | { kind: "there"; spot: Spot; number: string };

/**
 * Positions of one game. Pure functions; none knows a rule, so that a position may be wrong for a while. What is
 * wrong the server says.
 */
export interface Model<Position extends Edited, Spot, Meaning> {
  /** Name of the game. */
  readonly name: Position["type"];
  empty(): Position;
  /** Whether a position is one of this game. */
  owns(position: Edited): position is Position;
  /** What every ref of a board means. */
  meanings(board: Board): ReadonlyMap<string, Meaning>;
  /** What touching a thing takes, null for nothing. */
  taken(meaning: Meaning, board: Board): Held<Spot> | null;
  /** Where what is held may go, of the things on the board. */
  mayGo(held: Held<Spot>, to: Meaning, faces: ReadonlyMap<string, Face>): boolean;
  /** Put what is held there. */
  go(position: Position, held: Held<Spot>, to: Meaning, board: Board | null): Position;
  remove(position: Position, spot: Spot): Position;
}

interface EditorProps<Position extends Edited, Spot, Meaning> {
  editor: Editor<Position, Spot, Meaning>;
}

/** All that a game brings. */
export interface EditorGame<Position extends Edited, Spot, Meaning> {
  model: Model<Position, Spot, Meaning>;
  /** Colours that cards are searched by. */
  colors: readonly string[];
  /** What is said of a card in the list beside its name. */
  fact(face: Face): string;
  /** What is printed on a card that a search finds it by, beside number, name and effects. */
  printed(face: Face): readonly string[];
  /** Every place where what is held may be put: the way of the keyboard, and of a finger on a phone. */
  Held: FunctionComponent<EditorProps<Position, Spot, Meaning> & { held: Held<Spot> }>;
  /** Turn and phase. */
  MatchForm: FunctionComponent<EditorProps<Position, Spot, Meaning>>;
  SideForm: FunctionComponent<
    EditorProps<Position, Spot, Meaning> & { side: number; name: string; decks: readonly DeckInfo[] }
  >;
  /** A key of the page that the game gives a meaning; returns whether it has one. */
  key?(editor: Editor<Position, Spot, Meaning>, key: string): boolean;
}
