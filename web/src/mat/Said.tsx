/** Said: things of the board in words, on the board that is read rather than seen. */
import type { ComponentChildren, JSX } from "preact";
import type { Interactive } from "../games/interactive";
import { t } from "../texts";
import type { Face, PendingEffect, Zone } from "../wire";
import type { Look } from "./look";
import { actionText, cardName, type Faces, joined, keyed, nameOf } from "./words";

interface SaidProps {
  /** What the words stand for: the thing itself, then what lies on it. */
  refs: readonly string[];
  number?: string;
  interactive: Interactive;
  children: ComponentChildren;
}

/** Words for a thing: a button where it can be touched or looked at, and one for each thing that lies on it. */
export function Said({ refs, number = "", interactive, children }: SaidProps): JSX.Element {
  const lit = refs.filter((ref) => ref !== "" && interactive.highlight(ref) !== "");
  return (
    <>
      {number === "" ? (
        children
      ) : (
        <button type="button" class="mat-link" onClick={() => interactive.inspect(refs[0] ?? "", number)}>
          {children}
        </button>
      )}
      {lit.map((ref) => (
        <button
          key={ref}
          type="button"
          class="mat-said"
          data-ref={ref}
          onClick={() => interactive.touch(ref)}
        >
          {actionText(ref, interactive)}
        </button>
      ))}
    </>
  );
}

interface SaidZoneProps<F extends Face> {
  name: string;
  zone: Zone;
  look: Look<F>;
  faces: Faces<F>;
  interactive: Interactive;
}

/** A zone with the cards in it that are known. */
export function SaidZone<F extends Face>({
  name,
  zone,
  look,
  faces,
  interactive,
}: SaidZoneProps<F>): JSX.Element {
  const { ref, count, cards, down } = zone;
  const title = look.zoneTitle(name);
  return (
    <section>
      <h4>{joined([title, t("mat-cards", { count })])}</h4>
      {interactive.highlight(ref) !== "" && (
        <Said refs={[ref]} interactive={interactive}>
          {title}
        </Said>
      )}
      <ul>
        {keyed(cards).map(({ card, key }) => (
          <li key={key}>
            <Said refs={[card.ref]} number={card.number} interactive={interactive}>
              {joined([
                down.includes(card.place) ? t("mat-face-down") : "",
                ...look.faceWords(card.number, faces),
              ])}
            </Said>
          </li>
        ))}
        {count > cards.length && cards.length > 0 && (
          <li>{t("mat-unknown", { count: count - cards.length })}</li>
        )}
      </ul>
    </section>
  );
}

interface SaidPendingProps<F extends Face> {
  pending: readonly PendingEffect[];
  faces: Faces<F>;
  interactive: Interactive;
  names: readonly [string, string];
}

/** The effects that wait, the next first. */
export function SaidPending<F extends Face>({
  pending,
  faces,
  interactive,
  names,
}: SaidPendingProps<F>): JSX.Element | null {
  if (pending.length === 0) return null;
  return (
    <section>
      <h3>{t("mat-pending")}</h3>
      <ol>
        {pending.map((effect) => (
          <li key={effect.ref}>
            <Said refs={[effect.ref]} number={effect.number} interactive={interactive}>
              {joined([nameOf(names, effect.player), cardName(effect.number, faces), effect.text])}
            </Said>
          </li>
        ))}
      </ol>
    </section>
  );
}
