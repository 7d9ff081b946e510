/** Cards on the field: what they are now, how they stand, what lies on them. */
import type { JSX } from "preact";
import { colorClass } from "../../mat/colors";
import { Gems } from "../../mat/drawing";
import { thing } from "../../mat/thing";
import { actionText, cardName, joined, shortName } from "../../mat/words";
import { t } from "../../texts";
import type { BattleSpiritsCard, BattleSpiritsFace, CombinedBrave } from "../../wire";
import type { Interactive } from "../interactive";
import { Art, Badges, Head } from "./CardFace";
import { CoreRow } from "./Cores";
import { Mark } from "./shapes";
import { type Faces, fieldLabel, hasBp, isWaiting, printedBp } from "./words";

interface FieldCardProps {
  card: BattleSpiritsCard;
  faces: Faces;
  interactive: Interactive;
}

/** Marks of battle that are drawn on a card, the first that it has. */
const BATTLE = ["attacking", "blocking", "target"] as const;

/** The marks that are drawn for how a card stands now, those of battle first. */
function statesOf(card: BattleSpiritsCard): string[] {
  return [
    ...BATTLE.filter((mark) => card.marks.includes(mark)),
    ...(isWaiting(card) ? ["waiting"] : []),
    ...(card.posture === "refreshed" ? [] : [card.posture]),
  ];
}

/** How much room a card takes in its row, in widths of an upright one. */
export function roomOf(card: BattleSpiritsCard): number {
  return (card.posture === "exhausted" ? 1.3 : 1) + card.braves.length * 0.2;
}

export function FieldCard({ card, faces, interactive }: FieldCardProps): JSX.Element {
  const face = faces.get(card.number);
  const nexus = face?.kind === "nexus";
  const marks = BATTLE.filter((mark) => card.marks.includes(mark)).map((mark) => ` mat-${mark}`);
  const waiting = isWaiting(card) ? " mat-waiting" : "";
  const turned = card.posture === "exhausted" ? " mat-turned" : "";
  const stepped = face && face.levels.length > 1 ? " bs-stepped" : "";
  return (
    <div
      class={`mat-slot bs-${card.posture}${turned}${nexus ? " bs-nexus" : ""}${marks.join("")}${waiting}${stepped}`}
      data-flip={card.ref}
      data-drop={card.ref}
      data-posture={card.posture}
      style={{ "--room": String(roomOf(card)), "--marks": String(statesOf(card).length) }}
    >
      {card.braves.map((brave) => (
        <Tucked key={brave.ref} brave={brave} faces={faces} interactive={interactive} />
      ))}
      <div class="mat-card">
        <button type="button" {...thing(card.ref, interactive, "mat-card-main", card.number)}>
          <span class="spoken">{fieldLabel(card, faces, interactive)}</span>
          <FieldFace card={card} face={face} name={shortName(card.number, faces)} />
        </button>
        <CoreRow cores={card.cores} interactive={interactive} place={card.name} always />
      </div>
    </div>
  );
}

interface FieldFaceProps {
  card: BattleSpiritsCard;
  face: BattleSpiritsFace | undefined;
  name: string;
}

function FieldFace({ card, face, name }: FieldFaceProps): JSX.Element {
  return (
    <>
      <span class={`mat-field-face ${colorClass(card.colors)}`} aria-hidden="true">
        {face && <Head face={face} cost={card.cost} />}
        {face && <Art face={face} />}
        <span class="mat-over">
          {face && <Badges keywords={face.keywords} most={2} />}
          <span class="bs-symbols">
            <Gems colors={card.symbols} />
          </span>
        </span>
        <span class="mat-name">{name}</span>
        {face && face.levels.length > 1 && <LevelCells card={card} face={face} />}
        <span class="mat-foot">
          <span class="bs-level">{t("word-level", { level: card.level })}</span>
          {hasBp(card, face) && <Bp card={card} face={face} />}
        </span>
      </span>
      <span class="mat-states" aria-hidden="true">
        {statesOf(card).map((state) => (
          <Mark key={state} name={state} />
        ))}
      </span>
    </>
  );
}

/** How many cores each level takes, the current level marked. */
function LevelCells({ card, face }: { card: BattleSpiritsCard; face: BattleSpiritsFace }): JSX.Element {
  return (
    <span class="bs-cells">
      {face.levels.map((row) => (
        <span key={row.level} class={row.level === card.level ? "bs-cell bs-cell-now" : "bs-cell"}>
          {row.cores}
        </span>
      ))}
    </span>
  );
}

/** Current BP; an arrow tells that it is not what is printed. */
function Bp({ card, face }: { card: BattleSpiritsCard; face: BattleSpiritsFace | undefined }): JSX.Element {
  const printed = printedBp(card, face) ?? card.bp;
  const change = card.bp > printed ? " mat-power-up" : card.bp < printed ? " mat-power-down" : "";
  return <b class={`mat-power${change}`}>{card.bp}</b>;
}

/** A brave that is combined with a card: its edge looks out beside it. */
function Tucked({
  brave,
  faces,
  interactive,
}: { brave: CombinedBrave } & Omit<FieldCardProps, "card">): JSX.Element {
  const { number, ref } = brave;
  const face = faces.get(number);
  return (
    <button type="button" {...thing(ref, interactive, `bs-tucked ${colorClass(face?.colors ?? [])}`, number)}>
      <span class="spoken">
        {joined([t("bs-combined-with", { cards: cardName(number, faces) }), actionText(ref, interactive)])}
      </span>
      <b class="mat-cost" aria-hidden="true">
        {face?.cost ?? ""}
      </b>
      <span class="bs-tucked-name" aria-hidden="true">
        {shortName(number, faces)}
      </span>
    </button>
  );
}
