/** Battle Spirits in the board editor. */
import type { EditedPosition } from "../../../wire";
import type { EditorGame } from "../game";
import { key, model, type Taken } from "./game";
import { Held } from "./Held";
import { MatchForm } from "./MatchForm";
import type { Meaning } from "./places";
import { SideForm } from "./SideForm";

export const editor: EditorGame<EditedPosition, Taken, Meaning> = {
  model,
  colors: ["red", "purple", "green", "white", "yellow", "blue"],
  fact: (face) => (face.type === "battle-spirits" ? String(face.cost) : ""),
  printed: (face) => (face.type === "battle-spirits" ? face.families : []),
  Held,
  MatchForm,
  SideForm,
  key,
};
