import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Announcer } from "../../src/parts/announce";
import { remember } from "../../src/settings";
import { ChatBox } from "../../src/table/Chat";
import { speakChatOf } from "../../src/table/spoken";
import { createStore } from "../../src/table/store";
import { useUnread } from "../../src/table/unread";
import { language, needTexts } from "../../src/texts";
import { tableState } from "./samples";

beforeEach(async () => {
  localStorage.clear();
  language.value = "en";
  await needTexts("web");
});
afterEach(cleanup);

function open(id: string): HTMLElement {
  cleanup();
  const store = createStore(() => true);
  store.receive(tableState({ id }));
  const lines = [
    { player: 0, name: "", text: "from me", at: 1 },
    { player: 1, name: "", text: "from the other <b>", at: 2 },
    { player: -1, name: "", text: "from outside", at: 3 },
  ];
  store.receive({ type: "chat", lines });
  render(<ChatBox store={store} />);
  return screen.getByRole("log");
}

describe("muting", () => {
  it("hides what the other player says, and holds for this table when it is opened again", () => {
    expect(open("one").textContent).toContain("from the other <b>");
    fireEvent.click(screen.getByRole("checkbox", { name: "Mute Opponent" }));
    expect(screen.getByRole("log").textContent).not.toContain("from the other");
    expect(screen.getByRole("log").textContent).toContain("from outside");
    expect(open("one").textContent).not.toContain("from the other");
  });

  it("mutes nobody at another table", () => {
    open("one");
    fireEvent.click(screen.getByRole("checkbox", { name: "Mute Opponent" }));
    expect(open("two").textContent).toContain("from the other");
  });
});

describe("who does not see the page", () => {
  it("is told what others say, but not what was said before, nor by who is muted", () => {
    remember("muted.five", [-1]);
    const store = createStore(() => true);
    const { container } = render(<Announcer />);
    const stop = speakChatOf(store);
    const say = (player: number, text: string, at: number) =>
      act(() => store.receive({ type: "chat", lines: [{ player, name: "", text, at }] }));
    act(() => store.receive(tableState({ id: "five" })));
    say(1, "before", 1);
    expect(container.textContent).toBe("");
    say(1, "good luck", 2);
    expect(container.textContent).toBe("Opponent: good luck");
    say(-1, "from outside", 3);
    say(0, "thanks", 4);
    expect(container.textContent).toBe("Opponent: good luck");
    say(1, "have fun", 5);
    expect(container.textContent).toBe("Opponent: have fun");
    stop();
  });
});

describe("what is unread", () => {
  function shown(isOpen: boolean, lines: readonly [number, number][]): string | null {
    cleanup();
    const store = createStore(() => true);
    store.receive(tableState({ id: "three" }));
    const said = lines.map(([player, at]) => ({ player, name: "", text: `line ${at}`, at }));
    store.receive({ type: "chat", lines: said });
    const Count = () => <output>{useUnread(store, isOpen)}</output>;
    render(<Count />);
    return screen.getByRole("status").textContent;
  }

  it("is what others said since the chat was open, also after the page was left", () => {
    expect(
      shown(false, [
        [0, 1],
        [1, 2],
      ]),
    ).toBe("1");
    expect(
      shown(true, [
        [0, 1],
        [1, 2],
      ]),
    ).toBe("0");
    expect(
      shown(false, [
        [0, 1],
        [1, 2],
      ]),
    ).toBe("0");
    expect(
      shown(false, [
        [1, 2],
        [1, 3],
        [-1, 4],
      ]),
    ).toBe("2");
  });

  it("is nothing of who is muted", () => {
    remember("muted.three", [1]);
    expect(
      shown(false, [
        [1, 3],
        [-1, 4],
      ]),
    ).toBe("1");
  });
});
