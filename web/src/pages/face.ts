/** All about a card outside a match: what is printed on it, shown by a game's details panel. */
import { useState } from "preact/hooks";
import { type Interactive, inert } from "../games/interactive";
import { detailsOf } from "../parts/details";
import { openRule } from "../parts/rule";
import type { Details, Face } from "../wire";

export { detailsOf } from "../parts/details";

/** A board to look at, whose cards can be looked at closely. */
export function useFaces(faces: ReadonlyMap<string, Face>): [Details | null, Interactive] {
  const [number, setNumber] = useState("");
  const face = faces.get(number);
  const details = face ? detailsOf(face) : null;
  const interactive = inert({
    inspect: (_, asked) => setNumber(asked),
    details: () => details,
    dismiss: () => setNumber(""),
    openRule,
  });
  return [details, interactive];
}
