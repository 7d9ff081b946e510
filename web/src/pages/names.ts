/** What the two sides are called where nobody sits at them: on the pages of puzzles and of the board editor. */
import { t } from "../texts";

export function sideNames(): readonly [string, string] {
  return [t("editor-side-own"), t("editor-side-opponent")];
}

/** What a place of cores is called, by its name in a position. */
export function coresTitle(place: string): string {
  const name = place.replace("_", "-");
  return t(`editor-cores-${name}`);
}
