/** Words: names and accessible names of cards and places, put together from facts and texts. */

import { aboveOf, pileUnder } from "../../mat/Under";
import { actionText, cardName, type Faces as FacesOf, joined } from "../../mat/words";
import { t, titled } from "../../texts";
import type { WixossBoard, WixossCard, WixossFace, WixossLane, WixossSide, Zone } from "../../wire";
import type { Interactive } from "../interactive";

export type Faces = FacesOf<WixossFace>;

const KEYWORDS: ReadonlySet<string> = new Set([
  ..."constant auto enter action layer burst trap appearance rise cross encore bet chain ride".split(" "),
  ..."decorate drive lancer s-lancer assassin double-crush triple-crush shadow guard multi-ener".split(" "),
  ...["white", "red", "blue", "green", "black"].map((color) => `convert-${color}`),
]);
/** How abilities work: said beside them, and of no use on a small card. */
const WAYS: ReadonlySet<string> = new Set(["constant", "auto", "enter", "action", "layer"]);

/** Title of a badge; those without a text of their own are no badges. */
export function keywordTitle(id: string): string {
  return KEYWORDS.has(id) ? t(`wx-keyword-${id}`) : "";
}

/** What is worth a badge before all else: what a card in hand can do at once. */
const FIRST = ["guard", "burst", "multi-ener"];
/** Badges with a shorter title for where there is little room. */
const SHORT: ReadonlySet<string> = new Set(["burst", "multi-ener"]);

/** The keywords of a card that are worth a badge where there is little room, the most telling first. */
export function notable(keywords: readonly string[]): string[] {
  const found = keywords.filter((id) => !WAYS.has(id));
  return [...FIRST.filter((id) => found.includes(id)), ...found.filter((id) => !FIRST.includes(id))];
}

/** Title of a badge where there is little room. */
export function shortTitle(id: string): string {
  return SHORT.has(id) ? t(`wx-short-${id}`) : keywordTitle(id);
}

const ZONES: ReadonlySet<string> = new Set([
  ..."deck lrig_deck hand ener check trash lrig_trash life excluded beat left_behind".split(" "),
]);

export function zoneTitle(name: string): string {
  if (ZONES.has(name)) return t(`wx-zone-${name}`);
  const sort = name.split(/[_:]/)[0] ?? "";
  if (sort === "under") return t("mat-zone-under");
  return ["trap", "seed"].includes(sort) ? t(`wx-zone-${sort}`) : name;
}

/** The zones that the mat has a place for, in which something lies or not. */
const PLACED: ReadonlySet<string> = new Set([
  ..."deck lrig_deck hand ener check trash lrig_trash life".split(" "),
]);

/** The zones that are told in words: those with a place on the mat, others where something lies in them. */
export function toldZones(side: WixossSide): [string, Zone][] {
  return Object.entries(side.zones).filter(([name, zone]) => PLACED.has(name) || zone.count > 0);
}

/** The zones beside those that the mat has a place for, where something lies in them. */
export function furtherZones(side: WixossSide): [string, Zone][] {
  return Object.entries(side.zones).filter(([name, zone]) => !PLACED.has(name) && zone.count > 0);
}

/** Ener as words, equal symbols counted: "white ×2, colourless ×1". */
export function enerWords(symbols: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const color of symbols) counts.set(color, (counts.get(color) ?? 0) + 1);
  return joined(
    [...counts].map(([color, count]) => t("wx-ener-times", { color: t(`word-color-${color}`), count })),
  );
}

/** What a card costs, empty for nothing. */
export function costWords(face: WixossFace): string {
  const ways = face.costs.map(enerWords).filter((way) => way !== "");
  const ener = ways.slice(1).reduce((all, way) => t("wx-or", { a: all, b: way }), ways[0] ?? "");
  return joined([ener, face.cost_coins > 0 ? t("wx-coins", { count: face.cost_coins }) : ""]);
}

/** The cost of a card with what it is called; what growing to a LRIG costs is its own. */
export function costLine(face: WixossFace): string {
  const cost = costWords(face);
  if (cost === "") return "";
  return t(face.kind === "lrig" ? "wx-grow-cost" : "wx-cost", { cost });
}

export function limitText(limit: number): string {
  return limit < 0 ? t("wx-no-limit") : String(limit);
}

/** What a card in a hand or a pile is, in words. */
export function faceWords(number: string, faces: Faces): string[] {
  const face = faces.get(number);
  if (!face) return [number];
  return [
    cardName(number, faces),
    face.kind_title,
    face.level >= 0 ? t("wx-level-words", { level: face.level }) : "",
    face.kind === "lrig" ? t("wx-limit", { limit: limitText(face.limit) }) : "",
    face.power > 0 ? t("wx-power", { power: String(face.power) }) : "",
    costLine(face),
    ...face.timings.map((timing) => t(`wx-timing-${timing}`)),
    ...notable(face.keywords).map(keywordTitle),
  ].filter((part) => part !== "");
}

/** Marks that have a word. */
const WORDED = ["attacking", "frozen", "armed", "crossed", "infected", "driven"];

/** The states of a field card, as ids of their words; a Key has none. */
export function statesOf(card: WixossCard): string[] {
  const posture = card.place === "key" ? [] : [card.posture];
  return [...posture, ...WORDED.filter((mark) => card.marks.includes(mark))];
}

function powerText(card: WixossCard, face: WixossFace | undefined): string {
  if (!hasPower(card, face)) return "";
  if (card.power === card.base_power) return t("wx-power", { power: String(card.power) });
  return t("wx-power-changed", { power: String(card.power), base: String(card.base_power) });
}

/** Whether a card fights with power: SIGNI do, LRIG and Keys do not. */
export function hasPower(card: WixossCard, face: WixossFace | undefined): boolean {
  return face ? face.kind === "signi" || face.kind === "resona" : card.power > 0;
}

/** What a field card is, in words, without what it can do. */
export function fieldWords(board: WixossBoard, card: WixossCard, faces: Faces): string[] {
  const face = faces.get(card.number);
  const ride = findCard(board, card.ride);
  return [
    card.name === card.number ? cardName(card.number, faces) : `${card.name} ${face?.name ?? ""}`.trim(),
    face?.kind_title ?? "",
    // A LRIG and a Key stand in places that are called as they are.
    card.place === "lrig" || card.place === "key" ? "" : placeTitle(card.place),
    card.level >= 0 ? t("wx-level-words", { level: card.level }) : "",
    powerText(card, face),
    ...statesOf(card).map((state) => t(`word-state-${state}`)),
    card.marks.includes("attacked") ? t("wx-attacked") : "",
    ...notable(card.keywords).map(keywordTitle),
    card.under.length > 0 ? t("mat-under", { count: card.under.length }) : "",
    card.charms > 0 ? t("wx-charms", { count: card.charms }) : "",
    ...card.acces.map((one) => t("wx-acce", { card: cardName(one.number, faces) })),
    ride ? t("wx-rides", { card: cardName(ride.number, faces) }) : "",
  ].filter((part) => part !== "");
}

export function fieldLabel(
  board: WixossBoard,
  card: WixossCard,
  faces: Faces,
  interactive: Interactive,
  ref: string,
): string {
  return joined([...fieldWords(board, card, faces), actionText(ref, interactive)]);
}

/** The field card with this ref, of either side. */
export function findCard(board: WixossBoard, ref: string): WixossCard | undefined {
  if (ref === "") return undefined;
  for (const side of board.sides) {
    const found = side.field.find((card) => card.ref === ref);
    if (found) return found;
  }
  return undefined;
}

/** The field card of a side with this ref. */
export function standing(side: WixossSide, ref: string): WixossCard | undefined {
  return ref === "" ? undefined : side.field.find((card) => card.ref === ref);
}

/** What a lane holds beside its SIGNI, in words. */
export function laneWords(lane: WixossLane): string[] {
  return [
    (lane.trap?.count ?? 0) > 0 ? t("wx-trap") : "",
    (lane.seed?.count ?? 0) > 0 ? t("wx-seed") : "",
    lane.virus ? t("wx-virus") : "",
    lane.attacked ? t("wx-attacked") : "",
  ].filter((part) => part !== "");
}

/** What a place of the field is called: a lane, that of the LRIG, of the Key, of a card that cheers. */
export function placeTitle(place: string): string {
  return titled(t(`word-lane-${place}`));
}

export function laneTitle(lane: WixossLane): string {
  const title = placeTitle(lane.name);
  return lane.name === "cheer" ? title : t("wx-signi-zone", { lane: title });
}

/** The cards under a field card as a pile, the upper one first. */
export function stackOf(card: WixossCard): Zone {
  return pileUnder(card.ref, [...card.under].reverse());
}

/** The pile of a side by its name: a zone, or the cards under one that stands there. */
export function pileOf(side: WixossSide, name: string): Zone | undefined {
  const card = standing(side, aboveOf(name));
  return card ? stackOf(card) : side.zones[name];
}
