/** The look of a game: what it adds to the parts that all mats share. */
import type { FunctionComponent } from "preact";
import type { Face } from "../wire";
import type { Faces } from "./words";

export interface Look<F extends Face> {
  /** A card as it lies in a hand or a pile. Drawn only: what carries it has the words. */
  SmallFace: FunctionComponent<{ face: F }>;
  /** What a card in a hand or a pile is, in words. */
  faceWords(number: string, faces: Faces<F>): string[];
  zoneTitle(name: string): string;
}
