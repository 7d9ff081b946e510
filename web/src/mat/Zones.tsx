/** Zones: piles and hands, as they lie on every mat. */
import type { ComponentChildren, JSX } from "preact";
import type { Interactive } from "../games/interactive";
import { t } from "../texts";
import type { Face, Zone } from "../wire";
import { Back } from "./Back";
import type { Look } from "./look";
import { isLitWithin, thing } from "./thing";
import { actionText, cardName, type Faces, joined, keyed, placeText } from "./words";

export interface ZoneProps<F extends Face> {
  zone: Zone;
  look: Look<F>;
  interactive: Interactive;
  faces: Faces<F>;
}

interface PileProps<F extends Face> extends ZoneProps<F> {
  name: string;
  open: (name: string) => void;
  /** Whether the top card lies face up. */
  faceUp?: boolean;
  /** A zone that the mat has no place for. */
  further?: boolean;
  /** Kind of the back of its cards, where a game has several. */
  back?: string;
  /** What is written in place of the number. */
  children?: ComponentChildren;
}

/** A pile: its top, how many there are; touching it opens it. */
export function Pile<F extends Face>({
  zone,
  name,
  look,
  interactive,
  faces,
  open,
  faceUp = false,
  further = false,
  back = "",
  children,
}: PileProps<F>): JSX.Element {
  const title = look.zoneTitle(name);
  const top = faceUp ? zone.cards.find((card) => card.place === 0) : undefined;
  const face = top && faces.get(top.number);
  const within = isLitWithin(zone, interactive);
  const attributes = thing(
    zone.ref,
    interactive,
    further ? "mat-pile-button mat-further" : "mat-pile-button",
  );
  const lit = interactive.highlight(zone.ref) !== "";
  return (
    <button
      type="button"
      {...attributes}
      class={within && !lit ? `${attributes.class} mat-lit mat-lit-option` : attributes.class}
      onClick={() => (lit ? interactive.touch(zone.ref) : open(name))}
    >
      <span class="spoken">
        {joined([
          title,
          t("mat-cards", { count: zone.count }),
          top ? cardName(top.number, faces) : "",
          within ? t("mat-may-go-here") : actionText(zone.ref, interactive),
        ])}
      </span>
      <span class="mat-zone-title" aria-hidden="true">
        {title}
      </span>
      <span class={`mat-pile mat-pile-${Math.min(3, Math.ceil(zone.count / 10))}`} aria-hidden="true">
        {zone.count > 0 && (face ? <look.SmallFace face={face} /> : faceUp ? null : <Back kind={back} />)}
      </span>
      {children ?? (
        <b class="mat-place-count" aria-hidden="true">
          {zone.count}
        </b>
      )}
    </button>
  );
}

interface HandProps<F extends Face> extends ZoneProps<F> {
  owner: string;
}

/** A hand: open to its own player, and to whoever knows all of it. */
export function Hand<F extends Face>({ own, ...hand }: HandProps<F> & { own: boolean }): JSX.Element {
  const { count, cards } = hand.zone;
  return own || (count > 0 && cards.length === count) ? <OpenHand {...hand} /> : <HiddenHand {...hand} />;
}

/** So many cards of a hand have room beside or over each other on a phone; more are scrolled through. */
const LONG = 10;

/** A hand whose cards are known, as a row of cards. */
function OpenHand<F extends Face>({ zone, look, interactive, faces, owner }: HandProps<F>): JSX.Element {
  const hidden = zone.count - zone.cards.length;
  return (
    <section
      class={zone.count > LONG ? "mat-hand mat-hand-long" : "mat-hand"}
      data-zone={zone.ref}
      style={{ "--units": String(Math.max(zone.count, 1)) }}
      aria-label={t("mat-pile-of", { name: owner, zone: look.zoneTitle("hand") })}
    >
      {keyed(zone.cards).map(({ card, key }) => {
        const face = faces.get(card.number);
        return (
          <button
            key={key}
            type="button"
            {...thing(card.ref, interactive, "mat-hand-card", card.number)}
            data-flip={key}
          >
            <span class="spoken">
              {joined([...look.faceWords(card.number, faces), actionText(card.ref, interactive)])}
            </span>
            {face ? <look.SmallFace face={face} /> : <Back />}
          </button>
        );
      })}
      {Array.from({ length: hidden }, (_, index) => (
        <span key={`hidden ${index}`} class="mat-hand-card">
          <Back />
        </span>
      ))}
      {/* Where a card is seen to go to or to come from that has no element of its own, or may be put to. */}
      {interactive.highlight(zone.ref) === "" ? (
        <span class="mat-hand-end" data-ref={zone.ref} aria-hidden="true" />
      ) : (
        <button type="button" {...thing(zone.ref, interactive, "mat-known-card")}>
          {placeText(zone.ref, interactive)}
        </button>
      )}
    </section>
  );
}

/** The opponent's hand: backs, their number, and the cards that are known. */
function HiddenHand<F extends Face>({ zone, look, interactive, faces, owner }: HandProps<F>): JSX.Element {
  const hidden = zone.count - zone.cards.length;
  const attributes = thing(zone.ref, interactive, "mat-hand mat-hand-hidden");
  return (
    <section
      class={attributes.class}
      data-ref={zone.ref}
      data-zone={zone.ref}
      aria-label={joined([
        t("mat-pile-of", { name: owner, zone: look.zoneTitle("hand") }),
        t("mat-cards", { count: zone.count }),
      ])}
    >
      <span class="mat-zone-title" aria-hidden="true">
        {look.zoneTitle("hand")} <b>{zone.count}</b>
      </span>
      <span class="mat-backs" aria-hidden="true">
        {Array.from({ length: Math.min(hidden, 12) }, (_, index) => (
          <Back key={index} />
        ))}
      </span>
      {keyed(zone.cards).map(({ card, key }) => (
        <button
          key={key}
          type="button"
          {...thing(card.ref, interactive, "mat-known-card", card.number)}
          data-flip={key}
          aria-label={joined([...look.faceWords(card.number, faces), actionText(card.ref, interactive)])}
        >
          {faces.get(card.number)?.name ?? card.number}
        </button>
      ))}
      {interactive.highlight(zone.ref) !== "" && (
        <button type="button" class="mat-known-card" onClick={() => interactive.touch(zone.ref)}>
          {placeText(zone.ref, interactive)}
        </button>
      )}
    </section>
  );
}
