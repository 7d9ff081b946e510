/** Announcements to screen readers: one polite region for the whole site. */
import { signal } from "@preact/signals";
import { language } from "../texts";

const said = signal({ text: "", turn: 0, spoken: language.peek() });

/** Say something to who does not see the page. */
export function announce(text: string): void {
  // Effects announce: what they read here must not be what they wait for.
  if (text) said.value = { text, turn: said.peek().turn + 1, spoken: language.peek() };
}

/**
 * The regions in turn, so that the same words are said again when they are said again. What was said in another
 * language is gone with it.
 */
export function Announcer() {
  const { turn, spoken } = said.value;
  const text = spoken === language.value ? said.value.text : "";
  return (
    <>
      <div class="spoken" aria-live="polite">
        {turn % 2 ? text : ""}
      </div>
      <div class="spoken" aria-live="polite">
        {turn % 2 ? "" : text}
      </div>
    </>
  );
}
