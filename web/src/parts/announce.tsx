/** Announcements to screen readers: one polite region for the whole site. */
import { signal } from "@preact/signals";

const said = signal<{ text: string; turn: number }>({ text: "", turn: 0 });

/** Say something to who does not see the page. */
export function announce(text: string): void {
  // Effects announce: what they read here must not be what they wait for.
  if (text) said.value = { text, turn: said.peek().turn + 1 };
}

/** The regions in turn, so that the same words are said again when they are said again. */
export function Announcer() {
  const { text, turn } = said.value;
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
