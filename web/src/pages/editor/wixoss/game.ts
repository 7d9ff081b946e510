/** What WIXOSS brings to the board editor: what things on its boards mean, and where cards may go. */
import type { Board, Face, WixossBoard, WixossCard, WixossEditedPosition, Zone } from "../../../wire";
import type { Held, Model } from "../game";
import type { Editor } from "../store";
import {
  emptyPosition,
  type Goal,
  type Lane,
  move,
  owns,
  type Part,
  type Place,
  put,
  remove,
  type Spot,
  ZONES,
  type ZoneName,
} from "./model";

/** What a ref means: a card with its number, or a place that cards may be put to. */
export interface Meaning {
  card?: { spot: Spot; number: string };
  goal?: Goal;
}

export type WixossEditor = Editor<WixossEditedPosition, Spot, Meaning>;

/** Kinds of cards that stand in SIGNI Zones. */
const BEINGS: ReadonlySet<string> = new Set(["signi", "resona"]);

/** Whether a card may stand in a place. */
export function mayStand(kind: string, place: Place): boolean {
  if (place === "lrig" || place === "key") return kind === place;
  return BEINGS.has(kind);
}

/** Return what every ref of a board means. */
export function meanings(board: WixossBoard): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>();
  const add = (ref: string, meaning: Meaning) => {
    if (ref) found.set(ref, { ...found.get(ref), ...meaning });
  };
  board.sides.forEach((side, number) => {
    add(side.lrig_ref, { goal: { kind: "place", side: number, place: "lrig" } });
    add(side.key_ref, { goal: { kind: "place", side: number, place: "key" } });
    for (const lane of [...side.lanes, side.cheer]) {
      add(lane.ref, { goal: { kind: "place", side: number, place: lane.name as Place } });
      addDown(add, number, "traps", lane.name as Lane, lane.trap);
      addDown(add, number, "seeds", lane.name as Lane, lane.seed);
    }
    for (const [name, zone] of Object.entries(side.zones)) {
      if (ZONES.includes(name as ZoneName)) addZone(add, number, name as ZoneName, zone);
    }
    for (const card of side.field) addCard(add, number, card);
  });
  return found;
}

type Add = (ref: string, meaning: Meaning) => void;

function addZone(add: Add, side: number, zone: ZoneName, drawn: Zone): void {
  add(drawn.ref, { goal: { kind: "zone", side, zone } });
  // Equal cards share a ref: the first of them is meant.
  for (const card of [...drawn.cards].reverse()) {
    add(card.ref, { card: { spot: { kind: "zone", side, zone, index: card.place }, number: card.number } });
  }
}

function addDown(add: Add, side: number, sort: "traps" | "seeds", lane: Lane, drawn: Zone | null): void {
  if (!drawn) return;
  add(drawn.ref, { goal: { kind: "down", side, sort, lane } });
  for (const card of drawn.cards) {
    add(card.ref, { card: { spot: { kind: "down", side, sort, lane }, number: card.number } });
  }
}

function addCard(add: Add, side: number, card: WixossCard): void {
  const place = card.place as Place;
  const part = (ref: string, number: string, what: Part) =>
    add(ref, { card: { spot: { kind: "part", side, place, part: what }, number } });
  add(card.ref, {
    card: { spot: { kind: "place", side, place }, number: card.number },
    goal: { kind: "place", side, place },
  });
  // The board has the lowest first, a position the uppermost.
  card.under.forEach((one, index) => {
    part(one.ref, one.number, { kind: "under", index: card.under.length - 1 - index });
  });
  for (const acce of card.acces) part(acce.ref, acce.number, { kind: "acce" });
}

function taken(meaning: Meaning): Held<Spot> | null {
  const { card } = meaning;
  return card && card.number !== "" ? { kind: "there", spot: card.spot, number: card.number } : null;
}

function mayGo(held: Held<Spot>, to: Meaning, faces: ReadonlyMap<string, Face>): boolean {
  const { goal } = to;
  if (!goal) return false;
  const kind = faces.get(held.number)?.kind ?? "";
  return goal.kind !== "place" || mayStand(kind, goal.place);
}

function go(position: WixossEditedPosition, held: Held<Spot>, to: Meaning): WixossEditedPosition {
  if (!to.goal) return position;
  return held.kind === "new" ? put(position, held.number, to.goal) : move(position, held.spot, to.goal);
}

export const model: Model<WixossEditedPosition, Spot, Meaning> = {
  name: "wixoss",
  empty: emptyPosition,
  owns,
  meanings: (board: Board) => (board.type === "wixoss" ? meanings(board) : new Map<string, Meaning>()),
  taken,
  mayGo,
  go,
  remove,
};
