/** What Battle Spirits brings to the board editor. */
import type { BattleSpiritsBoard, Board, EditedPosition, Face } from "../../../wire";
import type { Held, Model } from "../game";
import type { Editor } from "../store";
import {
  type CoresSpot,
  coresAt,
  emptyPosition,
  move,
  moveCore,
  put,
  remove,
  type Spot,
  setCores,
} from "./model";
import { drawnZone, type Meaning, meanings } from "./places";

/** What may be taken: a card of the position, or cores. */
export type Taken = Spot | { kind: "cores"; at: CoresSpot };
export type BattleSpiritsEditor = Editor<EditedPosition, Taken, Meaning>;

/** A board if it is one of this game. */
export function boardOf(board: Board | null): BattleSpiritsBoard | null {
  return board?.type === "battle-spirits" ? board : null;
}

/** The number of a card as the board shows it, empty for none. */
function numberAt(board: BattleSpiritsBoard, spot: Spot): string {
  const side = board.sides[spot.side];
  if (!side) return "";
  if (spot.kind === "zone") {
    return side.zones[drawnZone(spot.zone)]?.cards.find((card) => card.place === spot.index)?.number ?? "";
  }
  const card = side.field[spot.index];
  if (spot.kind === "below") {
    const cards = spot.part === "bases" ? card?.bases : card?.covered_cards;
    return cards?.[spot.place]?.number ?? "";
  }
  return (spot.kind === "field" ? card?.number : card?.braves[spot.brave]?.number) ?? "";
}

function taken(meaning: Meaning, board: Board): Held<Taken> | null {
  const found = boardOf(board);
  if (!found) return null;
  if (meaning.card) {
    const number = numberAt(found, meaning.card);
    return number ? { kind: "there", spot: meaning.card, number } : null;
  }
  return meaning.cores ? { kind: "there", spot: { kind: "cores", at: meaning.cores }, number: "" } : null;
}

function mayGo(held: Held<Taken>, to: Meaning, faces: ReadonlyMap<string, Face>): boolean {
  if (held.kind === "there" && held.spot.kind === "cores") {
    const from = held.spot.at;
    if (!to.cores || to.cores.side !== from.side || to.cores.at === from.at) return false;
    return !from.soul || to.cores.at !== "counts";
  }
  if (!to.goal) return false;
  return to.goal.kind !== "host" || faces.get(held.number)?.kind === "brave";
}

function go(position: EditedPosition, held: Held<Taken>, to: Meaning, board: Board | null): EditedPosition {
  if (held.kind === "new") return to.goal ? put(position, held.number, to.goal) : position;
  const { spot } = held;
  if (spot.kind === "cores") {
    return to.cores ? moveCore(position, spot.at, to.cores, boardOf(board)) : position;
  }
  return to.goal ? move(position, spot, to.goal) : position;
}

export const model: Model<EditedPosition, Taken, Meaning> = {
  name: "battle-spirits",
  empty: emptyPosition,
  owns: (position) => position.type === "battle-spirits",
  meanings(board) {
    const found = boardOf(board);
    return found ? meanings(found) : new Map<string, Meaning>();
  },
  taken,
  mayGo,
  go,
  remove: (position, spot) => (spot.kind === "cores" ? position : remove(position, spot)),
};

/** Plus and minus change the cores of what is taken; returns whether there are any. */
export function key(editor: BattleSpiritsEditor, pressed: string): boolean {
  const held = editor.held.peek();
  if ((pressed !== "+" && pressed !== "-") || held?.kind !== "there") return false;
  const { spot } = held;
  const cores: CoresSpot | null =
    spot.kind === "cores"
      ? spot.at
      : spot.kind === "field"
        ? { side: spot.side, at: spot.index, soul: false }
        : null;
  if (!cores || cores.soul) return false;
  const position = editor.position.peek();
  const count = coresAt(position, cores, boardOf(editor.board.peek())) + (pressed === "+" ? 1 : -1);
  editor.change(setCores(position, cores, count), held);
  return true;
}
