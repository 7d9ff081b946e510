/** Words: what the mats of all games say of cards, piles and what can be done, put together from facts and texts. */
import type { Interactive } from "../games/interactive";
import { t } from "../texts";
import type { Board, Face, KnownCard } from "../wire";

export type Faces<F extends Face = Face> = ReadonlyMap<string, F>;

/** Numbers of the cards of a position that stand for any card. */
const ANY_CARD: ReadonlySet<string> = new Set(["FILLER", "WHITE-FILLER", "PLAIN-LRIG"]);

export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(t("mat-separator"));
}

/** Number and printed name of a card. */
export function cardName(number: string, faces: Faces): string {
  const face = faces.get(number);
  if (!face) return number;
  return ANY_CARD.has(number) ? face.name : `${number} ${face.name}`;
}

/** Only the printed name, or the number where it is not known. */
export function shortName(number: string, faces: Faces): string {
  return faces.get(number)?.name ?? number;
}

/** What can be done with a thing, as its options say. */
function labelsOf(ref: string, interactive: Interactive): string {
  return joined([...new Set(interactive.options(ref).map((option) => option.label))].slice(0, 3));
}

/** What a thing takes part in: what it can do, or that it is chosen. */
export function actionText(ref: string, interactive: Interactive): string {
  const lit = interactive.highlight(ref);
  if (lit === "chosen") return t("mat-chosen");
  const labels = labelsOf(ref, interactive);
  if (labels !== "") return t("mat-can", { what: labels });
  return lit === "" ? "" : t("mat-may-go-here");
}

/** What is written on a button that stands for a place. */
export function placeText(ref: string, interactive: Interactive): string {
  return labelsOf(ref, interactive) || t("mat-may-go-here");
}

/** Known cards with a key each: equal ones share a ref, so that they are counted. */
export function keyed(cards: readonly KnownCard[]): { card: KnownCard; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = (seen.get(card.ref) ?? 0) + 1;
    seen.set(card.ref, count);
    return { card, key: `${card.ref} ${count}` };
  });
}

/** Index of the side that lies below: the viewer's, or the first for everybody. */
export function ownSide(board: Board): number {
  return board.viewer === 1 ? 1 : 0;
}

/** What a player is called, by the number. */
export function nameOf(names: readonly [string, string], player: number): string {
  return names[player === 1 ? 1 : 0];
}
