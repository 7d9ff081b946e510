/** Turn, whose it is, and where in it a position stands. */
import type { JSX } from "preact";
import { t } from "../../texts";
import type { Edited } from "../../wire";
import { sideNames } from "../names";
import { NumberField, problemText } from "./forms";
import type { Editor } from "./store";

interface TurnFieldsProps<P extends Edited, S, M> {
  editor: Editor<P, S, M>;
  /** Where in the turn it may stand: id and title. */
  steps: readonly (readonly [string, string])[];
  step: string;
  /** What these are called. */
  title: string;
  onStep(step: string): void;
}

export function TurnFields<P extends Edited, S, M>(props: TurnFieldsProps<P, S, M>): JSX.Element {
  const { editor, steps, step, title, onStep } = props;
  const position = editor.position.value;
  const checked = editor.checked.value;
  const wrong = checked?.problem && checked.side < 0 ? checked.field : "";
  return (
    <section class="panel stack" aria-label={t("editor-match")}>
      <div class="editor-numbers">
        <NumberField
          title={t("editor-turn")}
          value={position.turn}
          fault={wrong === "turn" ? problemText(editor) : ""}
          onChange={(turn) => editor.change({ ...position, turn })}
        />
        <div class="field">
          <label for="editor-turn-player">{t("editor-turn-player")}</label>
          <select
            id="editor-turn-player"
            value={String(position.turn_player)}
            onChange={(event) =>
              editor.change({ ...position, turn_player: Number(event.currentTarget.value) })
            }
          >
            {sideNames().map((name, side) => (
              <option key={name} value={String(side)}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="editor-step">{title}</label>
          <select
            id="editor-step"
            value={step}
            aria-invalid={wrong === "step" || wrong === "phase"}
            onChange={(event) => onStep(event.currentTarget.value)}
          >
            {steps.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
    </section>
  );
}
