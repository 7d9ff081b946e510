/** The back of a card. */
import type { JSX } from "preact";
import { Gem } from "./drawing";

/** A card of which only the back is to be seen; a game may have backs of several kinds. */
export function Back({ kind = "" }: { kind?: string }): JSX.Element {
  return (
    <span class={kind === "" ? "mat-back" : `mat-back mat-back-${kind}`} aria-hidden="true">
      <Gem color="any" />
    </span>
  );
}
