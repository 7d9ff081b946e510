/** The keys of a replay page: arrows step, Home and End go to the ends, Space plays. */
import type { ReplayStore } from "./store";

const FIELDS = "input, textarea, select, [contenteditable], dialog";

/** What the keys do, for the list that a reader may open: key and text id. */
export const KEYS: readonly (readonly [string, string])[] = [
  ["← →", "replay-key-step"],
  ["Shift ← →", "replay-key-battle"],
  ["PageUp PageDown", "replay-key-turn"],
  ["Home End", "replay-key-ends"],
  ["Space", "replay-key-play"],
];

/** Listen to the keys of the page; return what stops that. */
export function listenToKeys(store: ReplayStore, moved: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(FIELDS)) return;
    // A button, a link or a card that has the focus is pressed by Space.
    if (event.key === " " && target?.closest("button, a, summary, [role], [tabindex]:not(main)")) return;
    if (!press(store, event)) return;
    event.preventDefault();
    moved();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
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
