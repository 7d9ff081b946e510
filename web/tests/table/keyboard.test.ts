import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type KeyActions, listenToKeys, nearest } from "../../src/table/keyboard";

const names = [
  "chooseDefault",
  "pick",
  "toggleAll",
  "pass",
  "endStep",
  "undo",
  "cancel",
  "inspect",
  "touch",
  "openLog",
  "openChat",
  "toggleTextBoard",
  "openKeys",
] as const;
let actions: Record<(typeof names)[number], ReturnType<typeof vi.fn>>;
let stop: () => void;

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

const called = () => names.filter((name) => actions[name].mock.calls.length > 0);

beforeEach(() => {
  document.body.innerHTML = `
    <input id="field" />
    <button id="outside">Pass</button>
    <section id="board">
      <button data-ref="a" id="a"></button>
      <div data-ref="b" id="b" tabindex="0" data-number="BS17-003"></div>
      <button data-ref="c" id="c"></button>
    </section>
    <div class="prompt-listed"><button id="one"></button><button id="two"></button></div>`;
  const boxes: Record<string, [number, number]> = { a: [0, 0], b: [100, 0], c: [0, 100] };
  for (const [id, [x, y]] of Object.entries(boxes)) {
    const element = document.getElementById(id) as HTMLElement;
    element.getBoundingClientRect = () => new DOMRect(x, y, 50, 50);
    element.getClientRects = () => [new DOMRect(x, y, 50, 50)] as unknown as DOMRectList;
  }
  actions = Object.fromEntries(names.map((name) => [name, vi.fn()])) as typeof actions;
  stop = listenToKeys(() => document.getElementById("board"), actions as unknown as KeyActions);
});

afterEach(() => stop());

const at = (id: string) => document.getElementById(id) as HTMLElement;

describe("keys", () => {
  it.each([
    [" ", "chooseDefault"],
    ["0", "toggleAll"],
    ["p", "pass"],
    ["P", "pass"],
    ["e", "endStep"],
    ["u", "undo"],
    ["l", "openLog"],
    ["c", "openChat"],
    ["b", "toggleTextBoard"],
    ["?", "openKeys"],
    ["Escape", "cancel"],
  ] as const)("%s means %s", (key, action) => {
    expect(press(key).defaultPrevented).toBe(true);
    expect(called()).toEqual([action]);
  });

  it("digits pick options from 1", () => {
    press("3");
    expect(actions.pick).toHaveBeenCalledWith(3);
  });

  it("do nothing while something is typed, with a modifier, or over a dialog", () => {
    press("p", at("field"));
    press("p", document.body, { ctrlKey: true });
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    document.body.append(dialog);
    press("p");
    expect(called()).toEqual([]);
  });

  it("a held key answers once", () => {
    press(" ", document.body, { repeat: true });
    press("p", document.body, { repeat: true });
    expect(called()).toEqual([]);
  });

  it("leave a button its own keys", () => {
    expect(press(" ", at("outside")).defaultPrevented).toBe(false);
    expect(press("Enter", at("outside")).defaultPrevented).toBe(false);
    expect(called()).toEqual([]);
  });

  it("Space is the default on a thing of the board, and Enter touches it", () => {
    press(" ", at("a"));
    expect(called()).toEqual(["chooseDefault"]);
    // A button is clicked by the browser; another element is touched here.
    expect(press("Enter", at("a")).defaultPrevented).toBe(false);
    expect(actions.touch).not.toHaveBeenCalled();
    press("Enter", at("b"));
    expect(actions.touch).toHaveBeenCalledWith("b");
  });

  it("I shows all about the thing that has the focus", () => {
    press("i", at("b"));
    expect(actions.inspect).toHaveBeenCalledWith("b", "BS17-003");
    press("i");
    expect(actions.inspect).toHaveBeenCalledTimes(1);
  });

  it("are quiet after the page is left", () => {
    stop();
    press("p");
    expect(called()).toEqual([]);
  });
});

describe("arrows", () => {
  it("begin at the first thing and move by where things lie", () => {
    press("ArrowDown");
    expect(document.activeElement).toBe(at("a"));
    press("ArrowRight", at("a"));
    expect(document.activeElement).toBe(at("b"));
    press("ArrowLeft", at("b"));
    expect(document.activeElement).toBe(at("a"));
    press("ArrowDown", at("a"));
    expect(document.activeElement).toBe(at("c"));
    press("ArrowDown", at("c"));
    expect(document.activeElement).toBe(at("c"));
  });

  it("go round in a list of options", () => {
    press("ArrowDown", at("one"));
    expect(document.activeElement).toBe(at("two"));
    press("ArrowDown", at("two"));
    expect(document.activeElement).toBe(at("one"));
  });

  it("leave what is elsewhere alone", () => {
    expect(press("ArrowDown", at("outside")).defaultPrevented).toBe(false);
  });
});

describe("nearest", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  it("prefers what lies straight ahead", () => {
    const boxes = [box(0, 0), box(30, 25), box(60, 0)];
    expect(nearest(boxes[0] as never, boxes, "right", 0)).toBe(2);
  });
  it("finds nothing behind", () => {
    expect(nearest(box(0, 0), [box(0, 0), box(20, 0)], "left", 0)).toBe(-1);
  });
});
