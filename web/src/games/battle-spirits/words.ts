/** Words: names and accessible names of cards and places, put together from facts and texts. */
import { t } from "../../texts";
import type {
  BattleSpiritsBoard,
  BattleSpiritsCard,
  BattleSpiritsSide,
  Cores,
  Face,
  KnownCard,
  Zone,
} from "../../wire";
import type { Interactive } from "../interactive";

export type Faces = ReadonlyMap<string, Face>;

/** Marks of a card that is about to leave the field. */
const LEAVING: ReadonlySet<string> = new Set(["destroyed", "depleted", "returned"]);
const KEYWORDS: ReadonlySet<string> = new Set([
  ..."flash burst main attack block clash awaken undying curse windstorm swift armor".split(" "),
  ..."heavy-armor ice-wall radiance dark-radiance crush".split(" "),
]);

export function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(t("bs-separator"));
}

/** Number of the cards of a position that stand for any card. */
const ANY_CARD = "FILLER";

/** Number and printed name of a card. */
export function cardName(number: string, faces: Faces): string {
  const face = faces.get(number);
  if (!face) return number;
  return number === ANY_CARD ? face.name : `${number} ${face.name}`;
}

/** Only the printed name, or the number where it is not known. */
export function shortName(number: string, faces: Faces): string {
  return faces.get(number)?.name ?? number;
}

/** Title of a keyword badge; those without a text of their own are no badges. */
export function keywordTitle(id: string): string {
  return KEYWORDS.has(id) ? t(`bs-keyword-${id}`) : "";
}

export function isWaiting(card: BattleSpiritsCard): boolean {
  return card.marks.some((mark) => LEAVING.has(mark));
}

/** The marks of a card that have a word, the one of waiting as it is. */
const WORDED: ReadonlySet<string> = new Set([
  ...LEAVING,
  "attacking",
  "blocking",
  "target",
  "combined",
  "arriving",
]);

export function coresText(cores: Cores): string {
  const soul = cores.soul ? t("bs-soul-core") : "";
  if (cores.count === 0 && soul) return soul;
  const normal = t("bs-cores", { count: cores.count });
  return soul ? t("bs-and", { a: normal, b: soul }) : normal;
}

/** BP that is printed for the level which a card has now; undefined where none is. */
export function printedBp(card: BattleSpiritsCard, face: Face | undefined): number | undefined {
  return face?.levels.find((row) => row.level === card.level)?.bp;
}

export function hasBp(card: BattleSpiritsCard, face: Face | undefined): boolean {
  return face ? face.kind !== "nexus" : card.bp > 0;
}

function bpText(card: BattleSpiritsCard, face: Face | undefined): string {
  if (!hasBp(card, face)) return "";
  const printed = printedBp(card, face);
  if (printed === undefined || printed === card.bp) return t("word-bp", { bp: String(card.bp) });
  return t("bs-bp-changed", { bp: String(card.bp), printed: String(printed) });
}

/** What can be done with a thing, as its options say. */
function labelsOf(ref: string, interactive: Interactive): string {
  return joined([...new Set(interactive.options(ref).map((option) => option.label))].slice(0, 3));
}

/** What a thing takes part in: what it can do, or that it is chosen. */
export function actionText(ref: string, interactive: Interactive): string {
  const lit = interactive.highlight(ref);
  if (lit === "chosen") return t("bs-chosen");
  const labels = labelsOf(ref, interactive);
  if (labels !== "") return t("bs-can", { what: labels });
  return lit === "" ? "" : t("bs-may-go-here");
}

/** What is written on a button that stands for a place. */
export function placeText(ref: string, interactive: Interactive): string {
  return labelsOf(ref, interactive) || t("bs-may-go-here");
}

/** What a field card is, in words, without what it can do. */
export function fieldWords(card: BattleSpiritsCard, faces: Faces): string[] {
  const face = faces.get(card.number);
  return [
    card.name === card.number ? cardName(card.number, faces) : `${card.name} ${face?.name ?? ""}`.trim(),
    face?.kind_title ?? "",
    t("bs-level-words", { level: card.level }),
    bpText(card, face),
    t(`word-state-${card.posture}`),
    ...card.marks.filter((mark) => WORDED.has(mark)).map((mark) => t(`word-state-${mark}`)),
    card.braves.length > 0
      ? t("bs-combined-with", { cards: joined(card.braves.map((brave) => cardName(brave.number, faces))) })
      : "",
    coresText(card.cores),
  ].filter((part) => part !== "");
}

export function fieldLabel(card: BattleSpiritsCard, faces: Faces, interactive: Interactive): string {
  return joined([...fieldWords(card, faces), actionText(card.ref, interactive)]);
}

/** What a card in a hand or a pile is, in words. */
export function faceWords(number: string, faces: Faces): string[] {
  const face = faces.get(number);
  if (!face) return [number];
  return [
    cardName(number, faces),
    face.kind_title,
    t("bs-cost", { cost: face.cost }),
    ...face.keywords.map(keywordTitle).filter((title) => title !== ""),
  ];
}

const ZONE_NAMES: Readonly<Record<string, string>> = {
  burst_area: "burst",
  at_hand: "at-hand",
  in_use: "in-use",
};
const ZONES: ReadonlySet<string> = new Set([
  "deck",
  "hand",
  "at-hand",
  "burst",
  "trash",
  "removed",
  "in-use",
]);

export function zoneTitle(name: string): string {
  const id = ZONE_NAMES[name] ?? name;
  return ZONES.has(id) ? t(`bs-zone-${id}`) : name;
}

/** A zone of a side by its name, however it is written. */
export function zoneOf(side: BattleSpiritsSide, name: string): Zone | undefined {
  const found = Object.entries(side.zones).find(([key]) => key === name || ZONE_NAMES[key] === name);
  return found?.[1];
}

/** The zones beside those that the mat has a place for, where something lies in them. */
export function furtherZones(side: BattleSpiritsSide): [string, Zone][] {
  const placed = new Set(["deck", "hand", "burst", "trash"]);
  return Object.entries(side.zones).filter(
    ([name, zone]) => !placed.has(ZONE_NAMES[name] ?? name) && zone.count > 0,
  );
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

export function isNexus(card: BattleSpiritsCard, faces: Faces): boolean {
  return faces.get(card.number)?.kind === "nexus";
}

/** Index of the side that lies below: the viewer's, or the first for everybody. */
export function ownSide(board: BattleSpiritsBoard): number {
  return board.viewer === 1 ? 1 : 0;
}

/** The field card with this ref, of either side. */
export function findCard(board: BattleSpiritsBoard, ref: string): BattleSpiritsCard | undefined {
  if (ref === "") return undefined;
  for (const side of board.sides) {
    const found = side.field.find((card) => card.ref === ref);
    if (found) return found;
  }
  return undefined;
}
