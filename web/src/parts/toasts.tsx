/** Short notices at the edge of the page: errors that need no answer. They stay until they are put away. */
import { signal } from "@preact/signals";
import { t } from "../texts";
import { openRule } from "./rule";
import "./toasts.css";

interface Toast {
  id: number;
  text: string;
  rule: string;
  kind: "bad" | "good";
}

const MOST = 3;
const toasts = signal<readonly Toast[]>([]);
let count = 0;

/** Show a notice; the number that comes back puts it away. */
export function toast(text: string, kind: Toast["kind"] = "bad", rule = ""): number {
  count += 1;
  const rest = toasts.value.filter((one) => one.text !== text);
  toasts.value = [...rest, { id: count, text, rule, kind }].slice(-MOST);
  const mine = count;
  if (kind === "good") setTimeout(() => putAway(mine), 4000);
  return mine;
}

/** Put a notice away; nothing happens if it is gone. */
export function putAway(id: number): void {
  toasts.value = toasts.value.filter((one) => one.id !== id);
}

export function Toasts() {
  return (
    <div class="toasts" role="status">
      {toasts.value.map((one) => (
        <div key={one.id} class={`toast ${one.kind}`}>
          <span class="toast-mark" aria-hidden="true">
            {one.kind === "bad" ? "!" : "✓"}
          </span>
          <span>{one.text}</span>
          {one.rule && (
            <button type="button" class="button small" onClick={() => openRule(one.rule)}>
              {one.rule}
            </button>
          )}
          <button
            type="button"
            class="button quiet small"
            onClick={() => putAway(one.id)}
            aria-label={t("close")}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </div>
      ))}
    </div>
  );
}
