import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boardOf } from "../../src/dev/wixoss";
import { linesOf } from "../../src/games/wixoss/lines";
import { COLORS, Sigil } from "../../src/games/wixoss/shapes";
import { Gem } from "../../src/mat/drawing";
import { complete } from "../mat/setting";

const TOKENS = readFileSync(join(import.meta.dirname, "../../src/mat/tokens.css"), "utf8");

beforeEach(() => complete());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the five colours", () => {
  it("have a symbol of their own form each, and so has a colourless one", () => {
    const forms = [...COLORS, "colorless"].map((color) =>
      render(<Gem color={color} />)
        .container.querySelector("path")
        ?.getAttribute("d"),
    );
    expect(new Set(forms).size).toBe(COLORS.length + 1);
  });

  it("have a pattern of their own each", () => {
    const patterns = COLORS.map((color) => {
      const rule = TOKENS.match(new RegExp(`\\.mat-c-${color} \\{([^}]*)\\}`))?.[1] ?? "";
      return rule.match(/--pattern:([^;]*);/)?.[1]?.replaceAll(/\s+/g, " ");
    });
    expect(patterns.every((pattern) => pattern?.includes("gradient"))).toBe(true);
    expect(new Set(patterns).size).toBe(COLORS.length);
  });
});

describe("the picture of a card", () => {
  it.each(["lrig", "arts", "key", "resona", "signi", "spell"])("of a %s is whole", (kind) => {
    for (let number = 0; number < 50; number++) {
      const { container } = render(<Sigil number={`WD01-${number}`} kind={kind} />);
      expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe("the line of an attack", () => {
  function matOf(...refs: [string, string][]): HTMLElement {
    const mat = document.createElement("div");
    for (const [name, ref] of refs) {
      const element = document.createElement("i");
      element.setAttribute(name, ref);
      mat.append(element);
    }
    return mat;
  }

  it("leads to what stands in front", () => {
    const board = boardOf(4, true);
    const mat = matOf(["data-flip", "field:10"], ["data-flip", "field:112"], ["data-drop", "zone:1:life"]);
    expect(linesOf(board, mat).map(({ kind }) => kind)).toEqual(["attack"]);
    mat.querySelector('[data-drop="zone:1:life"]')?.remove();
    expect(linesOf(board, mat)).toHaveLength(1);
  });

  it("leads to the Life Cloth where nothing stands in front, and is another one where the attack is negated", () => {
    const board = boardOf(4, true);
    if (board.attack) {
      board.attack.lanes = board.attack.lanes.map((lane) => ({ ...lane, front: "" }));
      board.attack.negated = true;
    }
    const mat = matOf(["data-flip", "field:10"], ["data-drop", "zone:1:life"]);
    expect(linesOf(board, mat).map(({ kind }) => kind)).toEqual(["aim"]);
    expect(linesOf(board, matOf(["data-flip", "field:10"]))).toEqual([]);
  });

  it("is none without an attack", () => {
    expect(linesOf(boardOf(4, false), matOf())).toEqual([]);
  });
});
