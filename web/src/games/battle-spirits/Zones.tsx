/** Zones: the places beside the field: cores of life, reserve and trash, piles, burst area and hands. */
import type { JSX } from "preact";
import { t } from "../../texts";
import type { Cores, Zone } from "../../wire";
import type { Interactive } from "../interactive";
import { Back, SmallFace } from "./CardFace";
import { CoreRow } from "./Cores";
import { Mark } from "./shapes";
import { thing } from "./thing";
import {
  actionText,
  cardName,
  coresText,
  type Faces,
  faceWords,
  joined,
  keyed,
  placeText,
  zoneTitle,
} from "./words";

interface PlaceProps {
  cores: Cores;
  name: "life" | "reserve" | "core-trash" | "counts";
  interactive: Interactive;
}

/** A place of cores. */
export function Place({ cores, name, interactive }: PlaceProps): JSX.Element {
  const title = t(`bs-place-${name}`);
  return (
    <fieldset
      class={`bs-place bs-place-${name}${cores.count === 0 && !cores.soul && interactive.highlight(cores.ref) === "" ? " bs-vacant" : ""}`}
      data-drop={cores.ref}
      aria-label={joined([title, coresText(cores)])}
    >
      <span class="bs-zone-title" aria-hidden="true">
        {title}
      </span>
      <CoreRow cores={cores} interactive={interactive} place={title} always />
      <b class="bs-place-count" aria-hidden="true">
        {cores.count + (cores.soul ? 1 : 0)}
      </b>
    </fieldset>
  );
}

interface ZoneProps {
  zone: Zone;
  interactive: Interactive;
  faces: Faces;
}

interface PileProps extends ZoneProps {
  name: string;
  open: (name: string) => void;
  /** Whether the top card lies face up. */
  faceUp?: boolean;
  /** A zone that the mat has no place for. */
  further?: boolean;
}

/** How a pile is lit: itself, or by a card in it that may be chosen. */
function litWithin(zone: Zone, interactive: Interactive): boolean {
  return zone.cards.some((card) => interactive.highlight(card.ref) !== "");
}

/** A pile: its top, how many there are; touching it opens it. */
export function Pile({
  zone,
  name,
  interactive,
  faces,
  open,
  faceUp = false,
  further = false,
}: PileProps): JSX.Element {
  const title = zoneTitle(name);
  const top = faceUp ? zone.cards.find((card) => card.place === 0) : undefined;
  const face = top && faces.get(top.number);
  const within = litWithin(zone, interactive);
  const attributes = thing(zone.ref, interactive, further ? "bs-pile-button bs-further" : "bs-pile-button");
  const lit = interactive.highlight(zone.ref) !== "";
  return (
    <button
      type="button"
      {...attributes}
      class={within && !lit ? `${attributes.class} bs-lit bs-lit-option` : attributes.class}
      onClick={() => (lit ? interactive.touch(zone.ref) : open(name))}
    >
      <span class="spoken">
        {joined([
          title,
          t("bs-cards", { count: zone.count }),
          top ? cardName(top.number, faces) : "",
          within ? t("bs-may-go-here") : actionText(zone.ref, interactive),
        ])}
      </span>
      <span class="bs-zone-title" aria-hidden="true">
        {title}
      </span>
      <span class={`bs-pile bs-pile-${Math.min(3, Math.ceil(zone.count / 10))}`} aria-hidden="true">
        {zone.count > 0 && (face ? <SmallFace face={face} /> : faceUp ? null : <Back />)}
      </span>
      {name === "in_use" && zone.count === 1 ? (
        // One that lies there alone is called by its name; a number would be taken for cores.
        <span class="bs-used" lang="ja" aria-hidden="true">
          {face?.name ?? ""}
        </span>
      ) : (
        <b class="bs-place-count" aria-hidden="true">
          {zone.count}
        </b>
      )}
    </button>
  );
}

/** The burst area: a card that lies there face down, told to its own player. */
export function BurstArea({ zone, interactive, faces }: ZoneProps): JSX.Element {
  const title = t("bs-zone-burst");
  const known = zone.cards[0];
  const face = known && faces.get(known.number);
  // Options may name the zone or the card in it.
  const lit = [zone.ref, known?.ref ?? ""].find((ref) => ref !== "" && interactive.highlight(ref) !== "");
  const ref = lit ?? known?.ref ?? zone.ref;
  const words = zone.count === 0 ? [t("bs-cards", { count: 0 })] : [t("bs-face-down")];
  return (
    <button type="button" {...thing(ref, interactive, "bs-burst", known?.number ?? "")} data-drop={zone.ref}>
      <span class="spoken">
        {joined([title, ...words, known ? cardName(known.number, faces) : "", actionText(ref, interactive)])}
      </span>
      <span class="bs-zone-title" aria-hidden="true">
        {title}
      </span>
      <span class="bs-burst-place" aria-hidden="true">
        {zone.count > 0 && (
          <>
            <Back />
            {face ? <span class="bs-burst-name">{face.name}</span> : <Mark name="burst" />}
          </>
        )}
      </span>
      {zone.count > 1 && (
        <b class="bs-place-count" aria-hidden="true">
          {zone.count}
        </b>
      )}
    </button>
  );
}

/** So many cards of a hand have room beside or over each other on a phone; more are scrolled through. */
const LONG = 10;

/** A hand whose cards are known, as a row of cards. */
export function OpenHand({ zone, interactive, faces, owner }: ZoneProps & { owner: string }): JSX.Element {
  const hidden = zone.count - zone.cards.length;
  return (
    <section
      class={zone.count > LONG ? "bs-hand bs-hand-long" : "bs-hand"}
      data-zone={zone.ref}
      style={{ "--units": String(Math.max(zone.count, 1)) }}
      aria-label={t("bs-pile-of", { name: owner, zone: t("bs-zone-hand") })}
    >
      {keyed(zone.cards).map(({ card, key }) => {
        const face = faces.get(card.number);
        return (
          <button
            key={key}
            type="button"
            {...thing(card.ref, interactive, "bs-hand-card", card.number)}
            data-flip={key}
          >
            <span class="spoken">
              {joined([...faceWords(card.number, faces), actionText(card.ref, interactive)])}
            </span>
            {face ? <SmallFace face={face} /> : <Back />}
          </button>
        );
      })}
      {Array.from({ length: hidden }, (_, index) => (
        <span key={`hidden ${index}`} class="bs-hand-card">
          <Back />
        </span>
      ))}
      {/* Where a card is seen to go to or to come from that has no element of its own, or may be put to. */}
      {interactive.highlight(zone.ref) === "" ? (
        <span class="bs-hand-end" data-ref={zone.ref} aria-hidden="true" />
      ) : (
        <button type="button" {...thing(zone.ref, interactive, "bs-known-card")}>
          {placeText(zone.ref, interactive)}
        </button>
      )}
    </section>
  );
}

/** The opponent's hand: backs, their number, and the cards that are known. */
export function HiddenHand({ zone, interactive, faces, owner }: ZoneProps & { owner: string }): JSX.Element {
  const hidden = zone.count - zone.cards.length;
  const attributes = thing(zone.ref, interactive, "bs-hand bs-hand-hidden");
  return (
    <section
      class={attributes.class}
      data-ref={zone.ref}
      data-zone={zone.ref}
      aria-label={joined([
        t("bs-pile-of", { name: owner, zone: t("bs-zone-hand") }),
        t("bs-cards", { count: zone.count }),
      ])}
    >
      <span class="bs-zone-title" aria-hidden="true">
        {t("bs-zone-hand")} <b>{zone.count}</b>
      </span>
      <span class="bs-backs" aria-hidden="true">
        {Array.from({ length: Math.min(hidden, 12) }, (_, index) => (
          <Back key={index} />
        ))}
      </span>
      {keyed(zone.cards).map(({ card, key }) => (
        <button
          key={key}
          type="button"
          {...thing(card.ref, interactive, "bs-known-card", card.number)}
          data-flip={key}
          aria-label={joined([...faceWords(card.number, faces), actionText(card.ref, interactive)])}
        >
          {faces.get(card.number)?.name ?? card.number}
        </button>
      ))}
      {interactive.highlight(zone.ref) !== "" && (
        <button type="button" class="bs-known-card" onClick={() => interactive.touch(zone.ref)}>
          {placeText(zone.ref, interactive)}
        </button>
      )}
    </section>
  );
}
