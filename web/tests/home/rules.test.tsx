import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NewMatch } from "../../src/home/NewMatch";
import { Join } from "../../src/table/Join";
import { language, needTexts } from "../../src/texts";
import type { About, GameInfo, RulesInfo } from "../../src/wire";
import { tableState } from "../table/samples";

const RULES: RulesInfo[] = [
  { name: "now", title: "Now", text: "As it is." },
  { name: "then", title: "Then", text: "As it was." },
];

function game(name: string, rules: RulesInfo[]): GameInfo {
  const decks = [{ name: "red", title: "Red", size: 40, colors: ["red"] }];
  const levels = [
    { number: 1, title: "Easy", hint: "At random" },
    { number: 3, title: "Medium", hint: "Now and then" },
    { number: 2, title: "Hard", hint: "Always" },
  ];
  const bots = [{ name: "greedy", title: "Computer", levels, usual: 3 }];
  return { name, title: name, decks, bots, windows: [], rules };
}
const about: About = {
  version: "0",
  games: [game("wixoss", RULES), game("battle-spirits", RULES.slice(0, 1))],
};

/** What the page asks the server for: the bodies of its requests, by their addresses. */
function server(): { path: string; body: Record<string, unknown> }[] {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal("fetch", async (path: string, options: RequestInit) => {
    if (options.method === "POST") asked.push({ path, body: JSON.parse(String(options.body)) });
    const report = { name: "", size: 0, cards: [], problems: [] };
    return new Response(
      JSON.stringify(
        path.startsWith("/api/decks")
          ? report
          : path.startsWith("/api/about")
            ? about
            : { id: "t", tokens: ["a", ""], watch: "w" },
      ),
    );
  });
  return asked;
}

const choice = () => screen.queryByRole<HTMLSelectElement>("combobox", { name: "Rules", hidden: true });

beforeEach(async () => {
  localStorage.clear();
  language.value = "en";
  await needTexts("web");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the level of the computer", () => {
  const level = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Level" });

  it("is the usual one unless another is chosen, which is explained, asked for by its number and remembered", async () => {
    const asked = server();
    render(<NewMatch about={about} />);
    expect([...level().options].map((one) => one.text)).toEqual(["Easy", "Medium", "Hard"]);
    expect(level().value).toBe("3");
    expect(screen.getByText("Now and then").id).toBe(level().getAttribute("aria-describedby"));
    fireEvent.change(level(), { target: { value: "2" } });
    expect(screen.getByText("Always").id).toBe(level().getAttribute("aria-describedby"));
    fireEvent.click(screen.getByRole("button", { name: "Start" }));
    await waitFor(() => expect(asked.map((one) => one.path)).toContain("/api/tables"));
    const seats = asked.find((one) => one.path === "/api/tables")?.body.seats;
    expect(seats).toMatchObject([{ kind: "me" }, { kind: "bot", bot: "greedy", level: 2 }]);
    cleanup();
    render(<NewMatch about={about} />);
    expect(level().value).toBe("2");
  });
});

describe("the version of the rules", () => {
  async function start(asked: ReturnType<typeof server>): Promise<unknown> {
    fireEvent.click(screen.getByRole("button", { name: "Start" }));
    await waitFor(() => expect(asked.map((one) => one.path)).toContain("/api/tables"));
    return asked.find((one) => one.path === "/api/tables")?.body.options;
  }

  it("is the usual one unless another is chosen", async () => {
    const asked = server();
    render(<NewMatch about={about} />);
    expect(choice()?.value).toBe("now");
    expect(screen.getByText("As it is.").id).toBe(choice()?.getAttribute("aria-describedby"));
    expect(await start(asked)).toMatchObject({ rules: "" });
  });

  it("is asked for as it was chosen, explained, and remembered", async () => {
    const asked = server();
    render(<NewMatch about={about} />);
    fireEvent.change(choice() as HTMLSelectElement, { target: { value: "then" } });
    expect(screen.getByText("As it was.").id).toBe(choice()?.getAttribute("aria-describedby"));
    expect(await start(asked)).toMatchObject({ rules: "then" });
    cleanup();
    render(<NewMatch about={about} />);
    expect(choice()?.value).toBe("then");
  });

  it("is no question where a game has one, and falls back with another game", async () => {
    const asked = server();
    render(<NewMatch about={about} />);
    fireEvent.change(choice() as HTMLSelectElement, { target: { value: "then" } });
    fireEvent.click(screen.getByRole("radio", { name: "battle-spirits" }));
    expect(choice()).toBeNull();
    expect(screen.queryByText("As it is.")).toBeNull();
    expect(await start(asked)).toMatchObject({ rules: "" });
  });

  it("decides whether a list may be played", async () => {
    const asked = server();
    render(<NewMatch about={about} />);
    fireEvent.click(screen.getByRole("radio", { name: /^Own list/ }));
    fireEvent.input(screen.getByRole("textbox", { name: /list/i }), { target: { value: "4 A-1" } });
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ rules: "" }));
    fireEvent.change(choice() as HTMLSelectElement, { target: { value: "then" } });
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ text: "4 A-1", rules: "then" }));
  });

  it("is told to a friend before sitting down", async () => {
    server();
    const options = { ...tableState().options, rules: "then" };
    const state = tableState({ status: "waiting", you: 1, options, rules: RULES[1] as RulesInfo });
    render(<Join state={state} token="t" onJoined={() => undefined} />);
    expect(screen.getByText(/^Rules: Then/).textContent).toBe("Rules: ThenAs it was.");
  });
});

describe("the hint how a deck list is written", () => {
  it.each([
    ["wixoss", "1 WD01-005"],
    ["battle-spirits", "3 BS17-003"],
  ])("shows a card of %s", async (name, line) => {
    server();
    render(<NewMatch about={about} />);
    fireEvent.click(screen.getByRole("radio", { name }));
    fireEvent.click(screen.getByRole("radio", { name: /^Own list/ }));
    expect(screen.getByText(/^One card a line/).textContent).toContain(`such as ${line}.`);
  });
});
