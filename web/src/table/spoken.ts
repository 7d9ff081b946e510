/** What a table tells to who does not see it: what happened, and what is asked. */
import { effect } from "@preact/signals";
import { announce } from "../parts/announce";
import type { TableStore } from "./store";

const MOST_LINES = 6;

/** Announce new lines of the log and new questions; returns a function that stops. */
export function speakOf(store: TableStore): () => void {
  let told = -1;
  let asked = -1;
  return effect(() => {
    const lines = store.log.value;
    const decision = store.decision.value;
    const update = store.update.value;
    if (!update) return;
    const last = lines[lines.length - 1]?.index ?? -1;
    const said: string[] = [];
    // What was there when the page opened is not news, and neither is what an undo took away.
    if (told >= 0 && last > told) {
      const fresh = lines.filter((line) => line.index > told && !line.quiet).map((line) => line.text);
      said.push(...fresh.slice(-MOST_LINES));
    }
    told = Math.max(last, 0);
    if (decision?.mine && decision.serial !== asked) said.push(decision.text);
    asked = decision?.serial ?? -1;
    if (update.result) said.push(update.result.text);
    if (said.length > 0) announce(said.join(" "));
  });
}
