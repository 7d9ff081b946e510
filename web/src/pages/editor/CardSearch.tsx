/** Finding cards: by number, name, colour and kind; one that is taken can be put anywhere. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { ColorMark } from "../../parts/ColorMark";
import { t, titled } from "../../texts";
import type { Edited, Face } from "../../wire";
import type { EditorGame } from "./game";
import type { Editor } from "./store";

const SHOWN = 60;

export interface Wanted {
  words: string;
  color: string;
  kind: string;
}

/** The cards that fit: every word must be in the number, the name, what else is printed, or an effect. */
export function found(
  faces: Iterable<Face>,
  wanted: Wanted,
  printed: (face: Face) => readonly string[],
): Face[] {
  const words = wanted.words.toLowerCase().split(/\s+/).filter(Boolean);
  return [...faces].filter((face) => {
    if (wanted.color && !face.colors.includes(wanted.color)) return false;
    if (wanted.kind && face.kind !== wanted.kind) return false;
    const text = [face.number, face.name, ...printed(face), ...face.effects.map((one) => one.text)].join(
      "\n",
    );
    return words.every((word) => text.toLowerCase().includes(word));
  });
}

interface CardSearchProps<P extends Edited, S, M> {
  editor: Editor<P, S, M>;
  game: EditorGame<P, S, M>;
}

export function CardSearch<P extends Edited, S, M>({ editor, game }: CardSearchProps<P, S, M>): JSX.Element {
  const [wanted, setWanted] = useState<Wanted>({ words: "", color: "", kind: "" });
  const faces = editor.faces.value;
  const fitting = found(faces.values(), wanted, game.printed);
  const kinds = new Map([...faces.values()].map((face) => [face.kind, face.kind_title]));
  const held = editor.held.value;
  return (
    <search class="panel stack editor-search" aria-label={t("editor-search")}>
      <h2>{t("editor-cards")}</h2>
      <div class="field">
        <label for="editor-words">{t("editor-search-words")}</label>
        <input
          id="editor-words"
          type="text"
          value={wanted.words}
          autocomplete="off"
          onInput={(event) => setWanted({ ...wanted, words: event.currentTarget.value })}
        />
      </div>
      <div class="editor-pair">
        <div class="field">
          <label for="editor-color">{t("editor-search-color")}</label>
          <select
            id="editor-color"
            value={wanted.color}
            onChange={(event) => setWanted({ ...wanted, color: event.currentTarget.value })}
          >
            <option value="">{t("editor-search-any")}</option>
            {game.colors.map((color) => (
              <option key={color} value={color}>
                {titled(t(`word-color-${color}`))}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="editor-kind">{t("editor-search-kind")}</label>
          <select
            id="editor-kind"
            value={wanted.kind}
            onChange={(event) => setWanted({ ...wanted, kind: event.currentTarget.value })}
          >
            <option value="">{t("editor-search-any")}</option>
            {[...kinds].map(([kind, title]) => (
              <option key={kind} value={kind}>
                {title}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p class="soft" role="status">
        {t("editor-search-count", { count: fitting.length })}
      </p>
      <ul class="plain editor-results">
        {fitting.slice(0, SHOWN).map((face) => (
          <li key={face.number}>
            <button
              type="button"
              class="editor-result"
              draggable
              aria-pressed={held?.kind === "new" && held.number === face.number}
              onDragStart={(event) => {
                event.dataTransfer?.setData("text/plain", face.number);
                editor.held.value = { kind: "new", number: face.number };
              }}
              onClick={() => {
                const again = held?.kind === "new" && held.number === face.number;
                editor.take(again ? null : { kind: "new", number: face.number });
              }}
            >
              <span class="editor-result-marks">
                {face.colors.map((color) => (
                  <ColorMark key={color} color={color} />
                ))}
              </span>
              <span>
                {face.name} <span class="soft">{face.number}</span>
              </span>
              <span class="soft">
                {face.kind_title} {game.fact(face)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {fitting.length > SHOWN && (
        <p class="soft">{t("editor-search-more", { count: fitting.length - SHOWN })}</p>
      )}
    </search>
  );
}
