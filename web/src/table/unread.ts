/** Chat lines that have not been read: those of others since the chat was last open at this table. */
import { useEffect } from "preact/hooks";
import { recall, remember } from "../settings";
import type { ChatLine, TableState } from "../wire";
import { mutedAt } from "./Chat";
import type { TableStore } from "./store";

/** How many lines are unread; while the chat is open none is. */
export function useUnread(store: TableStore, isOpen: boolean): number {
  const state = store.tableState.value;
  const lines = store.chat.value;
  const id = state?.id ?? "";
  const last = lines[lines.length - 1]?.at ?? 0;
  useEffect(() => {
    if (isOpen && id && last > readUntil(id)) remember(keyOf(id), last);
  }, [isOpen, id, last]);
  return isOpen || !state ? 0 : unread(state, lines);
}

function unread(state: TableState, lines: readonly ChatLine[]): number {
  const muted = mutedAt(state.id);
  const until = readUntil(state.id);
  return lines.filter(
    (line) =>
      line.at > until && (line.player < 0 || line.player !== state.you) && !muted.includes(line.player),
  ).length;
}

function readUntil(id: string): number {
  const value = recall(keyOf(id));
  return typeof value === "number" ? value : 0;
}

function keyOf(id: string): string {
  return `chat-read.${id}`;
}
