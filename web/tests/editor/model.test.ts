import { describe, expect, it } from "vitest";
import {
  type CoresSpot,
  cardsOf,
  coresAt,
  emptyPosition,
  move,
  moveCore,
  put,
  remove,
  restOf,
  setCores,
  setSoul,
  shift,
} from "../../src/pages/editor/battle-spirits/model";
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
    expect(moveCore(position, at("trash_cores", true), at("life"))).toBe(position);
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
