/** The keys of a replay page: arrows step, Home and End go to the ends, Space plays; on the board arrows move. */
import { type Direction, nearest, thingsOf } from "../../table/keyboard";
import type { ReplayStore } from "./store";

const FIELDS = "input, textarea, select, [contenteditable], dialog";
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** What the keys do, for the list that a reader may open: key and text id. */
export const KEYS: readonly (readonly [string, string])[] = [
  ["← →", "replay-key-step"],
  ["Shift ← →", "replay-key-battle"],
  ["PageUp PageDown", "replay-key-turn"],
  ["Home End", "replay-key-ends"],
  ["Space", "replay-key-play"],
  ["I", "replay-key-inspect"],
];

interface KeyActions {
  /** Somebody went to another position by key. */
  moved(): void;
  inspect(ref: string): void;
  board(): HTMLElement | null;
}

/** Listen to the keys of the page; return what stops that. */
export function listenToKeys(store: ReplayStore, actions: KeyActions): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest(FIELDS) || document.querySelector("dialog[open]")) return;
    const board = actions.board();
    const thing = target?.closest<HTMLElement>("[data-ref]");
    if (thing && board?.contains(thing) && onBoard(event, thing, board, actions)) {
      event.preventDefault();
      return;
    }
    // A button or a link that has the focus is pressed by Space.
    if (event.key === " " && target?.closest("button, a, summary, [role=button]")) return;
    if (!press(store, event)) return;
    event.preventDefault();
    actions.moved();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}

/** On the board arrows go from thing to thing, and I tells about one. */
function onBoard(event: KeyboardEvent, thing: HTMLElement, board: HTMLElement, actions: KeyActions): boolean {
  if (event.key.toLowerCase() === "i") {
    actions.inspect(thing.dataset.ref ?? "");
    return true;
  }
  const direction = DIRECTIONS[event.key];
  if (!direction || event.shiftKey) return false;
  const things = thingsOf(board);
  const boxes = things.map((one) => one.getBoundingClientRect());
  things[nearest(thing.getBoundingClientRect(), boxes, direction, things.indexOf(thing))]?.focus();
  return true;
}

function press(store: ReplayStore, event: KeyboardEvent): boolean {
  const direction = event.key === "ArrowLeft" || event.key === "PageUp" ? -1 : 1;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight":
      if (event.shiftKey) store.battle(direction);
      else store.step(direction);
      return true;
    case "PageUp":
    case "PageDown":
      store.turn(direction);
      return true;
    case "Home":
      store.go(0);
      return true;
    case "End":
      store.go(store.head.value?.last ?? 0);
      return true;
    case " ":
      store.play(!store.playing.value);
      return true;
    default:
      return false;
  }
}
