/** Words: names and accessible names of cards and places, put together from facts and texts. */
import { actionText, cardName, type Faces as FacesOf, joined } from "../../mat/words";
import { t } from "../../texts";
import type {
  BattleSpiritsBoard,
  BattleSpiritsCard,
  BattleSpiritsFace,
  BattleSpiritsSide,
  Cores,
  Zone,
} from "../../wire";
import type { Interactive } from "../interactive";

export type Faces = FacesOf<BattleSpiritsFace>;

/** Marks of a card that is about to leave the field. */
const LEAVING: ReadonlySet<string> = new Set(["destroyed", "depleted", "returned"]);
const KEYWORDS: ReadonlySet<string> = new Set([
  ..."flash burst main attack block clash awaken undying curse windstorm swift armor".split(" "),
  ..."heavy-armor ice-wall radiance dark-radiance crush manifestation contract-field revival".split(" "),
  ..."advent accel seal whirlwind".split(" "),
]);

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
  return soul ? t("mat-and", { a: normal, b: soul }) : normal;
}

/** BP that is printed for the level which a card has now; undefined where none is. */
export function printedBp(card: BattleSpiritsCard, face: BattleSpiritsFace | undefined): number | undefined {
  return face?.levels.find((row) => row.level === card.level)?.bp;
}

export function hasBp(card: BattleSpiritsCard, face: BattleSpiritsFace | undefined): boolean {
  return face ? face.kind !== "nexus" : card.bp > 0;
}

function bpText(card: BattleSpiritsCard, face: BattleSpiritsFace | undefined): string {
  if (!hasBp(card, face)) return "";
  const printed = printedBp(card, face);
  if (printed === undefined || printed === card.bp) return t("word-bp", { bp: String(card.bp) });
  return t("bs-bp-changed", { bp: String(card.bp), printed: String(printed) });
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

export function isNexus(card: BattleSpiritsCard, faces: Faces): boolean {
  return faces.get(card.number)?.kind === "nexus";
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
