/** Places beside the field that are of Battle Spirits alone: cores of life, reserve and trash, the burst area. */
import type { JSX } from "preact";
import { Back } from "../../mat/Back";
import { litRef, thing } from "../../mat/thing";
import { actionText, cardName, joined } from "../../mat/words";
import { t } from "../../texts";
import type { Cores, Zone } from "../../wire";
import type { Interactive } from "../interactive";
import { CoreRow } from "./Cores";
import { Mark } from "./shapes";
import { coresText, type Faces } from "./words";

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
      class={`mat-place bs-place-${name}${cores.count === 0 && !cores.soul && interactive.highlight(cores.ref) === "" ? " bs-vacant" : ""}`}
      data-drop={cores.ref}
      aria-label={joined([title, coresText(cores)])}
    >
      <span class="mat-zone-title" aria-hidden="true">
        {title}
      </span>
      <CoreRow cores={cores} interactive={interactive} place={title} always />
      <b class="mat-place-count" aria-hidden="true">
        {cores.count + (cores.soul ? 1 : 0)}
      </b>
    </fieldset>
  );
}

interface BurstProps {
  zone: Zone;
  interactive: Interactive;
  faces: Faces;
}

/** The burst area: a card that lies there face down, told to its own player. */
export function BurstArea({ zone, interactive, faces }: BurstProps): JSX.Element {
  const title = t("bs-zone-burst");
  const known = zone.cards[0];
  const face = known && faces.get(known.number);
  const ref = litRef(zone, interactive);
  const words = zone.count === 0 ? [t("mat-cards", { count: 0 })] : [t("mat-face-down")];
  return (
    <button
      type="button"
      {...thing(ref, interactive, "mat-place bs-burst", known?.number ?? "")}
      data-drop={zone.ref}
    >
      <span class="spoken">
        {joined([title, ...words, known ? cardName(known.number, faces) : "", actionText(ref, interactive)])}
      </span>
      <span class="mat-zone-title" aria-hidden="true">
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
        <b class="mat-place-count" aria-hidden="true">
          {zone.count}
        </b>
      )}
    </button>
  );
}
