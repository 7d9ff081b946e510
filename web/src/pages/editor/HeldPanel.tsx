/** What is taken, and every place where it may be put. */
import type { ComponentChildren, JSX } from "preact";
import { t } from "../../texts";
import type { Edited } from "../../wire";
import { sideNames } from "../names";
import type { EditorGame } from "./game";
import type { Editor } from "./store";

interface HeldPanelProps<P extends Edited, S, M> {
  editor: Editor<P, S, M>;
  game: EditorGame<P, S, M>;
}

export function HeldPanel<P extends Edited, S, M>({ editor, game }: HeldPanelProps<P, S, M>): JSX.Element {
  const held = editor.held.value;
  return (
    <section
      class="panel stack editor-held"
      data-held={held ? "" : undefined}
      aria-label={t("editor-held")}
      aria-live="polite"
    >
      {!held && <p class="soft">{t("editor-held-none")}</p>}
      {held && <game.Held editor={editor} held={held} />}
      {held && (
        <div class="row">
          <button type="button" class="button small quiet" onClick={() => (editor.held.value = null)}>
            {t("editor-held-let-go")}
          </button>
        </div>
      )}
    </section>
  );
}

interface HeldCardProps<P extends Edited, S, M> {
  editor: Editor<P, S, M>;
  number: string;
  /** Whether it is one of the position, which can be removed. */
  own: boolean;
  /** Where it may go on a side: what each place is called, and what it means. */
  goals(side: number): readonly (readonly [string, M])[];
  children?: ComponentChildren;
}

/** A card that is taken, with a button for each place. */
export function HeldCard<P extends Edited, S, M>(props: HeldCardProps<P, S, M>): JSX.Element {
  const { editor, number, own, goals, children } = props;
  const face = editor.faces.value.get(number);
  return (
    <>
      <p>
        <strong>{t("editor-held-card", { card: `${number} ${face?.name ?? ""}`.trim() })}</strong>
      </p>
      {children}
      {sideNames().map((name, side) => (
        <fieldset key={name}>
          <legend>{t("editor-put-at", { side: name })}</legend>
          <div class="row editor-goals">
            {goals(side).map(([title, goal]) => (
              <button key={title} type="button" class="button small" onClick={() => editor.putHeld(goal)}>
                {title}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      <div class="row">
        <button type="button" class="button small" onClick={() => (editor.face.value = number)}>
          {t("editor-show-card")}
        </button>
        {own && (
          <button type="button" class="button small danger" onClick={() => editor.removeHeld()}>
            {t("editor-remove")} <kbd>Del</kbd>
          </button>
        )}
      </div>
    </>
  );
}
