/** What one who looks on is told: of the other spectators, and of what can be done without a seat. */
import { signal } from "@preact/signals";
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Hints } from "../../src/table/Hints";
import { createStore } from "../../src/table/store";
import { Toolbar } from "../../src/table/Toolbar";
import { language, needTexts } from "../../src/texts";
import { tableState } from "./samples";

beforeEach(async () => {
  language.value = "en";
  await needTexts("web");
});
afterEach(cleanup);

describe("how many look on", () => {
  it.each([
    [0, 2, "2 spectators"],
    [-1, 3, "2 others are watching"],
    [-1, 2, "1 other is watching"],
    [-1, 1, ""],
    [0, 0, ""],
  ])("is told to seat %i with %i there", (you, spectators, text) => {
    const store = createStore(() => true);
    store.receive(tableState({ you, spectators }));
    const nothing = () => undefined;
    const shown = render(
      <Toolbar
        store={store}
        side={null}
        onSide={nothing}
        unread={0}
        asText={signal(false)}
        isWide={true}
        onDialog={nothing}
      />,
    );
    const counted = [...shown.container.querySelectorAll(".toolbar > .soft")].map((one) => one.textContent);
    expect(counted).toEqual(text ? [text] : []);
  });
});

describe("the hints", () => {
  it("tell a player what to choose, and one who looks on where to look", () => {
    const player = render(<Hints plays={true} />);
    expect(screen.getByRole("heading", { name: "How to play" })).toBeTruthy();
    expect(screen.getByText(/^May be chosen now/)).toBeTruthy();
    player.unmount();
    render(<Hints plays={false} />);
    expect(screen.getByRole("heading", { name: "Looking on" })).toBeTruthy();
    expect(screen.queryByText(/chosen/)).toBeNull();
    expect(screen.getByText(/^The log tells/)).toBeTruthy();
  });
});
