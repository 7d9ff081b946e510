/** Cards under a card: a chip with their number, and the pile that it opens. */
import type { ComponentChildren, JSX } from "preact";
import type { Interactive } from "../games/interactive";
import { t } from "../texts";
import type { KnownCard, Zone } from "../wire";
import { MARKS, Mark } from "./drawing";
import { isLitWithin } from "./thing";
import { joined } from "./words";

const PREFIX = "under:";

/**
 * The cards under a field card as a pile.
 *
 * @param cards - those that are known, the upper one first.
 * @param hidden - how many others lie there.
 * @param faceUp - how many of the known ones lie face up, the first of them.
 */
export function pileUnder(ref: string, cards: readonly KnownCard[], hidden = 0, faceUp = cards.length): Zone {
  const known = cards.map((one, place) => ({ ...one, place }));
  const down = known.slice(faceUp).map((one) => one.place);
  return { ref: "", name: PREFIX + ref, count: known.length + hidden, cards: known, down };
}

/** Ref of the field card whose pile has this name, empty for the name of a zone. */
export function aboveOf(name: string): string {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : "";
}

interface UnderChipProps {
  pile: Zone;
  interactive: Interactive;
  open(pile: string): void;
  /** What is said of them, their number unless there is more to say. */
  words?: string;
  name?: string;
  /** What is drawn, their number unless there is more to show. */
  children?: ComponentChildren;
}

/** The cards under a card: their number; touching it shows them. */
export function UnderChip({
  pile,
  interactive,
  open,
  words = t("mat-under", { count: pile.count }),
  name = "mat-chip",
  children,
}: UnderChipProps): JSX.Element {
  const lit = isLitWithin(pile, interactive);
  return (
    <button
      type="button"
      class={lit ? `${name} mat-lit mat-lit-option` : name}
      onClick={() => open(pile.name)}
    >
      <span class="spoken">{joined([words, lit ? t("mat-may-go-here") : ""])}</span>
      {children ?? <Below name="under" count={pile.count} />}
    </button>
  );
}

/** How many cards lie below, face up (`under`) or face down (`covered`). Drawn only. */
export function Below({ name, count }: { name: "under" | "covered"; count: number }): JSX.Element | null {
  if (count === 0) return null;
  return (
    <>
      <Mark name={name} path={MARKS[name]} />
      <b aria-hidden="true">{count}</b>
    </>
  );
}
