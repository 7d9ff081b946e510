import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CLOCKS, clockName, clockOf } from "../../src/home/choices";
import { ClockMeans } from "../../src/parts/ClockMeans";
import { language, needTexts } from "../../src/texts";
import type { ClockSettings } from "../../src/wire";

beforeEach(async () => {
  language.value = "en";
  await needTexts("web");
});
afterEach(cleanup);

function meaning(clock: ClockSettings | null): string {
  cleanup();
  return (clock && render(<ClockMeans clock={clock} />).container.textContent) || "";
}

const DEFAULT = "its default answer is taken";
const LOST = "Whoever uses up the time and all periods loses";

describe("what limits of time mean", () => {
  it("is said of each part that a clock has", () => {
    expect(meaning(clockOf("friend", "each"))).toContain(DEFAULT);
    expect(meaning(clockOf("friend", "each"))).not.toContain(LOST);
    expect(meaning(clockOf("friend", "usual"))).toContain(LOST);
    expect(meaning(clockOf("friend", "usual"))).not.toContain(DEFAULT);
    const both = meaning({ ...CLOCKS.usual, decision: 60 });
    expect(both).toContain(DEFAULT);
    expect(both).toContain(LOST);
  });

  it("is said of who leaves a friend waiting, without a clock too, and not of who plays a computer", () => {
    expect(meaning(clockOf("friend", "quick"))).toContain("longer than 2 min");
    expect(meaning(clockOf("friend", "none"))).toBe(
      "A player who is away for longer than 10 min while the other is there loses.",
    );
    expect(meaning(clockOf("bot", "quick"))).not.toContain("away");
    expect(clockOf("bot", "none")).toBeNull();
    expect(clockOf("watch", "quick")).toBeNull();
  });

  it("a clock that was chosen is known again by its name", () => {
    expect(clockName(CLOCKS.slow)).toBe("slow");
    expect(clockName({ ...CLOCKS.each, grace: 0 })).toBe("each");
    expect(clockName({ ...CLOCKS.slow, match: 1 })).toBeUndefined();
  });
});
