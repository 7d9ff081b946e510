/** One side of WIXOSS as a form: every part of it by name, with what is wrong said at its place. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t, titled } from "../../../texts";
import type { DeckInfo, WixossEditedCard, WixossEditedSide } from "../../../wire";
import {
  Buttons,
  Chip,
  DeckTools,
  Fault,
  NumberField,
  nameIn,
  problemText,
  wrongAt,
  ZoneForm,
} from "../forms";
import { cardsIn, numberOf, shifted, withSide } from "../lists";
import type { WixossEditor } from "./game";
import {
  LANES,
  type Lane,
  PLACES,
  type Place,
  remove,
  restOf,
  SORTS,
  type Sort,
  withCard,
  ZONES,
  type ZoneName,
} from "./model";
import { placeTitle, zoneTitle } from "./titles";

interface SideFormProps {
  editor: WixossEditor;
  side: number;
  name: string;
  decks: readonly DeckInfo[];
}

const COUNTERS = ["coins", "subscribers"] as const;
const STATES = ["down", "frozen", "armed"] as const;

export function SideForm({ editor, side, name, decks }: SideFormProps): JSX.Element {
  const position = editor.position.value;
  const found = position.sides[side];
  const id = useId();
  if (!found) return <p>{name}</p>;
  const wrong = wrongAt(editor, side);
  const faultAt = (...parts: string[]) =>
    wrong !== undefined && parts.some((part) => wrong === part || wrong.startsWith(`${part} `))
      ? problemText(editor)
      : "";
  const alter = (change: Partial<WixossEditedSide>) =>
    editor.change(withSide(position, side, (one) => ({ ...one, ...change })));
  const ridden = PLACES.filter((place) => place !== "lrig" && place !== "key" && found[place]);
  return (
    <details class="panel editor-side" open={side === 0 || wrong !== undefined}>
      <summary>
        <h2>{name}</h2>
      </summary>
      <div class="stack">
        <div class="editor-numbers">
          {COUNTERS.map((counter) => (
            <NumberField
              key={counter}
              title={t(`editor-${counter}`)}
              value={found[counter]}
              fault={faultAt(counter)}
              onChange={(value) => alter({ [counter]: value })}
            />
          ))}
        </div>
        <h3>{t("editor-zone-field")}</h3>
        <ul class="plain editor-cards">
          {PLACES.map((place) => {
            const card = found[place];
            return (
              card && (
                <CardRow
                  key={place}
                  editor={editor}
                  side={side}
                  place={place}
                  card={card}
                  fault={faultAt(place)}
                />
              )
            );
          })}
        </ul>
        <Fault text={faultAt("field")} />
        <div class="field">
          <label for={`${id}ride`}>{t("editor-ride")}</label>
          <select
            id={`${id}ride`}
            value={found.ride}
            onChange={(event) => alter({ ride: event.currentTarget.value })}
          >
            <option value="">{t("editor-ride-none")}</option>
            {ridden.map((place) => (
              <option key={place} value={place}>
                {placeTitle(place)}
              </option>
            ))}
          </select>
        </div>
        <Fault text={faultAt("ride")} />
        <Viruses viruses={found.viruses} onChange={(viruses) => alter({ viruses })} />
        <Fault text={faultAt("viruses")} />
        {SORTS.map((sort) => (
          <FaceDown key={sort} editor={editor} side={side} sort={sort} fault={faultAt(sort)} />
        ))}
        {ZONES.map((zone) => (
          <ZonePart
            key={zone}
            editor={editor}
            side={side}
            zone={zone}
            fault={faultAt(zone)}
            decks={decks}
            alter={alter}
          />
        ))}
        <label class="row">
          <input
            type="checkbox"
            checked={found.open}
            onChange={(event) => alter({ open: event.currentTarget.checked })}
          />
          {t("editor-open-wixoss")}
        </label>
      </div>
    </details>
  );
}

interface CardRowProps {
  editor: WixossEditor;
  side: number;
  place: Place;
  card: WixossEditedCard;
  fault: string;
}

/** A card on the field: its states, and what lies under and on it. */
function CardRow({ editor, side, place, card, fault }: CardRowProps): JSX.Element {
  const position = editor.position.value;
  const faces = editor.faces.value;
  const name = nameIn(faces, card.number);
  const alter = (change: Partial<WixossEditedCard>) =>
    editor.change(withCard(position, side, place, (one) => ({ ...one, ...change })));
  const attached = (["acce", "charm"] as const).filter((part) => card[part] !== "");
  return (
    <li class="editor-card" aria-label={name}>
      <div class="editor-card-head">
        <button
          type="button"
          class="link"
          onClick={() =>
            editor.take({ kind: "there", spot: { kind: "place", side, place }, number: card.number })
          }
        >
          {name}
        </button>
        <span class="soft">{placeTitle(place)}</span>
        <Buttons name={name} away={() => editor.change(remove(position, { kind: "place", side, place }))} />
      </div>
      {place !== "key" && (
        <div class="row">
          {STATES.map((state) => (
            <label key={state} class="row">
              <input
                type="checkbox"
                checked={card[state]}
                onChange={(event) => alter({ [state]: event.currentTarget.checked })}
              />
              {titled(t(`word-state-${state}`))}
            </label>
          ))}
        </div>
      )}
      {card.under.length > 0 && (
        <ul class="plain editor-chips" aria-label={t("editor-under")}>
          {card.under.map((entry, index) => (
            <Chip
              key={`${entry} ${index}`}
              name={nameIn(faces, entry)}
              up={index > 0 ? () => alter({ under: shifted(card.under, index, -1) }) : undefined}
              away={() =>
                editor.change(remove(position, { kind: "part", side, place, part: { kind: "under", index } }))
              }
            />
          ))}
        </ul>
      )}
      {attached.length > 0 && (
        <ul class="plain editor-chips">
          {attached.map((part) => (
            <Chip
              key={part}
              name={t(`editor-${part}`, { card: nameIn(faces, card[part]) })}
              away={() => alter({ [part]: "" })}
            />
          ))}
        </ul>
      )}
      <Fault text={fault} />
    </li>
  );
}

interface VirusesProps {
  viruses: readonly string[];
  onChange(viruses: string[]): void;
}

/** In which SIGNI Zones a virus lies. */
function Viruses({ viruses, onChange }: VirusesProps): JSX.Element {
  return (
    <fieldset>
      <legend>{t("editor-viruses")}</legend>
      <div class="row">
        {LANES.map((lane) => (
          <label key={lane} class="row">
            <input
              type="checkbox"
              checked={viruses.includes(lane)}
              onChange={(event) => {
                const wanted = event.currentTarget.checked;
                onChange(LANES.filter((one) => (one === lane ? wanted : viruses.includes(one))));
              }}
            />
            {titled(t(`word-lane-${lane}`))}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FaceDownProps {
  editor: WixossEditor;
  side: number;
  sort: Sort;
  fault: string;
}

/** Traps or seeds, a chip for each. */
function FaceDown({ editor, side, sort, fault }: FaceDownProps): JSX.Element | null {
  const position = editor.position.value;
  const cards = Object.entries(position.sides[side]?.[sort] ?? {}) as [Lane, string][];
  if (cards.length === 0 && fault === "") return null;
  return (
    <>
      <h3>{t(`editor-${sort}`)}</h3>
      <ul class="plain editor-chips">
        {cards.map(([lane, entry]) => (
          <Chip
            key={lane}
            name={t("editor-place-of", { side: placeTitle(lane), place: nameIn(editor.faces.value, entry) })}
            take={() =>
              editor.take({
                kind: "there",
                spot: { kind: "down", side, sort, lane },
                number: numberOf(entry),
              })
            }
            away={() => editor.change(remove(position, { kind: "down", side, sort, lane }))}
          />
        ))}
      </ul>
      <Fault text={fault} />
    </>
  );
}

interface ZonePartProps {
  editor: WixossEditor;
  side: number;
  zone: ZoneName;
  fault: string;
  decks: readonly DeckInfo[];
  alter(change: Partial<WixossEditedSide>): void;
}

function ZonePart({ editor, side, zone, fault, decks, alter }: ZonePartProps): JSX.Element | null {
  const found = editor.position.value.sides[side];
  if (!found) return null;
  const cards = cardsIn(found[zone]);
  const faces = editor.faces.value;
  const isWhite = (number: string) => {
    const kind = faces.get(numberOf(number))?.kind ?? "";
    return kind !== "signi" && kind !== "spell";
  };
  const set = (listed: string[] | number) => alter({ [zone]: listed });
  return (
    <ZoneForm
      title={zoneTitle(zone)}
      listed={found[zone]}
      drawn={editor.board.value?.sides[side]?.zones[zone]?.count ?? 0}
      kept={editor.repairs && found[zone] === null}
      fault={fault}
      faces={faces}
      mayCount
      isOpen={cards.length > 0 && zone !== "deck"}
      set={set}
      take={(index, number) =>
        editor.take({ kind: "there", spot: { kind: "zone", side, zone, index }, number })
      }
    >
      {zone === "deck" || zone === "lrig_deck" ? (
        <DeckTools
          game={editor.game}
          decks={decks}
          cards={cards}
          restOf={(deck) =>
            restOf(
              found,
              deck.filter((number) => isWhite(number) === (zone === "lrig_deck")),
              zone,
            )
          }
          set={set}
        />
      ) : undefined}
    </ZoneForm>
  );
}
