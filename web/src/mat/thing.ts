/** Things: what every element on the mat that has a ref shares, so that drags and movements find it. */
import type { Interactive } from "../games/interactive";

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
