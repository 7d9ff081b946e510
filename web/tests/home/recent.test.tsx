/** The list of recent matches: what became of each, and where it leads to. */
import { cleanup, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Recent } from "../../src/home/Recent";
import { type KnownTable, knownTables } from "../../src/tables";
import { language, needTexts } from "../../src/texts";
import type { TableState } from "../../src/wire";
import { tableState } from "../table/samples";

const asked: string[] = [];

beforeEach(async () => {
  language.value = "en";
  await needTexts("web");
  asked.length = 0;
});
afterEach(() => {
  cleanup();
  knownTables.value = [];
  vi.unstubAllGlobals();
});

function known(id: string, kind: KnownTable["kind"] = "bot"): KnownTable {
  return { id, token: "t", game: "battle-spirits", kind, label: "", at: 0, invite: "", watch: "" };
}

/** Show the list, with what the server says of each table; of others it knows nothing. */
async function show(
  tables: KnownTable[],
  states: Record<string, Partial<TableState>>,
): Promise<HTMLElement[]> {
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const state = states[path.split("/").at(-1)?.split("?")[0] ?? ""];
    return state
      ? new Response(JSON.stringify(tableState(state)))
      : new Response(JSON.stringify({ problem: { text: "" } }), { status: 404 });
  });
  knownTables.value = tables;
  render(<Recent />);
  await vi.waitFor(() => expect(screen.queryByText(/asking/)).toBeNull());
  return screen.queryAllByRole("listitem");
}

const links = (item: HTMLElement | undefined) =>
  within(item as HTMLElement)
    .queryAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("a finished match", () => {
  it("is listed with its result, and leads to its end and its replay", async () => {
    const result = { winner: 0, reason: "life", rule: "", text: "You won: no life is left" };
    const [item] = await show([known("a")], { a: { status: "finished", replay: "r", result } });
    expect(item?.textContent).toContain("You won: no life is left");
    expect(links(item)).toEqual([
      ["Look", "/table/a"],
      ["Replay", "/replay/r"],
    ]);
  });

  it("that was closed says so, and has no replay", async () => {
    const [item] = await show([known("a")], { a: { status: "closed" } });
    expect(item?.textContent).toContain("closed");
    expect(links(item)).toEqual([["Look", "/table/a"]]);
  });

  it("that is no longer there leads nowhere", async () => {
    const [item] = await show([known("a")], {});
    expect(item?.textContent).toContain("no longer there");
    expect(links(item)).toEqual([]);
  });
});

describe("the list", () => {
  it("calls puzzles and the guided match what they are", async () => {
    const goal = { text: "", step: "", refs: [], puzzle: "p", hints: [], done: 0, steps: 0 };
    const items = await show([known("a", "guided"), known("b", "puzzle"), known("c", "puzzle")], {
      a: { goal: { ...goal, solved: true } },
      b: { goal: { ...goal, solved: true } },
      c: { goal: { ...goal, solved: null } },
    });
    expect(items.map((item) => item.querySelector(".recent-text > span")?.textContent)).toEqual([
      "Guided match",
      "Puzzle",
      "Puzzle",
    ]);
    expect(items.map((item) => item.querySelector(".small-text")?.textContent?.split(" · ")[1])).toEqual([
      "over",
      "solved",
      "running",
    ]);
  });

  it("is short, and whole when that is asked for", async () => {
    const tables = ["a", "b", "c", "d", "e", "f", "g", "h"].map((id) => known(id));
    expect(await show(tables, {})).toHaveLength(6);
    screen.getByRole("button", { name: "Show all 8" }).click();
    await vi.waitFor(() => expect(screen.queryAllByText(/no longer there/)).toHaveLength(8));
  });

  it("tells results in the language of the page", async () => {
    language.value = "ja";
    await needTexts("web");
    await show([known("a")], { a: {} });
    expect(asked).toEqual(["/api/tables/a?language=ja"]);
  });
});
