import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardOf, faces } from "../../src/dev/battle-spirits";
import { Playmat } from "../../src/games/battle-spirits/Playmat";
import type { BattleSpiritsBoard, Move } from "../../src/wire";
import { complete, names, speak, tableOf } from "../mat/setting";

const table = tableOf();
let animated: Element[] = [];
let cancelled = 0;

function mat(board: BattleSpiritsBoard, moves: Move[]) {
  return <Playmat board={board} faces={faces} interactive={table} names={names} moves={moves} />;
}

function move(start: string, end: string, number = "", amount = 1): Move {
  return { kind: "cores_moved", start, end, number, amount, text: "" };
}

/** Give cards their places in the row that they stand in, one beside the other. */
function places() {
  Element.prototype.getBoundingClientRect = function box() {
    const item = this.closest("li");
    const left = item ? [...(item.parentElement?.children ?? [])].indexOf(item) * 50 : 5;
    return { left, top: 5, width: 40, height: 50, right: left + 40, bottom: 55, x: left, y: 5 } as DOMRect;
  };
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
}

beforeEach(async () => {
  animated = [];
  cancelled = 0;
  await speak("en");
  Element.prototype.animate = function animate(this: Element) {
    animated.push(this);
    return { finished: new Promise(() => {}), cancel: () => void cancelled++ } as unknown as Animation;
  };
  places();
});
afterEach(() => {
  cleanup();
  Object.defineProperty(document, "hidden", { value: false, configurable: true });
});

describe("movement", () => {
  it("shows what was turned turning, and nothing else", () => {
    complete();
    const { rerender } = render(mat(boardOf(3, false), []));
    rerender(mat(boardOf(3, false), []));
    expect(animated).toEqual([]);
    const moved = boardOf(3, false);
    const [side] = moved.sides;
    if (side?.field[1]) side.field[1].posture = "exhausted";
    rerender(mat(moved, []));
    expect(animated.map((one) => (one as HTMLElement).dataset.flip)).toEqual(["field:2"]);
  });

  it("slides what stands elsewhere from its old place", () => {
    complete();
    const frames: unknown[] = [];
    Element.prototype.animate = function animate(this: Element, given: unknown) {
      animated.push(this);
      frames.push(given);
      return { finished: new Promise(() => {}), cancel() {} } as unknown as Animation;
    };
    const { rerender } = render(mat(boardOf(3, false), []));
    const moved = boardOf(3, false);
    // The first card of the row left.
    moved.sides[0]?.field.shift();
    rerender(mat(moved, []));
    expect(animated.map((one) => (one as HTMLElement).dataset.flip)).toEqual(["field:2", "field:3"]);
    expect(frames[0]).toEqual([
      { translate: "50px 0px", rotate: "0deg" },
      { translate: "0 0", rotate: "0deg" },
    ]);
  });

  it("lets cores and cards fly as copies that no reader sees", () => {
    complete();
    const { rerender } = render(mat(boardOf(3, false), []));
    rerender(
      mat(boardOf(3, false), [
        move("cores:0:reserve", "cores:0:trash", "", 3),
        move("zone:0:deck", "zone:0:hand"),
      ]),
    );
    const layer = document.querySelector(".mat-overlay");
    expect(layer?.getAttribute("aria-hidden")).toBe("true");
    expect(layer?.querySelectorAll(".mat-fly-piece")).toHaveLength(1);
    expect(layer?.querySelectorAll(".mat-fly-back")).toHaveLength(1);
    expect(layer?.querySelector(".mat-fly-label")?.textContent).toBe("×3");
  });

  it("goes on with the next board: what was under way is cancelled", () => {
    complete();
    const { rerender } = render(mat(boardOf(3, false), []));
    rerender(mat(boardOf(3, false), [move("cores:0:reserve", "cores:0:trash")]));
    const before = animated.length;
    expect(before).toBeGreaterThan(0);
    rerender(mat(boardOf(3, false), []));
    expect(cancelled).toBe(before);
    expect(document.querySelector(".mat-fly")).toBeNull();
  });

  it("is not shown to who asked for less, nor in a hidden tab", () => {
    complete({ reduced: true });
    const { rerender } = render(mat(boardOf(3, false), []));
    rerender(mat(boardOf(3, true), [move("cores:0:reserve", "cores:0:trash")]));
    expect(animated).toEqual([]);
    cleanup();
    complete();
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    const hidden = render(mat(boardOf(3, false), []));
    hidden.rerender(mat(boardOf(3, true), [move("cores:0:reserve", "cores:0:trash")]));
    expect(animated).toEqual([]);
  });

  it("is cancelled when the tab is hidden", () => {
    complete();
    const { rerender } = render(mat(boardOf(3, false), []));
    rerender(mat(boardOf(3, false), [move("cores:0:reserve", "cores:0:trash")]));
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(cancelled).toBe(animated.length);
  });

  it("does not send a card that attacks away", () => {
    complete();
    vi.spyOn(Element.prototype, "animate");
    const { rerender } = render(mat(boardOf(3, false), []));
    rerender(mat(boardOf(3, false), [{ ...move("field:2", "player:1", "BS17-003"), kind: "attacked" }]));
    expect(document.querySelector(".mat-fly")).toBeNull();
    expect(
      animated.map((one) => (one as HTMLElement).dataset.flip ?? (one as HTMLElement).dataset.ref),
    ).toEqual(["field:2", "player:1"]);
  });

  it("holds up what is used, and what another brings, until it was seen", () => {
    complete();
    const held = () => document.querySelector(".mat-fly-held .mat-name")?.textContent;
    const done = (kind: string, end: string, number: string) => ({ ...move(end, end, number), kind });
    const { rerender } = render(mat(boardOf(3, false), []));
    // One's own summon is known to who has made it.
    rerender(mat(boardOf(3, false), [done("summoned", "field:2", "BS17-003")]));
    expect(held()).toBeUndefined();
    rerender(mat(boardOf(3, false), [done("summoned", "field:102", "BS17-003")]));
    expect(held()).toBe(faces.get("BS17-003")?.name);
    rerender(mat(boardOf(3, false), []));
    expect(held()).toBe(faces.get("BS17-003")?.name);
    rerender(mat(boardOf(3, false), [done("burst_activated", "zone:0:burst", "BS17-073")]));
    expect(held()).toBe(faces.get("BS17-073")?.name);
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(held()).toBeUndefined();
  });
});
