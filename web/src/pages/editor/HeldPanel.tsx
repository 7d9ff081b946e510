/** What is taken, and every place where it may be put: the way of the keyboard, and of a finger on a phone. */
import type { JSX } from "preact";
import { t } from "../../texts";
import { coresTitle, sideNames } from "../names";
import { type CoresSpot, coresAt, type Goal, setCores, ZONES } from "./model";
import type { Editor } from "./store";

export function HeldPanel({ editor }: { editor: Editor }): JSX.Element {
  const held = editor.held.value;
  return (
    <section
      class="panel stack editor-held"
      data-held={held ? "" : undefined}
      aria-label={t("editor-held")}
      aria-live="polite"
    >
      {!held && <p class="soft">{t("editor-held-none")}</p>}
      {held && held.kind !== "cores" && (
        <HeldCard editor={editor} number={held.number} own={held.kind === "card"} />
      )}
      {held?.kind === "cores" && <HeldCores editor={editor} spot={held.spot} />}
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

function HeldCard({ editor, number, own }: { editor: Editor; number: string; own: boolean }): JSX.Element {
  const names = sideNames();
  const face = editor.faces.value.get(number);
  const position = editor.position.value;
  const kind = face?.kind ?? "";
  return (
    <>
      <p>
        <strong>{t("editor-held-card", { card: `${number} ${face?.name ?? ""}`.trim() })}</strong>
      </p>
      {names.map((name, side) => {
        const goals: [string, Goal][] = [];
        if (kind !== "magic") goals.push([t("editor-zone-field"), { kind: "field", side }]);
        for (const zone of ZONES) goals.push([t(`editor-zone-${zone}`), { kind: "zone", side, zone }]);
        goals.push([t("editor-zone-deck-bottom"), { kind: "zone", side, zone: "deck", bottom: true }]);
        if (kind === "brave") {
          position.sides[side]?.field.forEach((card, index) => {
            const host = editor.faces.value.get(card.number);
            if (host?.kind === "spirit") {
              goals.push([t("editor-combine", { card: host.name }), { kind: "host", side, index }]);
            }
          });
        }
        return (
          <fieldset key={name}>
            <legend>{t("editor-put-at", { side: name })}</legend>
            <div class="row editor-goals">
              {goals.map(([title, goal]) => (
                <button key={title} type="button" class="button small" onClick={() => editor.putHeld(goal)}>
                  {title}
                </button>
              ))}
            </div>
          </fieldset>
        );
      })}
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

function HeldCores({ editor, spot }: { editor: Editor; spot: CoresSpot }): JSX.Element {
  const position = editor.position.value;
  const place = placeTitle(editor, spot);
  if (spot.soul) return <p>{t("editor-held-soul", { place })}</p>;
  const count = coresAt(position, spot, editor.board.value);
  const set = (wanted: number) => {
    editor.change(setCores(position, spot, wanted));
    // More than one is often wanted.
    editor.held.value = { kind: "cores", spot };
  };
  return (
    <>
      <p>{t("editor-held-cores", { place, count })}</p>
      <div class="row">
        <button type="button" class="button small" disabled={count === 0} onClick={() => set(count - 1)}>
          {t("editor-core-less")} <kbd>−</kbd>
        </button>
        <button type="button" class="button small" onClick={() => set(count + 1)}>
          {t("editor-core-more")} <kbd>+</kbd>
        </button>
      </div>
    </>
  );
}

function placeTitle(editor: Editor, spot: CoresSpot): string {
  const side = sideNames()[spot.side === 1 ? 1 : 0];
  if (typeof spot.at === "string") return t("editor-place-of", { side, place: coresTitle(spot.at) });
  const card = editor.position.value.sides[spot.side]?.field[spot.at];
  return card ? (editor.faces.value.get(card.number)?.name ?? card.number) : side;
}
