/** The log: whose line is whose, for each reader. */
import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Lately } from "../../src/table/Lately";
import { Log } from "../../src/table/Log";
import { createStore } from "../../src/table/store";
import { language, needTexts } from "../../src/texts";
import type { LogLine, TableState } from "../../src/wire";
import { decision, option, tableState, update } from "./samples";

beforeEach(async () => {
  language.value = "en";
  await needTexts("web");
});
afterEach(cleanup);

/** The sides of the lines of the first player, the second and nobody, in the log and beside the board. */
function sides(more: Partial<TableState>): (string | null)[][] {
  const store = createStore(() => true);
  store.receive(tableState(more));
  const log = [0, 1, -1].map(
    (player, index): LogLine => ({
      index,
      turn: 1,
      position: index,
      text: `line ${index}`,
      reason: null,
      numbers: [],
      quiet: false,
      player,
    }),
  );
  store.receive(update(decision([option("pass")]), { log }));
  const { container } = render(
    <>
      <Log store={store} onCards={() => {}} onMoment={() => {}} />
      <Lately store={store} />
    </>,
  );
  const sideOf = (element: Element) => element.getAttribute("data-side");
  return [
    [...container.querySelectorAll(".log-line")].map(sideOf),
    [...container.querySelectorAll(".lately-line")].map(sideOf).reverse(),
  ];
}

describe("a line of the log", () => {
  const cases: [string, Partial<TableState>, (string | null)[]][] = [
    ["own for the first seat", { you: 0 }, ["own", "other", null]],
    ["own for the second seat", { you: 1 }, ["other", "own", null]],
    ["by side for who looks on", { you: -1 }, ["own", "other", null]],
    ["by side for who plays both", { you: 1, solo: true }, ["own", "other", null]],
  ];
  for (const [what, more, expected] of cases) {
    it(`is ${what}`, () => expect(sides(more)).toEqual([expected, expected]));
  }
});
