import { describe, expect, it } from "vitest";
import { boardOf } from "../../src/dev/battle-spirits";
import { model } from "../../src/pages/editor/battle-spirits/game";
import {
  type CoresSpot,
  cardsOf,
  coresAt,
  emptyPosition,
  liesDown,
  move,
  moveCore,
  put,
  remove,
  restOf,
  type Spot,
  setCores,
  setSoul,
  shift,
  turnAtHand,
  withCard,
} from "../../src/pages/editor/battle-spirits/model";
import { meanings } from "../../src/pages/editor/battle-spirits/places";
import { countIn, shuffled } from "../../src/pages/editor/lists";
import type { EditedPosition } from "../../src/wire";

const A = "BS17-001";
const B = "BS17-002";
const C = "BS17-003";

function withField(...numbers: string[]): EditedPosition {
  return numbers.reduce(
    (position, number) => put(position, number, { kind: "field", side: 0 }),
    emptyPosition(),
  );
}

const field = (position: EditedPosition, side = 0) => position.sides[side]?.field.map((card) => card.number);
const zone = (position: EditedPosition, name: "hand" | "deck" | "trash", side = 0) =>
  position.sides[side] && cardsOf(position.sides[side], name);
const at = (place: CoresSpot["at"], soul = false): CoresSpot => ({ side: 0, at: place, soul });

describe("cards", () => {
  it("go to the top of a zone, or under it", () => {
    let position = put(emptyPosition(), A, { kind: "zone", side: 0, zone: "deck" });
    position = put(position, B, { kind: "zone", side: 0, zone: "deck" });
    position = put(position, C, { kind: "zone", side: 0, zone: "deck", bottom: true });
    expect(zone(position, "deck")).toEqual([B, A, C]);
  });

  it("lie at hand face down for the other player, until they are turned up again", () => {
    for (const [side, word] of ["known=own", "known=opp"].entries()) {
      let position = put(emptyPosition(), A, { kind: "zone", side, zone: "at_hand" });
      position = put(position, B, { kind: "zone", side, zone: "at_hand" });
      position = turnAtHand(position, side, 1);
      const row = () => position.sides[side]?.at_hand as string[];
      expect(row()).toEqual([B, `${A} ${word}`]);
      expect(row().map((entry) => liesDown(entry, side))).toEqual([false, true]);
      position = turnAtHand(position, side, 1);
      expect(row()).toEqual([B, A]);
    }
  });

  it("take the place of cards that were only counted", () => {
    const position = put(emptyPosition(), A, { kind: "zone", side: 1, zone: "deck" });
    const side = position.sides[1];
    expect(side && countIn(side.deck)).toBe(1);
  });

  it("keep what is said of them when they move between zones", () => {
    let position = put(emptyPosition(), `${A} known=both`, { kind: "zone", side: 0, zone: "hand" });
    position = move(
      position,
      { kind: "zone", side: 0, zone: "hand", index: 0 },
      { kind: "zone", side: 0, zone: "trash" },
    );
    expect(zone(position, "hand")).toEqual([]);
    expect(zone(position, "trash")).toEqual([`${A} known=both`]);
    position = move(position, { kind: "zone", side: 0, zone: "trash", index: 0 }, { kind: "field", side: 0 });
    expect(field(position)).toEqual([A]);
  });

  it("go over to the other side with their cores, not with the Soul Core", () => {
    let position = setSoul(setCores(withField(A), at(0), 3), 0, 0);
    position = move(position, { kind: "field", side: 0, index: 0 }, { kind: "field", side: 1 });
    expect(field(position)).toEqual([]);
    expect(position.sides[1]?.field[0]).toMatchObject({ number: A, cores: 3, soul: false });
    expect(position.sides[0]?.soul).toBe("reserve");
  });

  it("are combined with the host that was meant, wherever they stood", () => {
    const position = move(
      withField(A, B, C),
      { kind: "field", side: 0, index: 0 },
      { kind: "host", side: 0, index: 2 },
    );
    expect(field(position)).toEqual([B, C]);
    expect(position.sides[0]?.field[1]?.braves).toEqual([A]);
    const parted = move(position, { kind: "brave", side: 0, index: 1, brave: 0 }, { kind: "field", side: 0 });
    expect(field(parted)).toEqual([B, C, A]);
    expect(parted.sides[0]?.field[1]?.braves).toEqual([]);
  });

  it("are not combined with themselves", () => {
    const position = withField(A);
    expect(move(position, { kind: "field", side: 0, index: 0 }, { kind: "host", side: 0, index: 0 })).toBe(
      position,
    );
  });

  it("leave their Soul Core behind when they are taken away", () => {
    const position = remove(setSoul(withField(A, B), 0, 1), { kind: "field", side: 0, index: 1 });
    expect(field(position)).toEqual([A]);
    expect(position.sides[0]?.soul).toBe("reserve");
  });

  it("change places, but not beyond the ends", () => {
    expect(field(shift(withField(A, B), { kind: "field", side: 0, index: 1 }, -1))).toEqual([B, A]);
    expect(field(shift(withField(A, B), { kind: "field", side: 0, index: 0 }, -1))).toEqual([A, B]);
  });
});

describe("stacks", () => {
  const first = { side: 0, index: 0 };
  const card = (position: EditedPosition) => position.sides[0]?.field[0];

  it("grow by cards that come onto one, and by others under it, face up or face down", () => {
    let position = setCores(withField(A), at(0), 3);
    position = put(position, B, { kind: "onto", ...first });
    expect(card(position)).toMatchObject({ number: B, bases: [A], cores: 3 });
    position = put(position, C, { kind: "below", ...first, part: "bases" });
    position = put(position, `${A} known=both`, { kind: "below", ...first, part: "covered" });
    expect(card(position)).toMatchObject({ number: B, bases: [C, A], covered: [A] });
  });

  it("give their cards away one by one; without a base nothing came by Contract Advent", () => {
    const contract = withCard(put(withField(A), B, { kind: "onto", ...first }), 0, 0, (one) => ({
      ...one,
      contract: true,
    }));
    const base = { kind: "below", ...first, part: "bases", place: 0 } as const;
    const position = move(contract, base, { kind: "zone", side: 0, zone: "soul_state" });
    expect(card(position)).toMatchObject({ number: B, bases: [], contract: false });
    expect(position.sides[0]?.soul_state).toEqual([A]);
  });

  it("hold a brave by its side, which is not said of it elsewhere", () => {
    let position = put(withField(A, B), C, { kind: "host", side: 0, index: 0, half: "left" });
    position = put(position, C, { kind: "host", side: 0, index: 1, half: "right" });
    expect(position.sides[0]?.field.map((one) => one.braves)).toEqual([[`${C} left`], [`${C} right`]]);
    position = move(
      position,
      { kind: "brave", side: 0, index: 0, brave: 0 },
      { kind: "zone", side: 0, zone: "hand" },
    );
    expect(zone(position, "hand")).toEqual([C]);
  });

  it("show face A of a rebirth card everywhere but on the field", () => {
    const position = withField("SAMPLE-001.B");
    const from = { kind: "field", ...first } as const;
    expect(zone(move(position, from, { kind: "zone", side: 0, zone: "trash" }), "trash")).toEqual([
      "SAMPLE-001",
    ]);
    expect(card(put(position, B, { kind: "onto", ...first }))?.bases).toEqual(["SAMPLE-001"]);
  });

  it("move whole over the field, and their cards are missing in a deck", () => {
    let position = put(withField(A), B, { kind: "onto", ...first });
    position = put(position, C, { kind: "below", ...first, part: "covered" });
    const side = position.sides[0];
    expect(side && restOf(side, [A, B, C, C])).toEqual([C]);
    position = move(position, { kind: "field", ...first }, { kind: "field", side: 1 });
    expect(position.sides[1]?.field[0]).toMatchObject({ number: B, bases: [A], covered: [C] });
  });
});

describe("things on the board", () => {
  it("are found below a card, in the burst area and in every place apart", () => {
    const known = (ref: string, number: string) => ({ ref, number, place: 0 });
    const board = boardOf(3, false);
    const side = board.sides[0];
    const [top] = side?.field ?? [];
    if (!side || !top) throw new Error("no card");
    top.bases = [known("base:1:0", B)];
    top.covered = 1;
    top.covered_cards = [known("covered:1:0", C)];
    for (const name of ["mirage", "soul_state", "at_hand", "tokens"]) {
      side.zones[name] = {
        ref: `zone:0:${name}`,
        name,
        count: 1,
        cards: [known(`${name}:0:${A}`, A)],
        down: [],
      };
    }
    const found = meanings(board);
    expect(found.get("base:1:0")?.card).toEqual({
      kind: "below",
      side: 0,
      index: 0,
      part: "bases",
      place: 0,
    });
    expect(found.get("covered:1:0")?.card).toMatchObject({ part: "covered", place: 0 });
    expect(found.get("zone:0:burst_area")?.goal).toEqual({ kind: "zone", side: 0, zone: "burst" });
    for (const zone of ["mirage", "soul_state", "at_hand", "tokens"]) {
      expect(found.get(`zone:0:${zone}`)?.goal).toEqual({ kind: "zone", side: 0, zone });
      expect(found.get(`${zone}:0:${A}`)?.card).toEqual({ kind: "zone", side: 0, zone, index: 0 });
    }
    expect(model.taken({ card: found.get("base:1:0")?.card as Spot }, board)).toMatchObject({ number: B });
    expect(model.taken({ card: found.get("covered:1:0")?.card as Spot }, board)).toMatchObject({ number: C });
  });
});

describe("cores", () => {
  it("move one by one within a side", () => {
    const position = moveCore(setCores(withField(A), at(0), 1), at("reserve"), at(0));
    expect(coresAt(position, at("reserve"))).toBe(2);
    expect(coresAt(position, at(0))).toBe(2);
  });

  it("do not move from where there are none, nor to the other side", () => {
    const position = emptyPosition();
    expect(moveCore(position, at("counts"), at("reserve"))).toBe(position);
    expect(moveCore(position, at("reserve"), { side: 1, at: "life", soul: false })).toBe(position);
  });

  it("stay within what a position may hold", () => {
    expect(coresAt(setCores(emptyPosition(), at("life"), -2), at("life"))).toBe(0);
    expect(coresAt(setCores(emptyPosition(), at("life"), 5000), at("life"))).toBe(999);
  });

  it("of the soul are in one place at a time", () => {
    let position = setSoul(withField(A, B), 0, 1);
    expect(position.sides[0]?.field.map((card) => card.soul)).toEqual([false, true]);
    expect(position.sides[0]?.soul).toBe("field");
    position = moveCore(position, at(1, true), at("trash_cores"));
    expect(position.sides[0]?.field.some((card) => card.soul)).toBe(false);
    expect(position.sides[0]?.soul).toBe("trash");
    expect(moveCore(position, at("trash_cores", true), at("counts"))).toBe(position);
    expect(moveCore(position, at("trash_cores", true), at("life")).sides[0]?.soul).toBe("life");
  });
});

describe("decks", () => {
  it("are filled with what is not elsewhere", () => {
    let position = put(withField(A), A, { kind: "zone", side: 0, zone: "hand" });
    position = put(position, `${B} known=both`, { kind: "zone", side: 0, zone: "trash" });
    const side = position.sides[0];
    expect(side && restOf(side, [A, A, A, B, C])).toEqual([A, C]);
  });

  it("are shuffled without losing a card", () => {
    const cards = Array.from({ length: 30 }, (_, index) => String(index));
    let seed = 7;
    const random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const found = shuffled(cards, random);
    expect(found).not.toEqual(cards);
    expect([...found].sort()).toEqual([...cards].sort());
  });
});
