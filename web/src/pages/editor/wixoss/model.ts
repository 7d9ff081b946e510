/** Positions of WIXOSS as they are set up: what can be done to one. */
import type { Edited, WixossEditedCard, WixossEditedPosition, WixossEditedSide } from "../../../wire";
import { cardsIn, leftOf, numberOf, without, withSide } from "../lists";

export type ZoneName =
  | "hand"
  | "ener"
  | "life"
  | "deck"
  | "lrig_deck"
  | "trash"
  | "lrig_trash"
  | "excluded"
  | "beat";
export type Place = "left" | "center" | "right" | "cheer" | "lrig" | "key";
export type Lane = "left" | "center" | "right";
export type Sort = "traps" | "seeds";
export type Phase = WixossEditedPosition["phase"];
export type Step = WixossEditedPosition["step"];

export const ZONES: readonly ZoneName[] = [
  "hand",
  "ener",
  "life",
  "deck",
  "lrig_deck",
  "trash",
  "lrig_trash",
  "excluded",
  "beat",
];
/** In the order in which they are shown. */
export const PLACES: readonly Place[] = ["lrig", "key", "left", "center", "right", "cheer"];
export const LANES: readonly Lane[] = ["left", "center", "right"];
export const SORTS: readonly Sort[] = ["traps", "seeds"];
export const PHASES: readonly Phase[] = ["up", "draw", "ener", "grow", "main", "attack", "end"];
/** The steps of the attack phase that a position may begin at. */
export const STEPS: readonly Step[] = ["arts", "signi", "lrig"];

/** What lies on a card of the field: one of its pile, the acce, the charm. */
export type Part = { kind: "under"; index: number } | { kind: "acce" } | { kind: "charm" };

/** Where a card is: in a zone by its place from the top, on the field, on a card there, or face down in a lane. */
export type Spot =
  | { kind: "zone"; side: number; zone: ZoneName; index: number }
  | { kind: "place"; side: number; place: Place }
  | { kind: "part"; side: number; place: Place; part: Part }
  | { kind: "down"; side: number; sort: Sort; lane: Lane };

/** Where a card may go; in a place that is taken it lies on top, what stood there under it. */
export type Goal =
  | { kind: "zone"; side: number; zone: ZoneName; bottom?: boolean }
  | { kind: "place"; side: number; place: Place }
  | { kind: "onto"; side: number; place: Place; part: "under" | "acce" | "charm" }
  | { kind: "down"; side: number; sort: Sort; lane: Lane };

export function owns(position: Edited): position is WixossEditedPosition {
  return position.type === "wixoss";
}

export function emptySide(): WixossEditedSide {
  return {
    lrig: null,
    key: null,
    left: null,
    center: null,
    right: null,
    cheer: null,
    deck: 20,
    lrig_deck: [],
    hand: [],
    ener: [],
    life: 7,
    trash: [],
    lrig_trash: [],
    excluded: [],
    beat: [],
    traps: {},
    seeds: {},
    viruses: [],
    coins: 0,
    subscribers: 0,
    ride: "",
    open: false,
  };
}

export function emptyPosition(): WixossEditedPosition {
  return {
    type: "wixoss",
    sides: [emptySide(), emptySide()],
    turn: 3,
    turn_player: 0,
    phase: "main",
    step: "",
    seed: 0,
  };
}

export function newCard(number: string): WixossEditedCard {
  return { number, down: false, frozen: false, armed: false, charm: "", acce: "", under: [] };
}

/** Return the position with the card of a place changed; an empty place stays empty. */
export function withCard(
  position: WixossEditedPosition,
  side: number,
  place: Place,
  change: (card: WixossEditedCard) => WixossEditedCard,
): WixossEditedPosition {
  return withSide(position, side, (one) => {
    const card = one[place];
    return card ? { ...one, [place]: change(card) } : one;
  });
}

/** The entry of a card where it is, undefined if nothing is there. */
export function entryAt(position: WixossEditedPosition, spot: Spot): string | undefined {
  const side = position.sides[spot.side];
  if (!side) return undefined;
  switch (spot.kind) {
    case "zone":
      return cardsIn(side[spot.zone])[spot.index];
    case "down":
      return side[spot.sort]?.[spot.lane];
    case "place":
      return side[spot.place]?.number;
    case "part": {
      const card = side[spot.place];
      if (!card) return undefined;
      if (spot.part.kind === "under") return card.under[spot.part.index];
      return card[spot.part.kind] || undefined;
    }
  }
}

/** Put a card of this number somewhere: in a zone on its top. */
export function put(position: WixossEditedPosition, entry: string, goal: Goal): WixossEditedPosition {
  const number = numberOf(entry);
  switch (goal.kind) {
    case "zone":
      return withSide(position, goal.side, (side) => {
        const cards = cardsIn(side[goal.zone]);
        return { ...side, [goal.zone]: goal.bottom ? [...cards, entry] : [entry, ...cards] };
      });
    case "down":
      return withSide(position, goal.side, (side) => ({
        ...side,
        [goal.sort]: { ...side[goal.sort], [goal.lane]: entry },
      }));
    case "onto":
      return withCard(position, goal.side, goal.place, (card) =>
        goal.part === "under"
          ? { ...card, under: [number, ...card.under] }
          : { ...card, [goal.part]: number },
      );
    case "place":
      return withSide(position, goal.side, (side) => {
        const below = side[goal.place];
        const under = below ? [below.number, ...below.under] : [];
        return { ...side, [goal.place]: { ...newCard(number), under } };
      });
  }
}

/** Take a card away. What lies under and on it goes with it. */
export function remove(position: WixossEditedPosition, spot: Spot): WixossEditedPosition {
  switch (spot.kind) {
    case "zone":
      return withSide(position, spot.side, (side) => ({
        ...side,
        [spot.zone]: without(cardsIn(side[spot.zone]), spot.index),
      }));
    case "down":
      return withSide(position, spot.side, (side) => {
        const { [spot.lane]: _, ...rest } = side[spot.sort] ?? {};
        return { ...side, [spot.sort]: rest };
      });
    case "place":
      return withSide(position, spot.side, (side) => ({
        ...side,
        [spot.place]: null,
        ride: side.ride === spot.place || spot.place === "lrig" ? "" : side.ride,
      }));
    case "part":
      return withCard(position, spot.side, spot.place, (card) => {
        const { part } = spot;
        return part.kind === "under"
          ? { ...card, under: without(card.under, part.index) }
          : { ...card, [part.kind]: "" };
      });
  }
}

/** Move a card; from place to place it keeps what lies under and on it, and two of a side change places. */
export function move(position: WixossEditedPosition, from: Spot, goal: Goal): WixossEditedPosition {
  const entry = entryAt(position, from);
  if (entry === undefined) return position;
  if (from.kind === "place" && goal.kind === "place") {
    const card = position.sides[from.side]?.[from.place];
    const other = position.sides[goal.side]?.[goal.place];
    if (!card || (from.side === goal.side && from.place === goal.place)) return position;
    const there = withSide(remove(position, from), goal.side, (side) => ({ ...side, [goal.place]: card }));
    return other ? withSide(there, from.side, (side) => ({ ...side, [from.place]: other })) : there;
  }
  const onItself =
    goal.kind === "onto" &&
    "place" in from &&
    from.kind === "place" &&
    from.side === goal.side &&
    from.place === goal.place;
  return onItself ? position : put(remove(position, from), entry, goal);
}

/** The cards of a deck that are not elsewhere on a side, as often as the deck holds them. */
export function restOf(side: WixossEditedSide, deck: readonly string[], zone: ZoneName): string[] {
  const zones = ZONES.filter((one) => one !== zone).flatMap((one) => cardsIn(side[one]).map(numberOf));
  const field = PLACES.flatMap((place) => {
    const card = side[place];
    return card ? [card.number, card.charm, card.acce, ...card.under].filter((one) => one !== "") : [];
  });
  const down = SORTS.flatMap((sort) => Object.values(side[sort] ?? {}).map(numberOf));
  return leftOf(deck, [...zones, ...field, ...down]);
}
