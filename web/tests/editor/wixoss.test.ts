import { describe, expect, it } from "vitest";
import { boardOf } from "../../src/dev/wixoss";
import { meanings, model } from "../../src/pages/editor/wixoss/game";
import { emptyPosition, entryAt, move, put, remove, restOf } from "../../src/pages/editor/wixoss/model";
import type { Face } from "../../src/wire";

const A = "WD01-009";
const B = "WD01-010";
const LRIG = "WD01-001";
const kinds = new Map<string, Face>(
  [
    [A, "signi"],
    [LRIG, "lrig"],
  ].map(([number = "", kind = ""]) => [number, { number, kind } as Face]),
);

describe("a card of WIXOSS", () => {
  it("goes to a place; one that stands there comes to lie under it", () => {
    let position = put(emptyPosition(), A, { kind: "place", side: 0, place: "left" });
    position = put(position, B, { kind: "place", side: 0, place: "left" });
    expect(position.sides[0]?.left).toMatchObject({ number: B, under: [A] });
  });

  it("changes places with another, and keeps what lies on it", () => {
    let position = put(emptyPosition(), A, { kind: "place", side: 0, place: "left" });
    position = put(position, B, { kind: "place", side: 0, place: "right" });
    position = put(position, A, { kind: "onto", side: 0, place: "right", part: "acce" });
    position = move(
      position,
      { kind: "place", side: 0, place: "right" },
      { kind: "place", side: 0, place: "left" },
    );
    expect(position.sides[0]?.left).toMatchObject({ number: B, acce: A });
    expect(position.sides[0]?.right?.number).toBe(A);
  });

  it("is no part of itself", () => {
    const position = put(emptyPosition(), A, { kind: "place", side: 0, place: "left" });
    const onto = { kind: "onto", side: 0, place: "left", part: "charm" } as const;
    expect(move(position, { kind: "place", side: 0, place: "left" }, onto)).toBe(position);
  });

  it("lies face down in a lane, one of a sort", () => {
    let position = put(emptyPosition(), A, { kind: "down", side: 1, sort: "traps", lane: "center" });
    const spot = { kind: "down", side: 1, sort: "traps", lane: "center" } as const;
    expect(entryAt(position, spot)).toBe(A);
    position = remove(position, spot);
    expect(position.sides[1]?.traps).toEqual({});
  });

  it("that is ridden takes the ride with it", () => {
    const position = put(emptyPosition(), A, { kind: "place", side: 0, place: "left" });
    const ridden = {
      ...position,
      sides: position.sides.map((side, index) => (index === 0 ? { ...side, ride: "left" } : side)),
    };
    expect(remove(ridden, { kind: "place", side: 0, place: "left" }).sides[0]?.ride).toBe("");
  });

  it("stands only where its kind may", () => {
    const held = { kind: "new", number: LRIG } as const;
    const lrig = { goal: { kind: "place", side: 0, place: "lrig" } } as const;
    const lane = { goal: { kind: "place", side: 0, place: "left" } } as const;
    expect(model.mayGo(held, lrig, kinds)).toBe(true);
    expect(model.mayGo(held, lane, kinds)).toBe(false);
    expect(model.mayGo({ kind: "new", number: A }, lane, kinds)).toBe(true);
  });

  it("leaves the rest of a deck to its zone", () => {
    let position = put(emptyPosition(), A, { kind: "zone", side: 0, zone: "ener" });
    position = put(position, B, { kind: "place", side: 0, place: "left" });
    const side = position.sides[0];
    expect(side && restOf(side, [A, A, B, LRIG], "deck")).toEqual([A, LRIG]);
  });
});

describe("what things on a board of WIXOSS mean", () => {
  const board = boardOf(4, false);
  const found = meanings(board);

  it("are places and cards", () => {
    expect(found.get("lane:0:center")?.goal).toEqual({ kind: "place", side: 0, place: "center" });
    expect(found.get("field:10")?.card?.spot).toEqual({ kind: "place", side: 0, place: "left" });
    expect(found.get("zone:0:ener")?.goal).toEqual({ kind: "zone", side: 0, zone: "ener" });
    expect(found.get("zone:0:trap_center")?.goal).toEqual({
      kind: "down",
      side: 0,
      sort: "traps",
      lane: "center",
    });
  });

  it("count the cards under a card from the uppermost", () => {
    const lrig = board.sides[0]?.field.find((card) => card.place === "lrig");
    const last = lrig?.under.at(-1);
    const part = { kind: "under", index: 0 };
    expect(last && found.get(last.ref)?.card?.spot).toMatchObject({ kind: "part", place: "lrig", part });
  });
});
