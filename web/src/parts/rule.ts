/** Which rule is shown, from wherever it was asked for. */
import { signal } from "@preact/signals";

/** Number of the rule that is shown, empty for none. */
export const shownRule = signal("");

/** Show a rule by its number. */
export function openRule(number: string): void {
  shownRule.value = number;
}
