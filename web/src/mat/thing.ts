/** Things: what every element on the mat that has a ref shares, so that drags and movements find it. */
import type { Interactive } from "../games/interactive";
import type { Zone } from "../wire";

export interface ThingProps {
  class: string;
  "data-ref": string;
  "data-number"?: string;
  "data-drags"?: "";
  onClick: () => void;
}

/**
 * Return the attributes of a thing on the board.
 *
 * @param number - number of the card that it is, empty for none or a hidden one.
 */
export function thing(ref: string, interactive: Interactive, name: string, number = ""): ThingProps {
  const lit = interactive.highlight(ref);
  const props: ThingProps = {
    class: lit ? `${name} mat-lit mat-lit-${lit}` : name,
    "data-ref": ref,
    onClick() {
      if (interactive.highlight(ref) !== "") interactive.touch(ref);
      else if (number !== "") interactive.inspect(ref, number);
    },
  };
  if (number !== "") props["data-number"] = number;
  if (interactive.targets(ref).length > 0) props["data-drags"] = "";
  return props;
}

/** Ref that touching a zone with one card stands for: options may name the zone or the card in it. */
export function litRef(zone: Zone, interactive: Interactive): string {
  const known = zone.cards[0]?.ref ?? "";
  const lit = [zone.ref, known].find((ref) => ref !== "" && interactive.highlight(ref) !== "");
  return lit ?? (known || zone.ref);
}

/** Whether a card that lies in a zone takes part. */
export function isLitWithin(zone: Zone, interactive: Interactive): boolean {
  return zone.cards.some((card) => interactive.highlight(card.ref) !== "");
}
