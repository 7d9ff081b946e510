/** Cards on the field: what they are now, how they stand, what lies on them. */
import type { JSX } from "preact";
import { colorClass } from "../../mat/colors";
import { Gems } from "../../mat/drawing";
import { thing } from "../../mat/thing";
import { Below, UnderChip } from "../../mat/Under";
import { actionText, joined, shortName } from "../../mat/words";
import { t } from "../../texts";
import type { BattleSpiritsCard, BattleSpiritsFace, CombinedBrave } from "../../wire";
import type { Interactive } from "../interactive";
import { Art, Badges, Head, Signs } from "./CardFace";
import { CoreRow } from "./Cores";
import { Mark } from "./shapes";
import {
  badgesOf,
  braveText,
  coveredText,
  type Faces,
  fieldLabel,
  hasBp,
  isNexus,
  isWaiting,
  printedBp,
  stackOf,
} from "./words";

interface FieldCardProps {
  card: BattleSpiritsCard;
  faces: Faces;
  interactive: Interactive;
  /** The cards of its side, among them those that it shares a brave with. */
  beside: readonly BattleSpiritsCard[];
  /** Open the pile of this name. */
  open(pile: string): void;
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

function hasUnder(card: BattleSpiritsCard): boolean {
  return card.bases.length + card.covered > 0;
}

/** How much room a card takes in its row, in widths of an upright one. */
export function roomOf(card: BattleSpiritsCard): number {
  return (card.posture === "exhausted" ? 1.3 : 1) + (card.braves.length + (hasUnder(card) ? 1 : 0)) * 0.2;
}

export function FieldCard(props: FieldCardProps): JSX.Element {
  const { card, faces, interactive, beside } = props;
  const face = faces.get(card.number);
  const nexus = isNexus(card, faces);
  const marks = BATTLE.filter((mark) => card.marks.includes(mark)).map((mark) => ` mat-${mark}`);
  const waiting = isWaiting(card) ? " mat-waiting" : "";
  const turned = card.posture === "exhausted" ? " mat-turned" : "";
  const stepped = face && face.levels.length > 1 ? " bs-stepped" : "";
  const held = card.held ? " bs-held" : "";
  const signs = badgesOf(card, face)
    .map((sign) => ` bs-${sign}`)
    .join("");
  // Who is on the left of a brave has it to the right.
  const isAfter = (brave: CombinedBrave) => brave.side === "left";
  const tucked = (brave: CombinedBrave) => <Tucked key={brave.ref} {...props} brave={brave} />;
  return (
    <div
      class={`mat-slot bs-${card.posture}${turned}${nexus ? " bs-nexus" : ""}${marks.join("")}${waiting}${stepped}${held}${signs}`}
      data-flip={card.ref}
      data-drop={card.ref}
      data-posture={card.posture}
      style={{ "--room": String(roomOf(card)), "--marks": String(statesOf(card).length) }}
    >
      {hasUnder(card) && <Under {...props} />}
      {card.braves.filter((brave) => !isAfter(brave)).map(tucked)}
      <div class="mat-card">
        <button type="button" {...thing(card.ref, interactive, "mat-card-main", card.number)}>
          <span class="spoken">{fieldLabel(card, faces, interactive, beside)}</span>
          <FieldFace card={card} face={face} name={shortName(card.number, faces)} />
        </button>
        <CoreRow cores={card.cores} interactive={interactive} place={card.name} held={card.held} always />
      </div>
      {card.braves.filter(isAfter).map(tucked)}
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
        {face && (
          <Head face={face} cost={card.cost}>
            <Signs names={badgesOf(card, face)} />
          </Head>
        )}
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
  beside,
}: { brave: CombinedBrave } & FieldCardProps): JSX.Element {
  const { number, ref, side } = brave;
  const face = faces.get(number);
  const place = side === "" ? "" : ` bs-tucked-${side}${brave.shared === "" ? "" : " bs-tucked-shared"}`;
  return (
    <button
      type="button"
      {...thing(ref, interactive, `bs-tucked${place} ${colorClass(face?.colors ?? [])}`, number)}
    >
      <span class="spoken">{joined([braveText(brave, faces, beside), actionText(ref, interactive)])}</span>
      <b class="mat-cost" aria-hidden="true">
        {face?.cost ?? ""}
      </b>
      {side !== "" && (
        <b class="bs-tucked-side" aria-hidden="true">
          {t(`bs-side-${side}`)}
        </b>
      )}
      <span class="bs-tucked-name" aria-hidden="true">
        {shortName(number, faces)}
      </span>
    </button>
  );
}

/** The cards below a card: the edge of the uppermost looks out beside it, with their number. */
function Under({ card, faces, interactive, open }: FieldCardProps): JSX.Element {
  const top = card.bases[0];
  const face = top && faces.get(top.number);
  return (
    <UnderChip
      pile={stackOf(card)}
      interactive={interactive}
      open={open}
      words={joined([
        card.bases.length > 0 ? t("mat-under", { count: card.bases.length }) : "",
        coveredText(card),
      ])}
      name={`bs-tucked bs-under ${colorClass(face?.colors ?? [])}`}
    >
      <span class="bs-under-counts">
        <Below name="under" count={card.bases.length} />
        <Below name="covered" count={card.covered} />
      </span>
      <span class="bs-tucked-name" aria-hidden="true">
        {top ? shortName(top.number, faces) : ""}
      </span>
    </UnderChip>
  );
}
