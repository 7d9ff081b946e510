/** One side as a form: every part of it by name, with what is wrong said at its place. */
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { request, said } from "../../api";
import { toast } from "../../parts/toasts";
import { t, titled } from "../../texts";
import type { DeckCards, DeckInfo, EditedCard } from "../../wire";
import { coresTitle } from "../names";
import {
  CORES,
  cardsOf,
  countOf,
  numberOf,
  POSTURES,
  type Posture,
  remove,
  restOf,
  SOULS,
  type Soul,
  setSoul,
  shift,
  shuffled,
  withCard,
  withSide,
  ZONES,
  type ZoneName,
} from "./model";
import type { Editor } from "./store";

interface SideFormProps {
  editor: Editor;
  side: number;
  name: string;
  decks: readonly DeckInfo[];
}

export function SideForm({ editor, side, name, decks }: SideFormProps): JSX.Element {
  const position = editor.position.value;
  const found = position.sides[side];
  const id = useId();
  if (!found) return <p>{name}</p>;
  const wrong = wrongAt(editor, side);
  return (
    <details class="panel editor-side" open={side === 0 || wrong !== undefined}>
      <summary>
        <h2>{name}</h2>
      </summary>
      <div class="stack">
        <div class="editor-numbers">
          {CORES.map((place) => (
            <NumberField
              key={place}
              title={coresTitle(place)}
              value={found[place]}
              fault={wrong === place ? problemText(editor) : ""}
              onChange={(value) =>
                editor.change(withSide(position, side, (one) => ({ ...one, [place]: value })))
              }
            />
          ))}
          <div class="field">
            <label for={`${id}soul`}>{t("editor-soul")}</label>
            <select
              id={`${id}soul`}
              value={found.soul}
              onChange={(event) => editor.change(setSoul(position, side, event.currentTarget.value as Soul))}
            >
              {SOULS.map((place) => (
                <option key={place} value={place}>
                  {t(`editor-soul-${place}`)}
                </option>
              ))}
              {found.soul === "field" && <option value="field">{t("editor-soul-field")}</option>}
            </select>
          </div>
        </div>
        <Fault shown={wrong === "soul"} editor={editor} />
        <h3>{t("editor-zone-field")}</h3>
        <ul class="plain editor-cards">
          {found.field.map((card, index) => (
            <FieldRow
              key={`${card.number} ${index}`}
              editor={editor}
              side={side}
              index={index}
              card={card}
              wrong={wrong === `field ${index + 1}`}
            />
          ))}
        </ul>
        <Fault shown={wrong === "field"} editor={editor} />
        {ZONES.map((zone) => (
          <ZoneForm key={zone} editor={editor} side={side} zone={zone} wrong={wrong === zone} decks={decks} />
        ))}
        <label class="row">
          <input
            type="checkbox"
            checked={found.open}
            onChange={(event) => {
              const open = event.currentTarget.checked;
              editor.change(withSide(position, side, (one) => ({ ...one, open })));
            }}
          />
          {t("editor-open")}
        </label>
      </div>
    </details>
  );
}

/** The part of a side at which something is wrong, undefined if nothing is. */
function wrongAt(editor: Editor, side: number): string | undefined {
  const checked = editor.checked.value;
  return checked?.problem && checked.side === side ? checked.field : undefined;
}

function problemText(editor: Editor): string {
  return editor.checked.value?.problem?.text ?? "";
}

function Fault({ shown, editor }: { shown: boolean; editor: Editor }): JSX.Element | null {
  return shown ? (
    <p class="editor-fault" role="alert">
      {problemText(editor)}
    </p>
  ) : null;
}

interface NumberFieldProps {
  title: string;
  value: number;
  fault?: string;
  onChange(value: number): void;
}

/** A number with buttons that are large enough for a finger. */
export function NumberField({ title, value, fault = "", onChange }: NumberFieldProps): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <div class="editor-number">
        <button
          type="button"
          class="button small"
          aria-label={t("editor-less", { what: title })}
          disabled={value <= 0}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          min={0}
          max={999}
          value={value}
          aria-invalid={fault !== ""}
          aria-describedby={fault ? `${id}fault` : undefined}
          onChange={(event) => {
            const wanted = event.currentTarget.valueAsNumber;
            if (Number.isInteger(wanted)) onChange(wanted);
          }}
        />
        <button
          type="button"
          class="button small"
          aria-label={t("editor-more", { what: title })}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </div>
      {fault && (
        <p id={`${id}fault`} class="editor-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

interface FieldRowProps {
  editor: Editor;
  side: number;
  index: number;
  card: EditedCard;
  wrong: boolean;
}

function FieldRow({ editor, side, index, card, wrong }: FieldRowProps): JSX.Element {
  const id = useId();
  const position = editor.position.value;
  const name = nameOf(editor, card.number);
  const drawn = editor.board.value?.sides[side]?.field[index];
  const shown = drawn?.number === card.number ? drawn : undefined;
  const alter = (change: Partial<EditedCard>) =>
    editor.change(withCard(position, side, index, (one) => ({ ...one, ...change })));
  return (
    <li class="editor-card" aria-label={name}>
      <div class="editor-card-head">
        <button
          type="button"
          class="link"
          onClick={() =>
            editor.take({ kind: "card", spot: { kind: "field", side, index }, number: card.number })
          }
        >
          {name}
        </button>
        {shown && <span class="soft">{t("editor-level", { level: shown.level, bp: String(shown.bp) })}</span>}
        <Buttons
          name={name}
          up={
            index > 0 ? () => editor.change(shift(position, { kind: "field", side, index }, -1)) : undefined
          }
          away={() => editor.change(remove(position, { kind: "field", side, index }))}
        />
      </div>
      <div class="editor-card-parts">
        <NumberField
          title={t("editor-cores")}
          value={card.cores ?? shown?.cores.count ?? 0}
          onChange={(cores) => alter({ cores })}
        />
        <div class="field">
          <label for={`${id}posture`}>{t("editor-posture")}</label>
          <select
            id={`${id}posture`}
            value={card.posture}
            onChange={(event) => alter({ posture: event.currentTarget.value as Posture })}
          >
            {POSTURES.map((one) => (
              <option key={one} value={one}>
                {titled(t(`word-state-${one}`))}
              </option>
            ))}
          </select>
        </div>
        <label class="row">
          <input
            type="checkbox"
            checked={card.soul}
            onChange={(event) =>
              editor.change(setSoul(position, side, event.currentTarget.checked ? index : "reserve"))
            }
          />
          {t("editor-soul")}
        </label>
      </div>
      {card.braves.length > 0 && (
        <ul class="plain editor-chips" aria-label={t("editor-braves")}>
          {card.braves.map((brave, place) => (
            <Chip
              key={`${brave} ${place}`}
              editor={editor}
              entry={brave}
              away={() => editor.change(remove(position, { kind: "brave", side, index, brave: place }))}
            />
          ))}
        </ul>
      )}
      <Fault shown={wrong} editor={editor} />
    </li>
  );
}

function nameOf(editor: Editor, entry: string): string {
  const number = numberOf(entry);
  const face = editor.faces.value.get(number);
  return face ? `${face.name} ${number}` : number;
}

interface ButtonsProps {
  name: string;
  up?: (() => void) | undefined;
  away(): void;
}

function Buttons({ name, up, away }: ButtonsProps): JSX.Element {
  return (
    <span class="editor-buttons">
      {up && (
        <button
          type="button"
          class="button small quiet"
          aria-label={t("editor-up", { card: name })}
          onClick={up}
        >
          ↑
        </button>
      )}
      <button
        type="button"
        class="button small quiet"
        aria-label={t("editor-remove-card", { card: name })}
        onClick={away}
      >
        ✕
      </button>
    </span>
  );
}

interface ChipProps {
  editor: Editor;
  entry: string;
  up?: (() => void) | undefined;
  away(): void;
  take?: (() => void) | undefined;
}

function Chip({ editor, entry, up, away, take }: ChipProps): JSX.Element {
  const name = nameOf(editor, entry);
  return (
    <li class="editor-chip">
      {take ? (
        <button type="button" class="link" onClick={take}>
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}
      <Buttons name={name} up={up} away={away} />
    </li>
  );
}

interface ZoneFormProps {
  editor: Editor;
  side: number;
  zone: ZoneName;
  wrong: boolean;
  decks: readonly DeckInfo[];
}

function ZoneForm({ editor, side, zone, wrong, decks }: ZoneFormProps): JSX.Element | null {
  const position = editor.position.value;
  const found = position.sides[side];
  if (!found) return null;
  const cards = cardsOf(found, zone);
  const counted = !Array.isArray(found[zone]);
  const drawn = editor.board.value?.sides[side]?.zones[zone]?.count ?? 0;
  const count = countOf(found, zone) ?? drawn;
  const kept = editor.repairs && found[zone] === null;
  const set = (value: string[] | number) =>
    editor.change(withSide(position, side, (one) => ({ ...one, [zone]: value })));
  return (
    <details class="editor-zone" open={wrong || (cards.length > 0 && zone !== "deck")}>
      <summary>
        <h3>
          {kept
            ? t("editor-zone-kept", { zone: t(`editor-zone-${zone}`) })
            : t("editor-zone-count", { zone: t(`editor-zone-${zone}`), count })}
        </h3>
      </summary>
      <ol class="plain editor-chips">
        {cards.map((entry, index) => (
          <Chip
            key={`${entry} ${index}`}
            editor={editor}
            entry={entry}
            take={() => {
              editor.take({
                kind: "card",
                spot: { kind: "zone", side, zone, index },
                number: numberOf(entry),
              });
            }}
            up={
              index > 0
                ? () => editor.change(shift(position, { kind: "zone", side, zone, index }, -1))
                : undefined
            }
            away={() => editor.change(remove(position, { kind: "zone", side, zone, index }))}
          />
        ))}
      </ol>
      {zone !== "burst" && (counted || cards.length === 0) && (
        <NumberField title={t("editor-unknown-cards")} value={count} onChange={set} />
      )}
      {zone === "deck" && <DeckTools editor={editor} side={side} decks={decks} set={set} />}
      <Fault shown={wrong} editor={editor} />
    </details>
  );
}

interface DeckToolsProps {
  editor: Editor;
  side: number;
  decks: readonly DeckInfo[];
  set(value: string[] | number): void;
}

/** Filling a deck with what is left of a built-in one, and shuffling it. */
function DeckTools({ editor, side, decks, set }: DeckToolsProps): JSX.Element {
  const id = useId();
  const [name, setName] = useState("");
  const chosen = name || decks[0]?.name || "";
  const found = editor.position.value.sides[side];
  const cards = found ? cardsOf(found, "deck") : [];
  async function fill() {
    if (!found) return;
    try {
      const path = `/api/decks/${editor.game}/${encodeURIComponent(chosen)}`;
      const deck = await request<DeckCards>(path);
      set(shuffled(restOf(found, deck.numbers)));
    } catch (error) {
      toast(said(error));
    }
  }
  return (
    <div class="stack">
      <div class="field">
        <label for={id}>{t("editor-deck-fill-from")}</label>
        <select id={id} value={chosen} onChange={(event) => setName(event.currentTarget.value)}>
          {decks.map((deck) => (
            <option key={deck.name} value={deck.name}>
              {deck.title}
            </option>
          ))}
        </select>
      </div>
      <div class="row">
        <button type="button" class="button small" disabled={!chosen} onClick={fill}>
          {t("editor-deck-fill")}
        </button>
        <button
          type="button"
          class="button small"
          disabled={cards.length < 2}
          onClick={() => set(shuffled(cards))}
        >
          {t("editor-deck-shuffle")}
        </button>
        <button
          type="button"
          class="button small"
          disabled={cards.length === 0}
          onClick={() => set(cards.length)}
        >
          {t("editor-deck-count-only")}
        </button>
      </div>
    </div>
  );
}
