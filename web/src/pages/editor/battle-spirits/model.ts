/** Positions of Battle Spirits as they are set up: what can be done to one. */
import type { BattleSpiritsBoard, EditedCard, EditedPosition, EditedSide } from "../../../wire";
import { cardsIn, leftOf, numberOf, shifted, without, withSide } from "../lists";

export type ZoneName =
  | "deck"
  | "hand"
  | "at_hand"
  | "trash"
  | "burst"
  | "mirage"
  | "soul_state"
  | "laid_magic"
  | "removed"
  | "tokens";
/** Below a card on the field: face up, or face down. */
export type Part = "bases" | "covered";
/** Which side of an otherworld-god brave a card is on. */
export type Half = "left" | "right";
export type CoresName = "life" | "reserve" | "trash_cores" | "counts";
export type Step = EditedPosition["step"];
export type Posture = EditedCard["posture"];
export type Soul = EditedSide["soul"];

export const ZONES: readonly ZoneName[] = [
  "hand",
  "deck",
  "trash",
  "burst",
  "mirage",
  "at_hand",
  "soul_state",
  "laid_magic",
  "tokens",
  "removed",
];
export const PARTS: readonly Part[] = ["bases", "covered"];
export const HALVES: readonly Half[] = ["left", "right"];
export const CORES: readonly CoresName[] = ["life", "reserve", "trash_cores", "counts"];
export const STEPS: readonly Step[] = ["start", "core", "draw", "refresh", "main", "attack", "end"];
export const POSTURES: readonly Posture[] = ["refreshed", "exhausted", "heavily-exhausted"];
export const SOULS: readonly Soul[] = ["reserve", "trash", "life", "void", "removed"];
const FACE_B = ".B";
const MOST = 999;

/** Where a card is: in a zone by its place from the top, on the field, combined with a card there, or below it. */
export type Spot =
  | { kind: "zone"; side: number; zone: ZoneName; index: number }
  | { kind: "field"; side: number; index: number }
  | { kind: "brave"; side: number; index: number; brave: number }
  | { kind: "below"; side: number; index: number; part: Part; place: number };

/** Where a card may go: onto a card is on top of it, so that it lies below. */
export type Goal =
  | { kind: "zone"; side: number; zone: ZoneName; bottom?: boolean }
  | { kind: "field"; side: number }
  | { kind: "host"; side: number; index: number; half?: Half }
  | { kind: "onto"; side: number; index: number }
  | { kind: "below"; side: number; index: number; part: Part };

/** Where cores are: a place of a side, or a card of its field by its place. */
export interface CoresSpot {
  side: number;
  at: CoresName | number;
  soul: boolean;
}

export function emptySide(): EditedSide {
  return {
    life: 5,
    reserve: 3,
    trash_cores: 0,
    counts: 0,
    soul: "reserve",
    deck: 20,
    hand: [],
    at_hand: [],
    trash: [],
    burst: [],
    mirage: [],
    soul_state: [],
    laid_magic: [],
    removed: [],
    tokens: [],
    field: [],
    open: false,
  };
}

export function emptyPosition(): EditedPosition {
  return {
    type: "battle-spirits",
    sides: [emptySide(), emptySide()],
    turn: 3,
    turn_player: 0,
    step: "main",
    seed: 0,
  };
}

/** The cards of a zone that are known by number. */
export function cardsOf(side: EditedSide, zone: ZoneName): readonly string[] {
  return cardsIn(side[zone]);
}

/** Return the position with one card of the field changed. */
export function withCard(
  position: EditedPosition,
  side: number,
  index: number,
  change: (card: EditedCard) => EditedCard,
): EditedPosition {
  return withSide(position, side, (one) => ({
    ...one,
    field: one.field.map((card, place) => (place === index ? change(card) : card)),
  }));
}

/** The entry of a card where it is, undefined if nothing is there. */
export function entryAt(position: EditedPosition, spot: Spot): string | undefined {
  const side = position.sides[spot.side];
  if (!side) return undefined;
  if (spot.kind === "zone") return cardsOf(side, spot.zone)[spot.index];
  const card = side.field[spot.index];
  if (spot.kind === "below") return card?.[spot.part][spot.place];
  return spot.kind === "field" ? card?.number : card?.braves[spot.brave];
}

/** The number of a card as it is away from the field: a rebirth card shows its face A there. */
function plainNumber(entry: string): string {
  const number = numberOf(entry);
  return number.endsWith(FACE_B) ? number.slice(0, -FACE_B.length) : number;
}

/** A card in a zone as it is written: with what is said of who knows it. */
function plainEntry(entry: string): string {
  return [plainNumber(entry), ...entry.split(" ").slice(1)].join(" ");
}

/** Put a card of this number somewhere: in a zone on its top. */
export function put(position: EditedPosition, entry: string, goal: Goal): EditedPosition {
  if (goal.kind === "host") {
    return withCard(position, goal.side, goal.index, (card) => ({
      ...card,
      braves: [...card.braves, goal.half ? `${numberOf(entry)} ${goal.half}` : numberOf(entry)],
    }));
  }
  if (goal.kind === "onto") {
    return withCard(position, goal.side, goal.index, (card) => ({
      ...card,
      number: numberOf(entry),
      bases: [plainNumber(card.number), ...card.bases],
    }));
  }
  if (goal.kind === "below") {
    return withCard(position, goal.side, goal.index, (card) => ({
      ...card,
      [goal.part]: [plainNumber(entry), ...card[goal.part]],
    }));
  }
  return withSide(position, goal.side, (side) => {
    if (goal.kind === "field") return { ...side, field: [...side.field, newCard(numberOf(entry))] };
    const cards = cardsOf(side, goal.zone);
    const found = plainEntry(entry);
    return { ...side, [goal.zone]: goal.bottom ? [...cards, found] : [found, ...cards] };
  });
}

export function newCard(number: string): EditedCard {
  return {
    number,
    cores: null,
    soul: false,
    posture: "refreshed",
    braves: [],
    bases: [],
    contract: false,
    covered: [],
  };
}

/** Take a card away. Its braves and the cards below go with it, its Soul Core to the reserve. */
export function remove(position: EditedPosition, spot: Spot): EditedPosition {
  if (spot.kind === "brave") {
    return withCard(position, spot.side, spot.index, (card) => ({
      ...card,
      braves: without(card.braves, spot.brave),
    }));
  }
  if (spot.kind === "below") {
    return withCard(position, spot.side, spot.index, (card) => {
      const left = { ...card, [spot.part]: without(card[spot.part], spot.place) };
      return { ...left, contract: left.contract && left.bases.length > 0 };
    });
  }
  return withSide(position, spot.side, (side) => {
    if (spot.kind === "zone") {
      return { ...side, [spot.zone]: without(cardsOf(side, spot.zone), spot.index) };
    }
    const soul = side.field[spot.index]?.soul ? "reserve" : side.soul;
    return { ...side, soul, field: without(side.field, spot.index) };
  });
}

/** Move a card; on the field of its side it keeps what lies on it. */
export function move(position: EditedPosition, from: Spot, goal: Goal): EditedPosition {
  const found = entryAt(position, from);
  if (found === undefined) return position;
  // Who knows a card is said of one in a zone, on which side a brave is of one that is combined.
  const entry = from.kind === "zone" ? found : numberOf(found);
  if (from.kind === "field" && goal.kind === "field") {
    if (from.side === goal.side) return position;
    const card = position.sides[from.side]?.field[from.index];
    if (!card) return position;
    const without = remove(position, from);
    // Each player has a Soul Core of the own: it does not go over.
    return withSide(without, goal.side, (side) => ({
      ...side,
      field: [...side.field, { ...card, soul: false }],
    }));
  }
  if (from.kind === "field" && goal.kind !== "field" && goal.kind !== "zone") {
    if (from.side === goal.side && from.index === goal.index) return position;
    // The host stands one place further down once the card before it is gone.
    const shift = from.side === goal.side && from.index < goal.index ? 1 : 0;
    return put(remove(position, from), entry, { ...goal, index: goal.index - shift });
  }
  return put(remove(position, from), entry, goal);
}

/** Whether a card at hand lies face down: only its own player knows it. */
export function liesDown(entry: string, side: number): boolean {
  return entry.split(" ").includes(downWord(side));
}

/** How a position says that a card is known to its own player alone. */
function downWord(side: number): string {
  return side === 0 ? "known=own" : "known=opp";
}

/** Turn a card at hand face down, or up again. */
export function turnAtHand(position: EditedPosition, side: number, index: number): EditedPosition {
  return withSide(position, side, (one) => ({
    ...one,
    at_hand: cardsOf(one, "at_hand").map((entry, place) => {
      if (place !== index) return entry;
      return liesDown(entry, side) ? numberOf(entry) : `${numberOf(entry)} ${downWord(side)}`;
    }),
  }));
}

/** Move a card of a zone up or down among the others. */
export function shift(position: EditedPosition, spot: Spot, by: number): EditedPosition {
  return withSide(position, spot.side, (side) => {
    if (spot.kind === "zone") {
      return { ...side, [spot.zone]: shifted(cardsOf(side, spot.zone), spot.index, by) };
    }
    return { ...side, field: shifted(side.field, spot.index, by) };
  });
}

// -- cores ---------------------------------------------------------------------------------------------

/** The normal cores of a place; on a card whose cores are not said, those that the board shows. */
export function coresAt(
  position: EditedPosition,
  spot: CoresSpot,
  shown?: BattleSpiritsBoard | null,
): number {
  const side = position.sides[spot.side];
  if (!side) return 0;
  if (typeof spot.at === "string") return side[spot.at];
  return side.field[spot.at]?.cores ?? shown?.sides[spot.side]?.field[spot.at]?.cores.count ?? 1;
}

export function setCores(position: EditedPosition, spot: CoresSpot, count: number): EditedPosition {
  const cores = Math.min(Math.max(0, Math.trunc(count)), MOST);
  const { at } = spot;
  if (typeof at === "string") return withSide(position, spot.side, (side) => ({ ...side, [at]: cores }));
  return withCard(position, spot.side, at, (card) => ({ ...card, cores }));
}

/** Move one core, or the Soul Core, to another place of the same side; the Soul Core is never among counts. */
export function moveCore(
  position: EditedPosition,
  from: CoresSpot,
  to: CoresSpot,
  shown?: BattleSpiritsBoard | null,
): EditedPosition {
  if (from.side !== to.side || from.at === to.at) return position;
  if (from.soul) return setSoul(position, from.side, to.at);
  const there = coresAt(position, from, shown);
  if (there === 0) return position;
  const taken = setCores(position, from, there - 1);
  return setCores(taken, to, coresAt(position, to, shown) + 1);
}

/** Put the Soul Core somewhere: in a place, or on a card of the field by its place. */
export function setSoul(
  position: EditedPosition,
  side: number,
  at: Soul | CoresName | number,
): EditedPosition {
  if (at === "counts") return position;
  return withSide(position, side, (one) => ({
    ...one,
    soul: typeof at === "number" ? "field" : at === "trash_cores" ? "trash" : at,
    field: one.field.map((card, index) => ({ ...card, soul: index === at })),
  }));
}

// -- decks ---------------------------------------------------------------------------------------------

/** The cards of a deck that are not elsewhere on a side, as often as the deck holds them. */
export function restOf(side: EditedSide, deck: readonly string[]): string[] {
  const zones = ZONES.filter((zone) => zone !== "deck").flatMap((zone) => cardsOf(side, zone).map(numberOf));
  return leftOf(deck, [
    ...zones,
    ...side.field.flatMap((card) =>
      [card.number, ...card.braves, ...card.bases, ...card.covered].map(plainNumber),
    ),
  ]);
}
