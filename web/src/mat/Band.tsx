/** The band between the sides: the turn and its steps, who fights whom, and what waits. */
import type { ComponentChildren, JSX } from "preact";
import type { Interactive } from "../games/interactive";
import { t } from "../texts";
import type { Face, PendingEffect } from "../wire";
import { colorClass } from "./colors";
import { thing } from "./thing";
import { actionText, cardName, type Faces, joined, nameOf, shortName } from "./words";

/** A step of a turn or a battle, and what it is called. */
export interface Step {
  id: string;
  title: string;
}

interface TurnTrackProps {
  /** Number of the turn, 0 before the first. */
  turn: number;
  /** Whose turn it is. */
  name: string;
  steps: readonly Step[];
  /** Id of the step that the turn is at. */
  now: string;
}

export function TurnTrack({ turn, name, steps, now }: TurnTrackProps): JSX.Element {
  if (turn === 0) return <p class="mat-turn">{t("mat-before-first-turn")}</p>;
  return (
    <div class="mat-turn">
      <span class="mat-turn-number">{t("mat-turn", { turn })}</span>
      <span class="mat-turn-player">{t("mat-whose-turn", { name })}</span>
      <ol class="mat-steps" aria-label={t("mat-steps")}>
        {steps.map(({ id, title }) => (
          <li key={id} aria-current={id === now ? "step" : undefined}>
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface FighterProps {
  name: string;
  /** Name with the number. */
  title: string;
  colors: readonly string[];
  mark: ComponentChildren;
  /** By the numbers as they are now, it would lose. */
  isBehind?: boolean;
  /** Its strength, in words. */
  children: ComponentChildren;
}

export function Fighter({
  name,
  title,
  colors,
  mark,
  isBehind = false,
  children,
}: FighterProps): JSX.Element {
  return (
    <span class={`mat-fighter ${colorClass(colors)}${isBehind ? " mat-fighter-behind" : ""}`}>
      {mark}
      <span class="mat-fighter-name" title={title}>
        {name}
      </span>
      <b class="mat-fighter-power">{children}</b>
    </span>
  );
}

interface BattleStepsProps {
  steps: readonly Step[];
  now: string;
  /** Who is to act, empty for nobody. */
  acts: string;
}

/** The way of a battle, the place where it stands marked, and who is to act there. */
export function BattleSteps({ steps, now, acts }: BattleStepsProps): JSX.Element {
  return (
    <span class="mat-battle-steps">
      <ol>
        {steps.map(({ id, title }) => (
          <li key={id} aria-current={id === now ? "step" : undefined}>
            {title}
          </li>
        ))}
      </ol>
      {acts && <b class="mat-acts">{t("mat-acts", { name: acts })}</b>}
    </span>
  );
}

interface QueueProps<F extends Face> {
  pending: readonly PendingEffect[];
  faces: Faces<F>;
  interactive: Interactive;
  names: readonly [string, string];
  /** What else waits, as items of a list. */
  others?: readonly JSX.Element[];
}

/** Effects that wait, the next first. One whose card is not to be seen has neither name nor text. */
export function Queue<F extends Face>({
  pending,
  faces,
  interactive,
  names,
  others = [],
}: QueueProps<F>): JSX.Element | null {
  if (pending.length === 0 && others.length === 0) return null;
  return (
    <section class="mat-queue" aria-label={t("mat-pending")}>
      <span class="mat-queue-title" aria-hidden="true">
        {t("mat-pending")}
      </span>
      <ol>
        {pending.map((effect, index) => (
          <li key={effect.ref}>
            <button
              type="button"
              {...thing(effect.ref, interactive, "mat-effect-waiting", effect.number)}
              title={effect.text}
            >
              <span class="spoken">
                {joined([
                  nameOf(names, effect.player),
                  effect.number === "" ? t("mat-face-down") : cardName(effect.number, faces),
                  effect.text,
                  actionText(effect.ref, interactive),
                ])}
              </span>
              {index === 0 && (
                <span class="mat-next" aria-hidden="true">
                  {t("mat-pending-next")}
                </span>
              )}
              <span class="mat-queue-player" aria-hidden="true">
                {nameOf(names, effect.player)}
              </span>
              <b aria-hidden="true">
                {effect.number === "" ? t("mat-face-down") : shortName(effect.number, faces)}
              </b>
              <span class="mat-queue-text" aria-hidden="true">
                {effect.text}
              </span>
            </button>
          </li>
        ))}
        {others}
      </ol>
    </section>
  );
}
