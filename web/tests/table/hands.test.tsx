import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InviteDialog } from "../../src/table/Dialogs";
import { Join } from "../../src/table/Join";
import { createStore } from "../../src/table/store";
import { language, needTexts } from "../../src/texts";
import type { About, Incoming, TableState } from "../../src/wire";
import { decision, option, tableState, update } from "./samples";

const LABEL = /^Let spectators see my hand/;

beforeEach(async () => {
  // What browsers have and jsdom has not.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  language.value = "en";
  await needTexts("web");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("whether spectators may see the hand", () => {
  const about: About = {
    version: "0",
    games: [
      {
        name: "battle-spirits",
        title: "Battle Spirits",
        decks: [{ name: "red", title: "Red", size: 40, colors: ["red"] }],
        bots: [],
        windows: [],
        rules: [],
      },
    ],
  };

  function join(spectators: boolean): { bodies: unknown[] } {
    const bodies: unknown[] = [];
    vi.stubGlobal("fetch", async (_: string, options: RequestInit) => {
      if (options.method === "POST") bodies.push(JSON.parse(String(options.body)));
      return new Response(JSON.stringify(about));
    });
    const options = { ...tableState().options, spectators };
    render(
      <Join
        state={tableState({ status: "waiting", you: 1, options })}
        token="t"
        onJoined={() => undefined}
      />,
    );
    return { bodies };
  }

  it("is asked of a friend before the match begins", async () => {
    const { bodies } = join(true);
    fireEvent.click(await screen.findByRole("checkbox", { name: LABEL }));
    fireEvent.click(screen.getByRole("button", { name: "Sit down and play" }));
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ hands: true })]));
  });

  it("is not asked where no spectators are let in", async () => {
    join(false);
    await screen.findByRole("button", { name: "Sit down and play" });
    expect(screen.queryByRole("checkbox", { name: LABEL })).toBeNull();
  });

  it("can be said until the first answer of the match", () => {
    const sent: Incoming[] = [];
    const store = createStore((message) => sent.push(message) > 0);
    const show = (status: TableState["status"], position: number) => {
      cleanup();
      store.receive(tableState({ status }));
      store.receive(update(decision([option("pass")]), { position }));
      // A dialog that is not open counts as hidden.
      render(<InviteDialog store={store} onClose={() => undefined} />);
      return screen.queryByRole("checkbox", { name: LABEL, hidden: true });
    };
    expect(show("running", 1)).toBeNull();
    expect(show("finished", 30)).not.toBeNull();
    const box = show("running", 0);
    expect(box).not.toBeNull();
    if (box) fireEvent.click(box);
    expect(sent).toEqual([{ type: "hands", allow: true }]);
  });
});
