/** Settings that the browser remembers: theme, the player's name, and small choices. */
import { effect, signal } from "@preact/signals";

export type Theme = "auto" | "light" | "dark";

const PREFIX = "taisen.";

/** Read something that was remembered; undefined if there is nothing, or nothing that can be read. */
export function recall(key: string): unknown {
  const text = localStorage.getItem(PREFIX + key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Remember something. A browser that allows no more, or none at all, forgets it. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}

/** Read a text that was remembered. */
export function recallText(key: string): string {
  const value = recall(key);
  return typeof value === "string" ? value : "";
}

function firstTheme(): Theme {
  const value = recall("theme");
  return value === "light" || value === "dark" ? value : "auto";
}

export const theme = signal<Theme>(firstTheme());
/** What the player is called at new tables. */
export const playerName = signal(recallText("name"));

/** Keep the page and the memory as the settings are. */
export function startSettings(): void {
  effect(() => {
    if (theme.value === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme.value;
    remember("theme", theme.value);
  });
  effect(() => remember("name", playerName.value));
}
