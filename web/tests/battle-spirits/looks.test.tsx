import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { COLORS, Sigil } from "../../src/games/battle-spirits/shapes";
import { Gem } from "../../src/mat/drawing";

const TOKENS = readFileSync(join(import.meta.dirname, "../../src/mat/tokens.css"), "utf8");

describe("the six colours", () => {
  it("have a symbol of their own form each", () => {
    const forms = COLORS.map((color) =>
      render(<Gem color={color} />)
        .container.querySelector("path")
        ?.getAttribute("d"),
    );
    expect(forms.every((form) => form)).toBe(true);
    expect(new Set(forms).size).toBe(COLORS.length);
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
  const drawn = (number: string, kind: string) =>
    render(<Sigil number={number} kind={kind} />).container.innerHTML;

  it("is the same for equal cards, another for others", () => {
    expect(drawn("BS17-001", "spirit")).toBe(drawn("BS17-001", "spirit"));
    expect(drawn("BS17-001", "spirit")).not.toBe(drawn("BS17-002", "spirit"));
  });

  it.each(["spirit", "ultimate", "brave", "nexus", "magic", "something else"])("of a %s is whole", (kind) => {
    for (let number = 0; number < 50; number++) {
      expect(drawn(`BS17-${number}`, kind)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
