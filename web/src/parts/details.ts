/** The details of a card of which only the face is known. */
import type { Details, Face } from "../wire";

export function detailsOf(face: Face): Details {
  return { type: "details", id: 0, face, state: "", values: [], refusals: [], rules: [], working: [] };
}
