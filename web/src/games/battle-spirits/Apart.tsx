/** Cards that lie apart from the field: in soul state, as a mirage over the burst, as a magic, at hand. */
import type { JSX } from "preact";
import { Back } from "../../mat/Back";
import { colorClass } from "../../mat/colors";
import { thing } from "../../mat/thing";
import { actionText, joined, keyed, placeText, shortName } from "../../mat/words";
import { t } from "../../texts";
import type { KnownCard, Zone } from "../../wire";
import type { Interactive } from "../interactive";
import { Art, Signs } from "./CardFace";
import { type Faces, faceWords, printedSigns, zoneTitle } from "./words";

interface ApartProps {
  zone: Zone;
  faces: Faces;
  interactive: Interactive;
}

/** Whether there is anything to show of a zone: a card, or that it may be touched. */
export function isUsed(zone: Zone | undefined, interactive: Interactive): zone is Zone {
  return zone !== undefined && (zone.count > 0 || interactive.highlight(zone.ref) !== "");
}

/** What lies beside the nexuses. */
type Lying = "soul-state" | "laid-magic";
const ROWS: Readonly<Record<Lying, string>> = {
  "soul-state": "bs-souls",
  "laid-magic": "bs-souls bs-laid",
};

interface StripProps {
  card: KnownCard;
  flip: string;
  faces: Faces;
  interactive: Interactive;
  name: string;
  /** Where it lies, said with it. */
  place?: string;
  /** Whether it lies face down, which its own player may look at. */
  isDown?: boolean;
}

/** A card that takes a line: its cost, picture and name. */
function Strip({
  card,
  flip,
  faces,
  interactive,
  name,
  place = "",
  isDown = false,
}: StripProps): JSX.Element {
  const face = faces.get(card.number);
  return (
    <button
      type="button"
      {...thing(card.ref, interactive, `bs-strip ${name} ${colorClass(face?.colors ?? [])}`, card.number)}
      data-flip={flip}
    >
      <span class="spoken">
        {joined([
          place,
          isDown ? t("mat-face-down") : "",
          ...faceWords(card.number, faces),
          actionText(card.ref, interactive),
        ])}
      </span>
      <span class="bs-strip-art" aria-hidden="true">
        {isDown ? <Back /> : face && <Art face={face} />}
        {face && !isDown && <b class="mat-cost">{face.cost}</b>}
      </span>
      <span class="bs-strip-name" lang="ja" aria-hidden="true">
        {shortName(card.number, faces)}
      </span>
      {face && <Signs names={printedSigns(face)} />}
    </button>
  );
}

/** Where a card may be put that has no element of its own there. */
function Here({ zone, interactive }: Omit<ApartProps, "faces">): JSX.Element | null {
  if (interactive.highlight(zone.ref) === "") return null;
  return (
    <button type="button" {...thing(zone.ref, interactive, "mat-known-card")}>
      {placeText(zone.ref, interactive)}
    </button>
  );
}

/** Cards in soul state or magics that lie there: beside the nexuses, without cores and without a level. */
export function ApartRow({ zone, faces, interactive, lying }: ApartProps & { lying: Lying }): JSX.Element {
  const title = zoneTitle(lying);
  return (
    <ul class={ROWS[lying]} aria-label={title} data-zone={zone.ref} data-drop={zone.ref}>
      {keyed(zone.cards).map(({ card, key }) => (
        <li key={key}>
          <Strip
            card={card}
            flip={key}
            faces={faces}
            interactive={interactive}
            name={lying === "soul-state" ? "bs-soul-card" : ""}
            place={title}
          />
        </li>
      ))}
      {interactive.highlight(zone.ref) !== "" && (
        <li>
          <Here zone={zone} interactive={interactive} />
        </li>
      )}
    </ul>
  );
}

/** Set mirages: face up over the burst. */
export function Mirages({ zone, faces, interactive }: ApartProps): JSX.Element {
  return (
    <>
      {keyed(zone.cards).map(({ card, key }) => (
        <Strip
          key={key}
          card={card}
          flip={key}
          faces={faces}
          interactive={interactive}
          name="bs-mirage"
          place={zoneTitle("mirage")}
        />
      ))}
      <Here zone={zone} interactive={interactive} />
    </>
  );
}

/** The cards at hand: face up for everybody, or face down, where their own player knows them. */
export function AtHand({ zone, faces, interactive, owner }: ApartProps & { owner: string }): JSX.Element {
  const title = zoneTitle("at-hand");
  const hidden = zone.count - zone.cards.length;
  return (
    <section
      class="bs-at-hand"
      data-ref={zone.ref}
      data-zone={zone.ref}
      aria-label={joined([
        t("mat-pile-of", { name: owner, zone: title }),
        t("mat-cards", { count: zone.count }),
      ])}
    >
      <span class="mat-zone-title" aria-hidden="true">
        {title} <b>{zone.count}</b>
      </span>
      {keyed(zone.cards).map(({ card, key }) => (
        <Strip
          key={key}
          card={card}
          flip={key}
          faces={faces}
          interactive={interactive}
          name="bs-hand-strip"
          isDown={zone.down.includes(card.place)}
        />
      ))}
      {hidden > 0 && (
        <span class="mat-backs" aria-hidden="true">
          {Array.from({ length: Math.min(hidden, 6) }, (_, index) => (
            <Back key={index} />
          ))}
        </span>
      )}
      <Here zone={zone} interactive={interactive} />
    </section>
  );
}
