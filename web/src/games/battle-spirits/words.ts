/** Words: names and accessible names of cards and places, put together from facts and texts. */
import { aboveOf, pileUnder } from "../../mat/Under";
import { actionText, cardName, type Faces as FacesOf, joined } from "../../mat/words";
import { t } from "../../texts";
import type {
  BattleSpiritsBoard,
  BattleSpiritsCard,
  BattleSpiritsFace,
  BattleSpiritsSide,
  CombinedBrave,
  Cores,
  Zone,
} from "../../wire";
import type { Interactive } from "../interactive";

export type Faces = FacesOf<BattleSpiritsFace>;

/** Marks of a card that is about to leave the field. */
const LEAVING: ReadonlySet<string> = new Set(["destroyed", "depleted", "returned", "trashed"]);
const KEYWORDS: ReadonlySet<string> = new Set([
  ..."flash burst main attack block accel change divine-soaring whirlwind".split(" "),
  ..."seal riddle-seal spirit-soul-red advent clash awaken crimson-awaken".split(" "),
  ..."dark-assault undying curse windstorm swift armor heavy-armor ice-wall".split(" "),
  ..."radiance dark-radiance pursuit unsealing mystery rebirth ultimate-trigger".split(" "),
  ..."double-ultimate-trigger true-curse contract-field revival world-release".split(" "),
  ..."creation-release underworld-release heaven-release star-release grand-field".split(" "),
  ..."spirit-soul sacred-life super-armor crush holy-life assault six-heaven-chain".split(" "),
  ..."manifestation thunder-god-cannonade".split(" "),
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

/** The marks that tell what a card is besides how it stands, in the order in which they are shown. */
const BADGES = ["divine-form", "over-count", "contract", "reborn"] as const;

/** The badges for what is printed on a card. */
export function printedSigns(face: BattleSpiritsFace): string[] {
  return [...(face.kind === "ultimate" ? ["ultimate"] : []), ...(face.contract ? ["contract"] : [])];
}

/** The badges of a field card: its kind if it is one of its own, then what it is besides. */
export function badgesOf(card: BattleSpiritsCard, face: BattleSpiritsFace | undefined): string[] {
  const kind = face?.kind === "ultimate" ? ["ultimate"] : [];
  return [...kind, ...BADGES.filter((mark) => card.marks.includes(mark))];
}

/** Whether a number is that of the face of a rebirth card that is turned up by its rebirth. */
export function isFaceB(number: string): boolean {
  return number.endsWith(".B");
}

export function coresText(cores: Cores): string {
  const soul = cores.soul ? t("bs-soul-core") : "";
  if (cores.count === 0 && soul) return soul;
  const normal = t("bs-cores", { count: cores.count });
  return soul ? t("mat-and", { a: normal, b: soul }) : normal;
}

/** The cores on a card; those of a Grandwalker or a genesis stone are none of the field. */
export function heldText(card: BattleSpiritsCard): string {
  const cores = coresText(card.cores);
  return card.held ? t("bs-cores-held", { cores }) : cores;
}

/** BP that is printed for the level which a card has now; undefined where none is. */
export function printedBp(card: BattleSpiritsCard, face: BattleSpiritsFace | undefined): number | undefined {
  if (face?.kind === "nexus") return undefined;
  return face?.levels.find((row) => row.level === card.level)?.bp;
}

/** Whether a nexus stands in Divine Form: a spirit too, which fights. */
function isDivine(card: BattleSpiritsCard): boolean {
  return card.marks.includes("divine-form");
}

export function hasBp(card: BattleSpiritsCard, face: BattleSpiritsFace | undefined): boolean {
  return face ? face.kind !== "nexus" || isDivine(card) : card.bp > 0;
}

function bpText(card: BattleSpiritsCard, face: BattleSpiritsFace | undefined): string {
  if (!hasBp(card, face)) return "";
  const printed = printedBp(card, face);
  if (printed === undefined || printed === card.bp) return t("word-bp", { bp: String(card.bp) });
  return t("bs-bp-changed", { bp: String(card.bp), printed: String(printed) });
}

/** What a card is combined with; an otherworld-god brave by its side, and with whom beside it is shared. */
export function braveText(brave: CombinedBrave, faces: Faces, beside: readonly BattleSpiritsCard[]): string {
  const card = cardName(brave.number, faces);
  if (brave.side === "") return t("bs-combined-with", { cards: card });
  const combined = t(`bs-combined-${brave.side}`, { card });
  const other = beside.find((one) => one.ref === brave.shared);
  return other ? t("bs-shared", { combined, other: calledOf(other, faces) }) : combined;
}

/** How a card came onto those under it, and how many they are. */
function underWords(card: BattleSpiritsCard): string[] {
  const ways = { "": "", advent: "bs-mark-advented", "contract-advent": "bs-mark-contract-advented" };
  const way = ways[card.advent];
  return [
    way === "" ? "" : t(way),
    card.bases.length > 0 ? t("mat-under", { count: card.bases.length }) : "",
    coveredText(card),
  ];
}

export function coveredText(card: BattleSpiritsCard): string {
  return card.covered > 0 ? t("bs-covered", { count: card.covered }) : "";
}

/** What a field card is called: as its player tells it from others, and its name. */
function calledOf(card: BattleSpiritsCard, faces: Faces): string {
  if (card.name === card.number) return cardName(card.number, faces);
  return `${card.name} ${faces.get(card.number)?.name ?? ""}`.trim();
}

/** What a field card is, in words, without what it can do. */
export function fieldWords(
  card: BattleSpiritsCard,
  faces: Faces,
  beside: readonly BattleSpiritsCard[] = [],
): string[] {
  const face = faces.get(card.number);
  return [
    calledOf(card, faces),
    face?.kind_title ?? "",
    t("bs-level-words", { level: card.level }),
    bpText(card, face),
    t(`word-state-${card.posture}`),
    ...card.marks.filter((mark) => WORDED.has(mark)).map((mark) => t(`word-state-${mark}`)),
    ...BADGES.filter((mark) => card.marks.includes(mark)).map((mark) => t(`bs-mark-${mark}`)),
    ...card.braves.map((brave) => braveText(brave, faces, beside)),
    ...underWords(card),
    heldText(card),
  ].filter((part) => part !== "");
}

export function fieldLabel(
  card: BattleSpiritsCard,
  faces: Faces,
  interactive: Interactive,
  beside: readonly BattleSpiritsCard[],
): string {
  return joined([...fieldWords(card, faces, beside), actionText(card.ref, interactive)]);
}

/** What a card in a hand or a pile is, in words. */
export function faceWords(number: string, faces: Faces): string[] {
  const face = faces.get(number);
  if (!face) return [number];
  return [
    cardName(number, faces),
    face.kind_title,
    t("bs-cost", { cost: face.cost }),
    face.contract ? t("bs-mark-contract") : "",
    face.token ? t("bs-token") : "",
    ...face.keywords.map(keywordTitle),
  ].filter((part) => part !== "");
}

const ZONE_NAMES: Readonly<Record<string, string>> = {
  burst_area: "burst",
  at_hand: "at-hand",
  soul_state: "soul-state",
  laid_magic: "laid-magic",
  in_use: "in-use",
};
const ZONES: ReadonlySet<string> = new Set([
  ..."deck hand at-hand burst mirage soul-state laid-magic tokens trash removed in-use".split(" "),
]);

export function zoneTitle(name: string): string {
  if (aboveOf(name) !== "") return t("mat-zone-under");
  const id = ZONE_NAMES[name] ?? name;
  return ZONES.has(id) ? t(`bs-zone-${id}`) : name;
}

/** A zone of a side by its name, however it is written. */
export function zoneOf(side: BattleSpiritsSide, name: string): Zone | undefined {
  const found = Object.entries(side.zones).find(([key]) => key === name || ZONE_NAMES[key] === name);
  return found?.[1];
}

/** The cards under a field card as a pile: those face up, the upper one first, then those face down. */
export function stackOf(card: BattleSpiritsCard): Zone {
  const known = [...card.bases, ...card.covered_cards];
  const hidden = card.covered - card.covered_cards.length;
  return pileUnder(card.ref, known, hidden, card.bases.length);
}

/** The pile of a side by its name: a zone, or the cards under one that stands there. */
export function pileOf(side: BattleSpiritsSide, name: string): Zone | undefined {
  const above = aboveOf(name);
  if (above === "") return zoneOf(side, name);
  const card = side.field.find((one) => one.ref === above);
  return card && stackOf(card);
}

/** The zones beside those that the mat has a place for, where something lies in them. */
export function furtherZones(side: BattleSpiritsSide): [string, Zone][] {
  const placed = new Set("deck hand burst trash mirage at-hand soul-state laid-magic".split(" "));
  return Object.entries(side.zones).filter(
    ([name, zone]) => !placed.has(ZONE_NAMES[name] ?? name) && zone.count > 0,
  );
}

/** Whether a card stands behind: a nexus, as long as it is not a spirit too. */
export function isNexus(card: BattleSpiritsCard, faces: Faces): boolean {
  return faces.get(card.number)?.kind === "nexus" && !isDivine(card);
}

/** Who fights, each with the one that shares a brave with it right beside it, the one on the left first. */
export function inLine(cards: readonly BattleSpiritsCard[]): BattleSpiritsCard[] {
  const line: BattleSpiritsCard[] = [];
  const add = (card: BattleSpiritsCard) => {
    if (line.includes(card)) return;
    const beside = (side: "left" | "right") =>
      cards.find((one) => card.braves.some((brave) => brave.side === side && brave.shared === one.ref));
    const before = beside("right");
    const after = beside("left");
    if (before && !line.includes(before)) line.push(before);
    line.push(card);
    if (after) add(after);
  };
  for (const card of cards) add(card);
  return line;
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
