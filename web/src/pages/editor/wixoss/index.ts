/** WIXOSS in the board editor. */
import type { WixossEditedPosition } from "../../../wire";
import type { EditorGame } from "../game";
import { type Meaning, model } from "./game";
import { Held } from "./Held";
import { MatchForm } from "./MatchForm";
import type { Spot } from "./model";
import { SideForm } from "./SideForm";

export const editor: EditorGame<WixossEditedPosition, Spot, Meaning> = {
  model,
  colors: ["white", "red", "blue", "green", "black"],
  fact: (face) => (face.type === "wixoss" && face.level >= 0 ? String(face.level) : ""),
  printed: (face) =>
    face.type === "wixoss" ? [...face.types, ...face.classes, ...face.limiting, face.team] : [],
  Held,
  MatchForm,
  SideForm,
};
