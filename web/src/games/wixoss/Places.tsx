/** Places beside the lanes: Life Cloth, Ener Zone, what is in use, coins and subscribers. */
import type { JSX } from "preact";
import { Back } from "../../mat/Back";
import { colorClass } from "../../mat/colors";
import { Gem } from "../../mat/drawing";
import { isLitWithin, thing } from "../../mat/thing";
import { actionText, joined, keyed, placeText, shortName } from "../../mat/words";
import { t } from "../../texts";
import type { KnownCard, WixossSide, Zone } from "../../wire";
import type { Interactive } from "../interactive";
import { COLORS, Coin, Mark } from "./shapes";
import { type Faces, faceWords } from "./words";

interface PlaceProps {
  zone: Zone;
  faces: Faces;
  interactive: Interactive;
}

/** So many backs are drawn at most. */
const BACKS = 12;

/** The Life Cloth: backs side by side, and how many they are. */
export function LifeCloth({
  zone,
  interactive,
  open,
}: Omit<PlaceProps, "faces"> & { open(pile: string): void }): JSX.Element {
  const lit = interactive.highlight(zone.ref) !== "";
  const within = isLitWithin(zone, interactive);
  const attributes = thing(zone.ref, interactive, "mat-place wx-life");
  return (
    <button
      type="button"
      {...attributes}
      class={within && !lit ? `${attributes.class} mat-lit mat-lit-option` : attributes.class}
      data-drop={zone.ref}
      onClick={() => (lit ? interactive.touch(zone.ref) : open("life"))}
    >
      <span class="spoken">
        {joined([
          t("wx-zone-life"),
          t("mat-cards", { count: zone.count }),
          within ? t("mat-may-go-here") : actionText(zone.ref, interactive),
        ])}
      </span>
      <span class="mat-zone-title" aria-hidden="true">
        {t("wx-zone-life")}
      </span>
      <span class="wx-life-backs" aria-hidden="true">
        {Array.from({ length: Math.min(zone.count, BACKS) }, (_, index) => (
          <Back key={index} />
        ))}
      </span>
      <b class="mat-place-count" aria-hidden="true">
        {zone.count}
      </b>
    </button>
  );
}

/** Ener by colour: colourless cards last, two-coloured ones with their first colour. */
function byColor(cards: readonly { card: KnownCard; key: string }[], faces: Faces) {
  const rank = ({ card }: { card: KnownCard }) => {
    const color = faces.get(card.number)?.colors[0];
    const place = COLORS.indexOf(color ?? "");
    return place < 0 ? COLORS.length : place;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/**
 * The Ener Zone: a tile for each card, by colour, so that what can be paid is seen at a glance.
 *
 * @param suggested - refs of the cards that the suggested payment takes, equal cards as often as it takes them.
 */
export function EnerZone({
  zone,
  faces,
  interactive,
  suggested,
}: PlaceProps & { suggested: readonly string[] }): JSX.Element {
  const left = [...suggested];
  const take = (ref: string) => {
    const place = left.indexOf(ref);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
  const lit = interactive.highlight(zone.ref) !== "";
  return (
    <fieldset
      class="mat-place wx-ener"
      data-drop={zone.ref}
      data-zone={zone.ref}
      aria-label={joined([t("wx-zone-ener"), t("mat-cards", { count: zone.count })])}
    >
      <span class="mat-zone-title" aria-hidden="true">
        {t("wx-zone-ener")}
      </span>
      <b class="mat-place-count" aria-hidden="true">
        {zone.count}
      </b>
      <span class="wx-tiles">
        {byColor(keyed(zone.cards), faces).map(({ card, key }) => (
          <Tile
            key={key}
            card={card}
            flip={key}
            faces={faces}
            interactive={interactive}
            suggested={take(card.ref)}
          />
        ))}
      </span>
      {lit && (
        <button type="button" {...thing(zone.ref, interactive, "mat-known-card wx-ener-here")}>
          {placeText(zone.ref, interactive)}
        </button>
      )}
    </fieldset>
  );
}

interface TileProps {
  card: KnownCard;
  flip: string;
  faces: Faces;
  interactive: Interactive;
  suggested: boolean;
}

function Tile({ card, flip, faces, interactive, suggested }: TileProps): JSX.Element {
  const face = faces.get(card.number);
  const colors = face && face.colors.length > 0 ? face.colors : ["colorless"];
  const isMulti = face?.keywords.includes("multi-ener") ?? false;
  return (
    <button
      type="button"
      {...thing(
        card.ref,
        interactive,
        `wx-tile ${colorClass(face?.colors ?? [])}${suggested ? " wx-suggested" : ""}`,
        card.number,
      )}
      data-flip={flip}
      title={shortName(card.number, faces)}
    >
      <span class="spoken">
        {joined([
          ...faceWords(card.number, faces),
          ...colors.map((color) => t(`word-color-${color}`)),
          suggested ? t("wx-suggested") : "",
          actionText(card.ref, interactive),
        ])}
      </span>
      {isMulti ? <Gem color="any" /> : colors.map((color) => <Gem key={color} color={color} />)}
    </button>
  );
}

/** Coins and subscribers, where there are any or some may be chosen. */
export function Counters({
  side,
  interactive,
}: {
  side: WixossSide;
  interactive: Interactive;
}): JSX.Element | null {
  const hasCoins = side.coins > 0 || interactive.highlight(side.coins_ref) !== "";
  if (!hasCoins && side.subscribers === 0 && side.refreshes === 0) return null;
  return (
    <div class="wx-counters">
      {hasCoins && (
        <button
          type="button"
          {...thing(side.coins_ref, interactive, "wx-counter wx-coins")}
          data-pieces="coin"
          tabIndex={interactive.highlight(side.coins_ref) === "" ? -1 : 0}
        >
          <span class="spoken">
            {joined([t("wx-coins", { count: side.coins }), actionText(side.coins_ref, interactive)])}
          </span>
          {Array.from({ length: side.coins }, (_, index) => (
            <Coin key={index} />
          ))}
          <b aria-hidden="true">{side.coins}</b>
        </button>
      )}
      <Counter
        count={side.subscribers}
        mark="subscribers"
        words={t("wx-subscribers", { count: side.subscribers })}
      />
      <Counter count={side.refreshes} mark="refreshed" words={t("wx-refreshed", { count: side.refreshes })} />
    </div>
  );
}

/** A number that is not about cards, where it is not 0. */
function Counter({ count, mark, words }: { count: number; mark: string; words: string }): JSX.Element | null {
  if (count === 0) return null;
  return (
    <span class="wx-counter" title={words}>
      <span class="spoken">{words}</span>
      <Mark name={mark} />
      <b aria-hidden="true">{count}</b>
    </span>
  );
}
