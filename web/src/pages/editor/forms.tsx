/** Forms of a position that all games share: numbers, cards as chips, zones and decks. */
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { request, said } from "../../api";
import { toast } from "../../parts/toasts";
import { t } from "../../texts";
import type { DeckCards, DeckInfo, Edited, Face } from "../../wire";
import { cardsIn, countIn, type Listed, numberOf, shifted, shuffled, without } from "./lists";
import type { Editor } from "./store";

/** The part of a side at which something is wrong, undefined if nothing is. */
export function wrongAt<P extends Edited, S, M>(editor: Editor<P, S, M>, side: number): string | undefined {
  const checked = editor.checked.value;
  return checked?.problem && checked.side === side ? checked.field : undefined;
}

/** What is wrong, in words. */
export function problemText<P extends Edited, S, M>(editor: Editor<P, S, M>): string {
  return editor.checked.value?.problem?.text ?? "";
}

/** A fault at its place, empty for none. */
export function Fault({ text }: { text: string }): JSX.Element | null {
  return text === "" ? null : (
    <p class="editor-fault" role="alert">
      {text}
    </p>
  );
}

/** What an entry of a position is called. */
export function nameIn(faces: ReadonlyMap<string, Face>, entry: string): string {
  const number = numberOf(entry);
  // Equal cards may be told apart by a number behind theirs.
  const face = faces.get(number.split("#")[0] ?? number);
  return face ? `${face.name} ${number}` : number;
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
  // What is typed stays while something else is drawn anew, until it is entered.
  const [draft, setDraft] = useState<string | null>(null);
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
          value={draft ?? value}
          aria-invalid={fault !== ""}
          aria-describedby={fault ? `${id}fault` : undefined}
          onInput={(event) => setDraft(event.currentTarget.value)}
          onBlur={() => setDraft(null)}
          onChange={(event) => {
            const wanted = event.currentTarget.valueAsNumber;
            setDraft(null);
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

interface ButtonsProps {
  name: string;
  up?: (() => void) | undefined;
  away(): void;
}

/** The buttons at a card: up, and away. */
export function Buttons({ name, up, away }: ButtonsProps): JSX.Element {
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
  name: string;
  up?: (() => void) | undefined;
  away(): void;
  take?: (() => void) | undefined;
  /** What is said of the card beside. */
  children?: JSX.Element | undefined;
}

/** A card as a chip. */
export function Chip({ name, up, away, take, children }: ChipProps): JSX.Element {
  return (
    <li class="editor-chip">
      {take ? (
        <button type="button" class="link" onClick={take}>
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}
      {children}
      <Buttons name={name} up={up} away={away} />
    </li>
  );
}

interface ZoneFormProps {
  title: string;
  listed: Listed;
  /** How many cards the board shows there. */
  drawn: number;
  /** Whether the position says nothing of it, so that it stays as it is in the match. */
  kept: boolean;
  fault: string;
  faces: ReadonlyMap<string, Face>;
  /** Whether cards that do not matter may lie there. */
  mayCount: boolean;
  isOpen: boolean;
  set(listed: string[] | number): void;
  take(index: number, number: string): void;
  /** What is said of a card beside its name. */
  beside?: ((entry: string, index: number) => JSX.Element) | undefined;
  children?: JSX.Element | undefined;
}

/** A zone: its cards, or how many there are. */
export function ZoneForm(props: ZoneFormProps): JSX.Element {
  const { title, listed, drawn, kept, fault, faces, set, take } = props;
  const cards = cardsIn(listed);
  const count = countIn(listed) ?? drawn;
  return (
    <details class="editor-zone" open={props.isOpen || fault !== ""}>
      <summary>
        <h3>
          {kept ? t("editor-zone-kept", { zone: title }) : t("editor-zone-count", { zone: title, count })}
        </h3>
      </summary>
      <ol class="plain editor-chips">
        {cards.map((entry, index) => (
          <Chip
            key={`${entry} ${index}`}
            name={nameIn(faces, entry)}
            take={() => take(index, numberOf(entry))}
            up={index > 0 ? () => set(shifted(cards, index, -1)) : undefined}
            away={() => set(without(cards, index))}
          >
            {props.beside?.(entry, index)}
          </Chip>
        ))}
      </ol>
      {props.mayCount && cards.length === 0 && (
        <NumberField title={t("editor-unknown-cards")} value={count} onChange={set} />
      )}
      {props.children}
      <Fault text={fault} />
    </details>
  );
}

interface DeckToolsProps {
  game: string;
  decks: readonly DeckInfo[];
  cards: readonly string[];
  /** The cards of a deck that are not elsewhere on the side. */
  restOf(deck: readonly string[]): string[];
  set(listed: string[] | number): void;
}

/** Filling a deck with what is left of a built-in one, and shuffling it. */
export function DeckTools({ game, decks, cards, restOf, set }: DeckToolsProps): JSX.Element {
  const id = useId();
  const [name, setName] = useState("");
  const chosen = name || decks[0]?.name || "";
  async function fill() {
    try {
      const path = `/api/decks/${encodeURIComponent(game)}/${encodeURIComponent(chosen)}`;
      const deck = await request<DeckCards>(path);
      set(shuffled(restOf(deck.numbers)));
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
