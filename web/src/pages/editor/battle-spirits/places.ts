/** Places: what each thing on the drawn board is in the position that is edited. */
import type { BattleSpiritsBoard } from "../../../wire";
import { CORES, type CoresSpot, type Goal, type Spot, ZONES, type ZoneName } from "./model";

/** What a ref means: a card, cores, or a place that cards may be put to. */
export interface Meaning {
  card?: Spot;
  cores?: CoresSpot;
  goal?: Goal;
}

const DRAWN = { life: "life", reserve: "reserve", trash_cores: "trash", counts: "counts" } as const;

/** What a zone of a position is called on the board. */
export function drawnZone(zone: ZoneName): string {
  return zone === "burst" ? "burst_area" : zone;
}

/** Return what every ref of a board means. */
export function meanings(board: BattleSpiritsBoard): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>();
  const add = (ref: string, meaning: Meaning) => {
    if (ref) found.set(ref, { ...found.get(ref), ...meaning });
  };
  board.sides.forEach((side, number) => {
    add(side.ref, { goal: { kind: "field", side: number } });
    for (const at of CORES) {
      const cores = side[DRAWN[at]];
      add(cores.ref, { cores: { side: number, at, soul: false } });
      add(cores.soul_ref, { cores: { side: number, at, soul: true } });
    }
    for (const known of ZONES) {
      const zone = side.zones[drawnZone(known)];
      if (!zone) continue;
      add(zone.ref, { goal: { kind: "zone", side: number, zone: known } });
      // Equal cards share a ref: the first of them is meant.
      for (const card of [...zone.cards].reverse()) {
        add(card.ref, { card: { kind: "zone", side: number, zone: known, index: card.place } });
      }
    }
    side.field.forEach((card, index) => {
      add(card.ref, {
        card: { kind: "field", side: number, index },
        goal: { kind: "host", side: number, index },
        cores: { side: number, at: index, soul: false },
      });
      add(card.cores.ref, { cores: { side: number, at: index, soul: false } });
      add(card.cores.soul_ref, { cores: { side: number, at: index, soul: true } });
      card.braves.forEach((brave, place) => {
        add(brave.ref, { card: { kind: "brave", side: number, index, brave: place } });
      });
      card.bases.forEach((base, place) => {
        add(base.ref, { card: { kind: "below", side: number, index, part: "bases", place } });
      });
      card.covered_cards.forEach((one, place) => {
        add(one.ref, { card: { kind: "below", side: number, index, part: "covered", place } });
      });
    });
  });
  return found;
}
