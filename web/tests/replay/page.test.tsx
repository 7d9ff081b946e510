import { cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playOnTable } from "../../src/pages/replay/PlayOn";
import ReplayPage, { positionOf } from "../../src/pages/replay/ReplayPage";
import { LANGUAGES, language, needTexts, setLanguage } from "../../src/texts";
import type { Replay } from "../../src/wire";
import { head, LAST, serve } from "./samples";

async function open(start: number, replay: Replay = head()): Promise<ReturnType<typeof serve>> {
  history.replaceState(null, "", `/replay/r#${start}`);
  const served = serve(replay);
  document.title = "";
  render(<ReplayPage id="r" />);
  await waitFor(() => expect(lines()).toHaveLength(LAST + 1));
  // The page listens once its effects have run, which name it too.
  await waitFor(() => expect(document.title).not.toBe(""));
  return served;
}

const slider = () => document.querySelector<HTMLInputElement>("input[type=range]") as HTMLInputElement;
const lines = () => [...document.querySelectorAll<HTMLElement>("[data-position]")];
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });

// Drawing a whole mat takes its time without a browser.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(async () => {
  // What browsers have and jsdom has not.
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("ResizeObserver", NoObserver);
  language.value = "en";
  await needTexts("web", "web-replay");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the page of a replay", () => {
  it("stands at the moment that the address names, and names the moment in the address", async () => {
    await open(41);
    expect(slider().value).toBe("41");
    fireEvent.click(screen.getByRole("button", { name: "One answer on" }));
    await waitFor(() => expect(location.hash).toBe("#42"));
    location.hash = "#7";
    await waitFor(() => expect(slider().value).toBe("7"));
  });

  it("says where it stands, and both life totals", async () => {
    await open(30);
    expect(slider().getAttribute("aria-valuetext")).toBe("Turn 1, moment 30 of 70");
    expect(screen.getByText(/Player 2: Life 4/)).toBeTruthy();
  });

  it("goes by keys", async () => {
    await open(10);
    const places: string[] = [];
    const at = async (expected: number) => {
      await waitFor(() => expect(slider().value).toBe(String(expected)));
      places.push(slider().value);
    };
    press("ArrowRight");
    await at(11);
    press("ArrowLeft");
    await at(10);
    press("ArrowRight", { shiftKey: true });
    await at(20);
    press("PageDown");
    await at(40);
    press("PageUp");
    await at(3);
    press("End");
    await at(LAST);
    press("Home");
    await at(0);
    press(" ");
    await screen.findByRole("button", { name: "Pause" });
    press(" ");
    await screen.findByRole("button", { name: "Play" });
    expect(places).toHaveLength(7);
  });

  it("leaves keys to fields that are typed in", async () => {
    await open(10);
    fireEvent.keyDown(slider(), { key: "ArrowRight" });
    fireEvent.keyDown(screen.getByRole("combobox", { name: "Speed" }), { key: "End" });
    expect(slider().value).toBe("10");
  });

  it("goes to the moment of a line of the log, and marks it", async () => {
    await open(10);
    fireEvent.click(screen.getByText("line both en 55"));
    await waitFor(() => expect(slider().value).toBe("55"));
    await waitFor(() =>
      expect(screen.getByText("line both en 55").getAttribute("aria-current")).toBe("step"),
    );
    expect(screen.getByText("line both en 10").hasAttribute("aria-current")).toBe(false);
  });

  it("goes to turns of the timeline", async () => {
    await open(10);
    const turns = screen.getByRole("list", { name: "Turns" });
    fireEvent.click(within(turns).getByRole("button", { name: "Turn 2: Player 2" }));
    await waitFor(() => expect(slider().value).toBe("40"));
  });

  it("shows what either player saw", async () => {
    await open(10);
    fireEvent.change(screen.getByRole("combobox", { name: "Seen by" }), { target: { value: "0" } });
    await screen.findByText("line 0 en 10");
  });

  it("shows the annotations of a moment, and takes new ones", async () => {
    const { asked, bodies } = await open(20);
    await screen.findByText("Why attack?");
    fireEvent.click(screen.getByRole("button", { name: "Annotations" }));
    const box = screen.getByRole("textbox", { name: "Annotate moment 20" });
    fireEvent.input(box, { target: { value: "To win." } });
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(asked.at(-1)).toBe("POST /api/replays/r/notes"));
    expect(bodies.at(-1)).toEqual({ position: 20, text: "To win.", author: "" });
  });

  it("tells where the match does not go as recorded", async () => {
    const gap = {
      kind: "diverged" as const,
      position: 30,
      until: -1,
      expected: "digest 1",
      found: "digest 2",
    };
    await open(10, head({ notices: [gap] }));
    expect(screen.getByText(/From moment 30 on .* The replay ends here\./)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Moment 30" }));
    await waitFor(() => expect(slider().value).toBe("30"));
  });

  it("lets nothing be played on that is not playable", async () => {
    await open(10, head({ playable: false }));
    expect((screen.getByRole("button", { name: "Play on from here" }) as HTMLButtonElement).disabled).toBe(
      true,
    );
  });

  it("gives the record away", async () => {
    await open(10);
    expect(screen.getByRole("link", { name: "Download" }).getAttribute("href")).toBe("/api/replays/r/record");
  });

  it.each(LANGUAGES)("has every text and no barrier in %s", async (spoken) => {
    await open(10);
    await setLanguage(spoken);
    await waitFor(() =>
      expect(screen.getAllByText(new RegExp(`^line both ${spoken}`))).toHaveLength(LAST + 1),
    );
    expect(document.body.textContent).not.toMatch(/\breplay-[a-z]/);
    for (const element of document.querySelectorAll("[aria-label], [title]")) {
      expect(element.getAttribute("aria-label") ?? "").not.toMatch(/^replay-/);
      expect(element.getAttribute("title") ?? "").not.toMatch(/^replay-/);
    }
    const { violations } = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
  });
});

describe("the moment in the address", () => {
  it.each([
    ["#41", 41],
    ["", 0],
    ["#", 0],
    ["#-1", 0],
    ["#4x", 0],
    ["#12345678", 0],
  ])("%s is %d", (hash, position) => {
    expect(positionOf(hash)).toBe(position);
  });
});

describe("playing on", () => {
  it("asks for a table with the side that is played", () => {
    const game = "battle-spirits";
    expect(playOnTable("r", game, 7, "1", "greedy", 3, "Ren")).toEqual({
      game,
      seats: [
        { kind: "bot", bot: "greedy", level: 3 },
        { kind: "me", name: "Ren" },
      ],
      replay: "r",
      position: 7,
    });
    expect(playOnTable("r", game, 7, "both", "greedy", 3, "").seats.map((seat) => seat.kind)).toEqual([
      "me",
      "me",
    ]);
  });
});
