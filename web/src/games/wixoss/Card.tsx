/** Cards on the field: what they are now, how they stand, what lies under and on them. */
import type { ComponentChildren, JSX } from "preact";
import { colorClass } from "../../mat/colors";
import { thing } from "../../mat/thing";
import { UnderChip } from "../../mat/Under";
import { actionText, cardName, joined, shortName } from "../../mat/words";
import { t } from "../../texts";
import type { WixossBoard, WixossCard, WixossFace } from "../../wire";
import type { Interactive } from "../interactive";
import { Art, FewBadges, Head } from "./CardFace";
import { Mark } from "./shapes";
import { type Faces, fieldLabel, hasPower, limitText, stackOf } from "./words";

export interface FieldCardProps {
  board: WixossBoard;
  card: WixossCard;
  faces: Faces;
  interactive: Interactive;
  /** Ref that touching it stands for: its own, or the place that it stands in. */
  touched: string;
  /** Open the pile of this name. */
  open(pile: string): void;
  /** What else lies there. */
  children?: ComponentChildren;
}

/** The marks that are drawn for what happens to a card, those of the attack first. */
function marksOf(card: WixossCard): string[] {
  const order = ["attacking", "attacked", "frozen", "armed", "crossed", "infected", "driven"];
  const found = order.filter((mark) => card.marks.includes(mark));
  return card.posture === "down" && card.place !== "key" ? [...found, "down"] : found;
}

/** The classes of a card for how it stands. */
function stateClass(card: WixossCard): string {
  const marks = ["attacking", "frozen", "armed"].filter((mark) => card.marks.includes(mark));
  return marks.map((mark) => (mark === "attacking" ? " mat-attacking" : ` wx-${mark}`)).join("");
}

/** A SIGNI in its lane. */
export function SigniCard(props: FieldCardProps): JSX.Element {
  const { card, faces } = props;
  const face = faces.get(card.number);
  return (
    <Standing
      {...props}
      name={`wx-signi${card.posture === "down" ? " mat-turned" : ""}`}
      foot={
        <>
          <span class="wx-class" lang="ja">
            {card.classes.at(-1)}
          </span>
          {hasPower(card, face) && <Power card={card} />}
        </>
      }
    />
  );
}

interface BesideProps extends FieldCardProps {
  /** What the SIGNI count against the limit, and the limit. */
  total?: number;
  limit?: number;
}

/** A LRIG or a Key: a card that fights without power takes a line. */
export function WideCard({ total, limit, ...props }: BesideProps): JSX.Element {
  const { card } = props;
  const isOver = limit !== undefined && limit >= 0 && (total ?? 0) > limit;
  return (
    <Standing
      {...props}
      name={`wx-wide wx-wide-${card.place}${card.posture === "down" && card.place === "lrig" ? " wx-down" : ""}`}
      foot={
        limit !== undefined && (
          <span
            class={isOver ? "wx-limit wx-limit-over" : "wx-limit"}
            title={t("wx-levels", { total: total ?? 0, limit: limitText(limit) })}
          >
            <small>{t("wx-title-limit")}</small> {total}/{limitText(limit)}
          </span>
        )
      }
    />
  );
}

interface StandingProps extends FieldCardProps {
  name: string;
  foot: ComponentChildren;
}

function Standing(props: StandingProps): JSX.Element {
  const { board, card, faces, interactive, touched, name, foot, children } = props;
  const face = faces.get(card.number);
  return (
    <div
      class={`mat-slot ${name}${stateClass(card)}`}
      data-flip={card.ref}
      data-drop={card.ref}
      data-posture={card.posture}
      style={{ "--marks": String(marksOf(card).length) }}
    >
      <div class="mat-card">
        <button type="button" {...thing(touched, interactive, "mat-card-main", card.number)}>
          <span class="spoken">{fieldLabel(board, card, faces, interactive, touched)}</span>
          <FieldFace card={card} face={face} name={shortName(card.number, faces)} foot={foot} />
        </button>
        <Attached {...props} />
        {children}
      </div>
    </div>
  );
}

interface FieldFaceProps {
  card: WixossCard;
  face: WixossFace | undefined;
  name: string;
  foot: ComponentChildren;
}

function FieldFace({ card, face, name, foot }: FieldFaceProps): JSX.Element {
  return (
    <>
      <span class={`mat-field-face wx-face ${colorClass(card.colors)}`} aria-hidden="true">
        {face && <Head face={{ ...face, costs: [], cost_coins: 0 }} level={card.level} />}
        {face && <Art face={face} />}
        <span class="mat-over">
          <FewBadges keywords={card.keywords} />
        </span>
        <span class="mat-name">{name}</span>
        <span class="mat-foot">{foot}</span>
      </span>
      <span class="mat-states" aria-hidden="true">
        {marksOf(card).map((mark) => (
          <Mark key={mark} name={mark} />
        ))}
      </span>
    </>
  );
}

/** Current power; an arrow tells that something was added to it or taken from it. */
function Power({ card }: { card: WixossCard }): JSX.Element {
  const { power, base_power } = card;
  const change = power > base_power ? " mat-power-up" : power < base_power ? " mat-power-down" : "";
  return <b class={`mat-power${change}`}>{power}</b>;
}

/** What lies under a card and is attached to it: chips that can be touched and looked at. */
function Attached({ card, faces, interactive, open }: FieldCardProps): JSX.Element | null {
  if (card.under.length === 0 && card.charms === 0 && card.acces.length === 0) return null;
  return (
    <span class="mat-attached">
      {card.under.length > 0 && <UnderChip pile={stackOf(card)} interactive={interactive} open={open} />}
      {card.charms > 0 && (
        <button type="button" {...thing(card.charms_ref, interactive, "mat-chip wx-chip-charm")}>
          <span class="spoken">
            {joined([t("wx-charms", { count: card.charms }), actionText(card.charms_ref, interactive)])}
          </span>
          <Mark name="charm" />
          {card.charms > 1 && <b aria-hidden="true">{card.charms}</b>}
        </button>
      )}
      {card.acces.map((acce) => (
        <button
          key={acce.ref}
          type="button"
          {...thing(acce.ref, interactive, "mat-chip wx-chip-acce", acce.number)}
        >
          <span class="spoken">
            {joined([
              t("wx-acce", { card: cardName(acce.number, faces) }),
              actionText(acce.ref, interactive),
            ])}
          </span>
          <Mark name="acce" />
          <span class="mat-chip-name" aria-hidden="true">
            {shortName(acce.number, faces)}
          </span>
        </button>
      ))}
    </span>
  );
}
