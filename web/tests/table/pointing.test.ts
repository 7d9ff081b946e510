import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pointOut } from "../../src/table/pointing";

let board: HTMLElement;
const named = () => [...document.querySelectorAll<HTMLElement>("[data-named]")].map((one) => one.dataset.ref);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="board">
    <b data-ref="field:1" data-number="A"></b><b data-ref="field:2" data-number="B"></b>
    <b data-ref="hand:A" data-number="A"></b><b data-ref="field:3" data-number="C" hidden></b>
  </div><b data-ref="elsewhere" data-number="A"></b>`;
  board = document.querySelector("#board") as HTMLElement;
  Element.prototype.getClientRects = function rects() {
    return (this.hasAttribute("hidden") ? [] : [{}]) as unknown as DOMRectList;
  };
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.useRealTimers());

describe("pointing out", () => {
  it("marks all cards of the numbers on the board for a while", () => {
    expect(pointOut(board, ["A"])?.dataset.ref).toBe("field:1");
    expect(named()).toEqual(["field:1", "hand:A"]);
    vi.runAllTimers();
    expect(named()).toEqual([]);
  });

  it("takes earlier marks away, and finds nothing that is not to be seen", () => {
    pointOut(board, ["A"]);
    pointOut(board, ["B"]);
    expect(named()).toEqual(["field:2"]);
    expect(pointOut(board, ["C", "D"])).toBeUndefined();
    expect(named()).toEqual([]);
    expect(pointOut(null, ["A"])).toBeUndefined();
  });
});
