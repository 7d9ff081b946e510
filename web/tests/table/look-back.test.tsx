/** Looking back along the log while the match runs. */
import { signal } from "@preact/signals";
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Log } from "../../src/table/Log";
import { LookBack } from "../../src/table/LookBack";
import { Prompt } from "../../src/table/Prompt";
import { createStore, type TableStore } from "../../src/table/store";
import { language, needTexts } from "../../src/texts";
import type { Incoming, LogLine, Moment, Update } from "../../src/wire";
import { board, decision, option, tableState, update } from "./samples";

let sent: Incoming[];
let store: TableStore;

function line(index: number, position: number, more: Partial<LogLine> = {}): LogLine {
  return {
    index,
    turn: 1 + Math.floor(position / 3),
    position,
    text: `line ${index}`,
    reason: null,
    numbers: [],
    quiet: false,
    player: 0,
    ...more,
  };
}

/** Moments 0, 1, 2 and 4 with two lines at 1, one that goes without saying at 3, and the present at 5. */
const LINES = [
  line(0, 0),
  line(1, 1),
  line(2, 1),
  line(3, 2),
  line(4, 3, { quiet: true }),
  line(5, 4),
  line(6, 5),
];
const asked = () => decision([option("pass"), option("attack A", { refs: ["field:1"] })]);
const look = (more: Partial<Update> = {}) =>
  store.receive(update(asked(), { position: 5, log: LINES, ...more }));
const looks = () => sent.flatMap((message) => (message.type === "look" ? [message.position] : []));

function answerLook(more: Partial<Moment> = {}): void {
  const last = sent.findLast((message) => message.type === "look");
  if (last?.type !== "look") throw new Error("nothing was asked");
  store.receive({ type: "moment", id: last.id, position: last.position, board: board(), faces: [], ...more });
}

beforeEach(async () => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  language.value = "en";
  await needTexts("web");
  sent = [];
  store = createStore((message) => sent.push(message) > 0);
  store.receive(tableState());
  look();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("looking back", () => {
  it("goes along the moments that lines tell of, and after the last one to the present", () => {
    store.lookBack(1);
    answerLook();
    expect(store.looked.value?.position).toBe(1);
    store.lookOn(-1);
    answerLook();
    store.lookOn(-1);
    expect(looks()).toEqual([1, 0]);
    store.lookBack(2);
    answerLook();
    store.lookOn(1);
    answerLook();
    expect(looks()).toEqual([1, 0, 2, 4]);
    store.lookOn(1);
    expect(store.looked.value).toBeNull();
    store.lookBack(5);
    expect(looks()).toEqual([1, 0, 2, 4]);
  });

  it("answers nothing meanwhile", () => {
    store.lookBack(1);
    answerLook();
    store.touch("field:1");
    store.chooseDefault();
    store.choose(option("pass"));
    store.drop("field:1", "player:1");
    expect(sent.filter((message) => message.type === "answer")).toEqual([]);
    store.backToNow();
    store.chooseDefault();
    expect(sent.filter((message) => message.type === "answer")).toHaveLength(1);
  });

  it("takes the faces of a board that comes too late, but not the board", () => {
    store.lookBack(1);
    const first = sent.findLast((message) => message.type === "look");
    store.backToNow();
    const face = { type: "battle-spirits", number: "BS17-001" } as Moment["faces"][number];
    const id = first?.type === "look" ? first.id : 0;
    store.receive({ type: "moment", id, position: 1, board: board(), faces: [face] });
    expect(store.looked.value).toBeNull();
    expect(store.faces.value.has("BS17-001")).toBe(true);
  });

  it("ends when the moment is taken back, and says so", () => {
    store.lookBack(2);
    answerLook();
    store.receive(update(asked(), { position: 3, log_from: 5, log: [] }));
    expect(store.looked.value?.position).toBe(2);
    store.receive(update(asked(), { position: 1, log_from: 3, log: [] }));
    expect(store.looked.value).toBeNull();
    expect(store.lookGone.value).toBe(true);
  });

  it("asks again in another language, and ends with the match after it", () => {
    store.lookBack(2);
    answerLook();
    look();
    expect(looks()).toEqual([2, 2]);
    store.receive(tableState({ status: "finished" }));
    expect(store.looked.value).not.toBeNull();
    store.receive(tableState({ match: 2 }));
    expect(store.looked.value).toBeNull();
  });

  it("says what cannot be shown", () => {
    store.lookBack(2);
    const problem = { where: "position", found: "2", allowed: "3-5", text: "gone", rule: "" };
    store.receive({ type: "refused", to: "look", id: 1, problem });
    expect(store.refused.value?.problem.text).toBe("gone");
    expect(store.looked.value).toBeNull();
  });
});

describe("the page", () => {
  const show = () =>
    render(
      <>
        <LookBack store={store} />
        <Log store={store} onCards={() => {}} onMoment={store.lookBack} />
        <div id="prompt" tabIndex={-1}>
          <Prompt store={store} shownAll={signal(false)} ending={null} />
        </div>
      </>,
    );

  it("leads from a line to its moment, says which it is and whose turn it is, and comes back", async () => {
    show();
    const button = screen.getByRole("button", { name: "line 3" });
    button.focus();
    fireEvent.click(button);
    answerLook();
    const banner = await screen.findByRole("region", { name: "Looking back" });
    expect(document.activeElement?.textContent).toBe("As it stood at turn 1: line 3");
    expect(banner.querySelector("[role=status]")?.textContent).toContain("your turn");
    expect(screen.queryByRole("button", { name: /pass/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Earlier" }));
    answerLook();
    await screen.findByText("As it stood at turn 1: line 2");
    fireEvent.click(screen.getAllByRole("button", { name: /Back to now/ })[0] as HTMLElement);
    await screen.findByRole("button", { name: /pass/ });
    expect(screen.queryByRole("region", { name: "Looking back" })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it("comes back by a line of the present", async () => {
    show();
    store.lookBack(1);
    answerLook();
    fireEvent.click(await screen.findByRole("button", { name: "line 6" }));
    expect(store.looked.value).toBeNull();
    expect(looks()).toEqual([1]);
  });
});
