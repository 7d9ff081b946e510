import { signal } from "@preact/signals";
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Ending } from "../../src/table/Offers";
import { Prompt } from "../../src/table/Prompt";
import { createStore, type TableStore } from "../../src/table/store";
import { language, needTexts } from "../../src/texts";
import type { Incoming } from "../../src/wire";
import { decision, option, tableState, update } from "./samples";

let sent: Incoming[];
let store: TableStore;

beforeEach(async () => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  language.value = "en";
  await needTexts("web");
  sent = [];
  store = createStore((message) => sent.push(message) > 0);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(<Prompt store={store} shownAll={signal(false)} ending={<Ending store={store} />} />);

describe("always yes", () => {
  it("is one message: the server says yes to this question too, and an answer would come too late", () => {
    const reason = { rule: "", number: "BS17-001", ref: "", ability: "BS17-001/1", text: "draw 1" };
    const options = [option("yes", { role: "yes" }), option("no", { role: "no" })];
    store.receive(tableState());
    store.receive(
      update(decision(options, { prompt: "may", shape: "confirm", always: true, reason }), {
        auto: { mode: "smart", windows: [], always: ["BS17-002/1"] },
      }),
    );
    show();
    fireEvent.click(screen.getByRole("button", { name: "Always yes this match" }));
    const settings = { mode: "smart", windows: [], always: ["BS17-002/1", "BS17-001/1"] };
    expect(sent).toEqual([{ type: "auto", settings }]);
  });
});

describe("a match that is over", () => {
  const result = { winner: 0, reason: "life", rule: "", text: "You won." };

  it.each([true, false])("offers to exchange the decks only where that can be done (%s)", (swap) => {
    store.receive(tableState({ status: "finished", swap }));
    store.receive(update(null, { result }));
    show();
    expect(screen.getByRole("button", { name: "Rematch" })).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: "Rematch, decks exchanged" })).toHaveLength(swap ? 1 : 0);
  });
});

describe("a match that the server has closed", () => {
  it("is said to be closed, and asks nothing any more", () => {
    store.receive(tableState());
    store.receive(update(decision([option("pass", { role: "pass" })])));
    store.receive(tableState({ status: "closed" }));
    show();
    expect(screen.getByText(/cannot read this match any more/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is said to be closed, and to have no replay, where no position came at all", () => {
    store.receive(tableState({ status: "closed" }));
    show();
    expect(screen.getByText(/no result and no replay/)).toBeTruthy();
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it("leads to its replay if it was over before", () => {
    store.receive(tableState({ status: "closed", replay: "r" }));
    show();
    expect(screen.getByText(/may still be shown/)).toBeTruthy();
    const link = screen.getByRole("link", { name: "Look at the match again" });
    expect(link.getAttribute("href")).toBe("/replay/r");
  });
});
