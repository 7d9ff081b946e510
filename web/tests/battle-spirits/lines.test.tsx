import { cleanup, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardOf, faces } from "../../src/dev/battle-spirits";
import { linesOf } from "../../src/games/battle-spirits/lines";
import { Playmat } from "../../src/games/battle-spirits/Playmat";
import { type Box, bow } from "../../src/mat/Lines";
import type { BattleSpiritsBoard } from "../../src/wire";
import { complete, names, option, speak, tableOf } from "../mat/setting";

const ORIGIN = { left: 0, top: 0 };
const box = (left: number, top: number, width = 100, height = 120): Box => ({ left, top, width, height });

interface Points {
  start: [number, number];
  end: [number, number];
  /** The curve, in steps. */
  way: [number, number][];
}

/** Where a path runs: it has to be one cubic curve. */
function walked(path: string): Points {
  expect(path).toMatch(/^M-?[\d.]+ -?[\d.]+C(-?[\d.]+ ?){6}$/);
  const [x0, y0, x1, y1, x2, y2, x3, y3] = (path.match(/-?[\d.]+/g) ?? []).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const at = (t: number, a: number, b: number, c: number, d: number) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  const way = Array.from({ length: 101 }, (_, step): [number, number] => [
    at(step / 100, x0, x1, x2, x3),
    at(step / 100, y0, y1, y2, y3),
  ]);
  return { start: [x0, y0], end: [x3, y3], way };
}

const isIn = ([x, y]: [number, number], { left, top, width, height }: Box) =>
  x > left && x < left + width && y > top && y < top + height;

beforeEach(async () => {
  complete();
  await speak("en");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a line between two cards", () => {
  it.each([
    ["downwards", box(300, 100), box(600, 300)],
    ["upwards", box(300, 300), box(40, 100)],
    ["straight up", box(300, 300), box(300, 100)],
    ["to a small one", box(300, 100), box(310, 260, 66, 94)],
  ])("%s leads from edge to edge and covers neither", (_, from, to) => {
    const { start, end, way } = walked(bow(from, to, ORIGIN, false));
    const down = to.top > from.top;
    expect(start).toEqual([from.left + from.width / 2, down ? from.top + from.height : from.top]);
    expect(end[0]).toBe(to.left + to.width / 2);
    expect(Math.abs(end[1] - (down ? to.top : to.top + to.height))).toBe(4);
    expect(way.some((point) => isIn(point, from) || isIn(point, to))).toBe(false);
  });

  it("does not cross the cards beside the attacker", () => {
    const from = box(300, 100);
    const beside = [box(190, 100), box(410, 100)];
    const { way } = walked(bow(from, box(0, 300), ORIGIN, false));
    expect(way.some((point) => beside.some((card) => isIn(point, card)))).toBe(false);
  });

  it("is told from the corner of the mat, wherever that is in the window", () => {
    const path = bow(box(300, 100), box(600, 300), ORIGIN, false);
    expect(bow(box(340, 170), box(640, 370), { left: 40, top: 70 }, false)).toBe(path);
  });
});

describe("a line to a place beside a field", () => {
  it.each([
    ["at the left", box(0, 260, 110, 100), 114],
    ["at the right", box(800, 260, 110, 100), 796],
  ])("%s comes to its side", (_, to, x) => {
    const { end, way } = walked(bow(box(400, 60), to, ORIGIN, true));
    expect(end).toEqual([x, 310]);
    expect(way.some((point) => isIn(point, to))).toBe(false);
  });
});

/** A mat in which each thing lies somewhere: own cards below, the others above, life at the left or between. */
function matOf(board: BattleSpiritsBoard, isNarrow = false): HTMLElement {
  const mat = document.createElement("div");
  const places: Record<string, Box> = {
    [board.sides[1]?.life.ref ?? ""]: box(0, isNarrow ? 330 : 100, 90, 60),
  };
  for (const [player, side] of board.sides.entries()) {
    const life = `<div data-drop="${side.life.ref}"></div>`;
    const cards = side.field.map((card, index) => {
      places[card.ref] = box(150 + index * 110, player === 0 ? 400 : 200);
      return `<div data-flip="${card.ref}"></div>`;
    });
    mat.innerHTML += `<div class="mat-board">${life}<div class="mat-field">${cards.join("")}</div></div>`;
  }
  const rect = function rect(this: Element) {
    const { flip = "", drop = "" } = (this as HTMLElement).dataset;
    const field = this.classList.contains("mat-field") ? box(isNarrow ? 0 : 120, 190, 600, 140) : undefined;
    const { left, top, width, height } = places[flip || drop] ?? field ?? box(0, 0, 800, 800);
    return new DOMRect(left, top, width, height);
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(rect);
  return mat;
}

class Rect {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
  get right() {
    return this.left + this.width;
  }
}

describe("the lines of a battle", () => {
  beforeEach(() => {
    vi.stubGlobal("DOMRect", Rect);
  });

  const fought = (blocker: boolean, target: boolean) => {
    const board = boardOf(3, true);
    const [, other] = board.sides;
    if (!board.battle || !other) throw new Error("no battle");
    board.battle.blocker = blocker ? (other.field[1]?.ref ?? "") : "";
    board.battle.target = target ? (other.field[2]?.ref ?? "") : "";
    return board;
  };

  it("are none where there is no battle", () => {
    const board = boardOf(3, false);
    expect(linesOf(board, matOf(board))).toEqual([]);
  });

  it.each([
    ["the life that is attacked", false, false, [["attack", 94, 130]]],
    ["its target", false, true, [["attack", 420, 324]]],
    [
      "who blocks, its aim behind it",
      true,
      false,
      [
        ["aim", 94, 130],
        ["attack", 310, 324],
      ],
    ],
    [
      "who blocks for the target",
      true,
      true,
      [
        ["aim", 420, 324],
        ["attack", 310, 324],
      ],
    ],
  ])("lead to %s", (_, blocker, target, wanted) => {
    const board = fought(blocker, target);
    const found = linesOf(board, matOf(board)).map(({ kind, path }) => [kind, ...walked(path).end]);
    expect(found).toEqual(wanted);
  });

  it("come to a life that lies above its field from where the attacker is", () => {
    const board = fought(false, false);
    const [line] = linesOf(board, matOf(board, true));
    expect(line && walked(line.path).end).toEqual([45, 394]);
  });

  it("are drawn with an arrow, over all else and unheard", () => {
    const { container } = render(
      <Playmat board={boardOf(3, true)} faces={faces} interactive={tableOf()} names={names} />,
    );
    const lines = container.querySelector(".mat-lines");
    expect(lines?.getAttribute("aria-hidden")).toBe("true");
    expect(lines?.querySelectorAll(".mat-line-attack[marker-end]")).toHaveLength(1);
    expect(lines?.querySelectorAll(".mat-line-aim[marker-end]")).toHaveLength(1);
  });
});

describe("the queue of effects that wait", () => {
  it("tells whose they are in their order, the first one marked, and is touched", () => {
    const board = { ...boardOf(3, true), bursts: [] };
    board.pending = [
      { ref: "pending:0", number: "BS17-018", player: 0, text: "destroys a spirit", source: "" },
      { ref: "pending:1", number: "BS17-061", player: 1, text: "draws a card", source: "" },
      { ref: "pending:2", number: "BS17-X01", player: 0, text: "refreshes it", source: "" },
    ];
    const table = tableOf(option("first", "pending:1"));
    render(<Playmat board={board} faces={faces} interactive={table} names={names} />);
    const queue = screen.getByRole("region", { name: "Effects waiting" });
    const waiting = within(queue).getAllByRole("button");
    expect(waiting.map((one) => one.querySelector(".spoken")?.textContent)).toEqual([
      expect.stringMatching(/^Ada, BS17-018 .*destroys a spirit$/),
      expect.stringMatching(/^Ben, BS17-061 .*draws a card, can: first$/),
      expect.stringMatching(/^Ada, BS17-X01 .*refreshes it$/),
    ]);
    expect(waiting.map((one) => one.querySelector(".mat-next")?.textContent ?? "")).toEqual(["next", "", ""]);
    expect(waiting.map((one) => one.className.includes("mat-lit-option"))).toEqual([false, true, false]);
    waiting[1]?.click();
    expect(table.done).toEqual(["touch pending:1"]);
  });

  it("is none where nothing waits", () => {
    render(
      <Playmat
        board={{ ...boardOf(3, true), bursts: [], pending: [] }}
        faces={faces}
        interactive={tableOf()}
        names={names}
      />,
    );
    expect(screen.queryByRole("region", { name: "Effects waiting" })).toBeNull();
  });
});
