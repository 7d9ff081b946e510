/** One side of Battle Spirits as a form: every part of it by name, with what is wrong said at its place. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t, titled } from "../../../texts";
import type { DeckInfo, EditedCard } from "../../../wire";
import { coresTitle } from "../../names";
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
import { numberOf, shifted, withSide } from "../lists";
import type { BattleSpiritsEditor } from "./game";
import {
  CORES,
  cardsOf,
  HALVES,
  liesDown,
  PARTS,
  type Part,
  POSTURES,
  type Posture,
  remove,
  restOf,
  SOULS,
  type Soul,
  setSoul,
  shift,
  turnAtHand,
  withCard,
  ZONES,
  type ZoneName,
} from "./model";
import { drawnZone } from "./places";
import { isOtherworld, zoneTitle } from "./titles";

/** Zones in which every card matters. */
const FACED: ReadonlySet<ZoneName> = new Set(["burst", "mirage", "soul_state", "laid_magic", "tokens"]);

interface SideFormProps {
  editor: BattleSpiritsEditor;
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
        <Fault text={wrong === "soul" ? problemText(editor) : ""} />
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
        <Fault text={wrong === "field" ? problemText(editor) : ""} />
        {ZONES.map((zone) => (
          <Zone key={zone} editor={editor} side={side} zone={zone} wrong={wrong === zone} decks={decks} />
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

interface FieldRowProps {
  editor: BattleSpiritsEditor;
  side: number;
  index: number;
  card: EditedCard;
  wrong: boolean;
}

function FieldRow({ editor, side, index, card, wrong }: FieldRowProps): JSX.Element {
  const id = useId();
  const position = editor.position.value;
  const name = nameIn(editor.faces.value, card.number);
  const board = editor.board.value;
  const drawn = board?.type === "battle-spirits" ? board.sides[side]?.field[index] : undefined;
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
            editor.take({ kind: "there", spot: { kind: "field", side, index }, number: card.number })
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
      <Turned editor={editor} side={side} index={index} card={card} />
      {card.braves.length > 0 && (
        <ul class="plain editor-chips" aria-label={t("editor-braves")}>
          {card.braves.map((brave, place) => (
            <Chip
              key={`${brave} ${place}`}
              name={nameIn(editor.faces.value, brave)}
              away={() => editor.change(remove(position, { kind: "brave", side, index, brave: place }))}
            >
              <BraveSide
                editor={editor}
                brave={brave}
                set={(text) => alter({ braves: card.braves.map((one, at) => (at === place ? text : one)) })}
              />
            </Chip>
          ))}
        </ul>
      )}
      {PARTS.map((part) => (
        <Below key={part} editor={editor} side={side} index={index} card={card} part={part} />
      ))}
      {card.bases.length > 0 && (
        <label class="row">
          <input
            type="checkbox"
            checked={card.contract}
            onChange={(event) => alter({ contract: event.currentTarget.checked })}
          />
          {t("editor-contract")}
        </label>
      )}
      <Fault text={wrong ? problemText(editor) : ""} />
    </li>
  );
}

type CardProps = Omit<FieldRowProps, "wrong">;

/** A rebirth card is turned over by a button. */
function Turned({ editor, side, index, card }: CardProps): JSX.Element | null {
  const face = editor.faces.value.get(card.number);
  const other = face?.type === "battle-spirits" ? face.other_face : "";
  if (other === "") return null;
  const position = editor.position.value;
  return (
    <button
      type="button"
      class="button small"
      onClick={() => editor.change(withCard(position, side, index, (one) => ({ ...one, number: other })))}
    >
      {t("bs-turn-over")}
    </button>
  );
}

/** On which side of an otherworld-god brave the card is. */
function BraveSide({
  editor,
  brave,
  set,
}: {
  editor: BattleSpiritsEditor;
  brave: string;
  set(text: string): void;
}): JSX.Element | null {
  const [number = "", half = ""] = brave.split(" ");
  if (!isOtherworld(editor.faces.value.get(number.split("#")[0] ?? ""))) return null;
  return (
    <select
      aria-label={t("editor-brave-side", { card: nameIn(editor.faces.value, brave) })}
      value={half}
      onChange={(event) => set(`${number} ${event.currentTarget.value}`.trim())}
    >
      <option value="">{t("editor-brave-side-none")}</option>
      {HALVES.map((one) => (
        <option key={one} value={one}>
          {t(`editor-brave-side-${one}`)}
        </option>
      ))}
    </select>
  );
}

/** The cards below a card, face up or face down. */
function Below({ editor, side, index, card, part }: CardProps & { part: Part }): JSX.Element | null {
  const cards = card[part];
  if (cards.length === 0) return null;
  const position = editor.position.value;
  const set = (listed: string[]) =>
    editor.change(withCard(position, side, index, (one) => ({ ...one, [part]: listed })));
  return (
    <ul class="plain editor-chips" aria-label={t(part === "bases" ? "editor-under" : "editor-covered")}>
      {cards.map((entry, place) => (
        <Chip
          key={`${entry} ${place}`}
          name={nameIn(editor.faces.value, entry)}
          take={() =>
            editor.take({
              kind: "there",
              spot: { kind: "below", side, index, part, place },
              number: numberOf(entry),
            })
          }
          up={place > 0 ? () => set(shifted(cards, place, -1)) : undefined}
          away={() => editor.change(remove(position, { kind: "below", side, index, part, place }))}
        />
      ))}
    </ul>
  );
}

interface ZoneProps {
  editor: BattleSpiritsEditor;
  side: number;
  zone: ZoneName;
  wrong: boolean;
  decks: readonly DeckInfo[];
}

function Zone({ editor, side, zone, wrong, decks }: ZoneProps): JSX.Element | null {
  const position = editor.position.value;
  const found = position.sides[side];
  if (!found) return null;
  const cards = cardsOf(found, zone);
  const set = (listed: string[] | number) =>
    editor.change(withSide(position, side, (one) => ({ ...one, [zone]: listed })));
  return (
    <ZoneForm
      title={zoneTitle(zone)}
      listed={found[zone]}
      drawn={editor.board.value?.sides[side]?.zones[drawnZone(zone)]?.count ?? 0}
      kept={editor.repairs && found[zone] === null}
      fault={wrong ? problemText(editor) : ""}
      faces={editor.faces.value}
      mayCount={!FACED.has(zone)}
      isOpen={cards.length > 0 && zone !== "deck"}
      set={set}
      take={(index, number) =>
        editor.take({ kind: "there", spot: { kind: "zone", side, zone, index }, number })
      }
      beside={
        zone === "at_hand"
          ? (entry, index) => (
              <label>
                <input
                  type="checkbox"
                  aria-label={t("editor-face-down-card", { card: nameIn(editor.faces.value, entry) })}
                  checked={liesDown(entry, side)}
                  onChange={() => editor.change(turnAtHand(position, side, index))}
                />
                {t("editor-face-down")}
              </label>
            )
          : undefined
      }
    >
      {zone === "deck" ? (
        <DeckTools
          game={editor.game}
          decks={decks}
          cards={cards}
          restOf={(deck) => restOf(found, deck)}
          set={set}
        />
      ) : undefined}
    </ZoneForm>
  );
}
