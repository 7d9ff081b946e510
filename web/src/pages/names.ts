/** What the two sides are called where nobody sits at them: on the pages of puzzles and of the board editor. */
import { t } from "../texts";

export function sideNames(): readonly [string, string] {
  return [t("editor-side-own"), t("editor-side-opponent")];
}
