import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchPointers } from "../../src/mat/drag";
import { complete, option, type Table, tableOf } from "./setting";

let root: HTMLElement;
let table: Table;
let stop: () => void;
let under: Element[] = [];

function part(selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

function point(type: string, target: Element, x: number, y: number, pointerType = "mouse") {
  const init = {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType,
    button: 0,
  };
  target.dispatchEvent(new PointerEvent(type, init));
}

/** Drag from a thing to what lies under the pointer at the end. */
function drag(from: Element, to: Element[], pointerType = "mouse") {
  point("pointerdown", from, 10, 10, pointerType);
  point("pointermove", from, 30, 30, pointerType);
  under = to;
  point("pointermove", from, 60, 60, pointerType);
  point("pointerup", from, 60, 60, pointerType);
  from.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  complete();
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="root">
    <div data-drop="player:0"><span class="free"></span>
      <button data-ref="hand:0:A" data-number="A" data-drags="" class="hand">A</button>
      <div class="mat-card" data-drop="field:1">
        <button data-ref="field:1" data-number="B">B</button>
        <button data-ref="cores:field:1" data-pieces="normal"><i class="mat-piece"></i></button>
      </div>
      <button data-ref="cores:0:reserve" data-pieces="normal" data-drags="" class="cores"><i class="mat-piece"></i></button>
    </div>
    <div data-drop="player:1" class="other"></div>
  </div>`;
  root = document.getElementById("root") as HTMLElement;
  document.elementsFromPoint = () => under;
  under = [];
  table = tableOf(option("summon", "hand:0:A", "player:0"), option("core", "cores:0:reserve", "field:1"));
  root.addEventListener("click", (event) => {
    const ref = (event.target as Element).closest<HTMLElement>("[data-ref]")?.dataset.ref;
    if (ref) table.touch(ref);
  });
  stop = watchPointers(root, () => table);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("dragging", () => {
  it.each(["mouse", "touch", "pen"])("by %s drops a card on its side and touches nothing", (pointerType) => {
    drag(part(".hand"), [part(".free")], pointerType);
    expect(table.done).toEqual(["drop hand:0:A player:0"]);
    expect(document.querySelector(".mat-overlay, .mat-drop, .mat-source, .mat-dragging")).toBeNull();
  });

  it("drops a core on the card, wherever on it", () => {
    drag(part(".cores"), [part('[data-ref="cores:field:1"]')]);
    expect(table.done).toEqual(["drop cores:0:reserve field:1"]);
  });

  it("lights where the thing may go, and only while it is dragged", () => {
    point("pointerdown", part(".hand"), 10, 10);
    point("pointermove", part(".hand"), 40, 40);
    expect([...root.querySelectorAll(".mat-drop")].map((one) => (one as HTMLElement).dataset.drop)).toEqual([
      "player:0",
    ]);
    expect(document.querySelector(".mat-ghost")).not.toBeNull();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    part(".hand").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(document.querySelector(".mat-ghost, .mat-drop")).toBeNull();
    point("pointerup", part(".hand"), 40, 40);
    expect(table.done).toEqual([]);
  });

  it("to where it may not go does nothing", () => {
    drag(part(".hand"), [part(".other")]);
    expect(table.done).toEqual([]);
    expect(document.querySelector(".mat-drop, .mat-source")).toBeNull();
  });

  it("of what may not be dragged is a click", () => {
    drag(part('[data-ref="field:1"]'), [part(".other")]);
    expect(table.done).toEqual(["touch field:1"]);
  });

  it("begins only after some way: a click stays a click", () => {
    point("pointerdown", part(".hand"), 10, 10);
    point("pointermove", part(".hand"), 12, 12);
    point("pointerup", part(".hand"), 12, 12);
    part(".hand").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(table.done).toEqual(["touch hand:0:A"]);
  });
});

describe("looking at a card", () => {
  it("by a long press, which is no touch", () => {
    point("pointerdown", part(".hand"), 10, 10, "touch");
    vi.advanceTimersByTime(600);
    point("pointerup", part(".hand"), 10, 10, "touch");
    part(".hand").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(table.done).toEqual(["inspect hand:0:A A"]);
  });

  it("by the mouse that stays over it, not by one that passes", () => {
    point("pointerover", part(".hand"), 10, 10);
    vi.advanceTimersByTime(300);
    point("pointerover", part(".free"), 10, 10);
    vi.advanceTimersByTime(2000);
    expect(table.done).toEqual([]);
    point("pointerover", part(".hand"), 10, 10);
    vi.advanceTimersByTime(2000);
    expect(table.done).toEqual(["inspect hand:0:A A"]);
  });

  it("by the right button and by a key", () => {
    part(".hand").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    part(".hand").dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true, cancelable: true }));
    expect(table.done).toEqual(["inspect hand:0:A A", "inspect hand:0:A A"]);
  });
});
