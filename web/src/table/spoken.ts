/** What a table tells to who does not see it: what happened, what is asked, and what others say. */
import { effect } from "@preact/signals";
import { announce } from "../parts/announce";
import type { ChatLine, TableState } from "../wire";
import { mutedAt } from "./Chat";
import { speakerOf } from "./names";
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

/** Announce what others say in the chat, but nothing of who is muted; returns a function that stops. */
export function speakChatOf(store: TableStore): () => void {
  return effect(() => {
    const news = store.chatNews.value;
    const state = store.tableState.peek();
    if (!state) return;
    const muted = mutedAt(state.id);
    const heard = news.filter((line) => !muted.includes(line.player) && !isOwn(state, line));
    announce(heard.map((line) => `${speakerOf(state, line)}: ${line.text}`).join(" "));
  });
}

/** Whether the reader said it; who looks on is not told apart from other spectators. */
function isOwn(state: TableState, line: ChatLine): boolean {
  return line.player >= 0 && line.player === state.you;
}
