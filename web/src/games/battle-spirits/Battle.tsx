/** The band between the sides: the turn and its steps, the battle as a battle, and what waits. */
import type { JSX } from "preact";
import { t } from "../../texts";
import type { BattleSpiritsBattle, BattleSpiritsBoard, BattleSpiritsCard, Decision } from "../../wire";
import type { Interactive } from "../interactive";
import { colorClass } from "./CardFace";
import { Gems, Mark } from "./shapes";
import { thing } from "./thing";
import { actionText, cardName, type Faces, findCard, joined, shortName } from "./words";

const STEPS = ["start", "core", "draw", "refresh", "main", "attack", "end"] as const;

interface BandProps {
  board: BattleSpiritsBoard;
  faces: Faces;
  interactive: Interactive;
  names: readonly [string, string];
  decision: Decision | null;
}

export function Band({ board, faces, interactive, names, decision }: BandProps): JSX.Element {
  return (
    <div class={board.battle ? "bs-band bs-fighting" : "bs-band"}>
      <TurnTrack board={board} names={names} />
      {board.battle && (
        <BattleScene board={board} battle={board.battle} faces={faces} names={names} decision={decision} />
      )}
      <Waiting board={board} faces={faces} interactive={interactive} names={names} />
    </div>
  );
}

function TurnTrack({ board, names }: Pick<BandProps, "board" | "names">): JSX.Element {
  if (board.turn === 0) return <p class="bs-turn">{t("bs-before-first-turn")}</p>;
  return (
    <div class="bs-turn">
      <span class="bs-turn-number">{t("bs-turn", { turn: board.turn })}</span>
      <span class="bs-turn-player">
        {t("bs-whose-turn", { name: names[board.turn_player === 1 ? 1 : 0] })}
      </span>
      <ol class="bs-steps" aria-label={t("bs-steps")}>
        {STEPS.map((step) => (
          <li key={step} aria-current={step === board.step ? "step" : undefined}>
            {t(`word-step-short-${step}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface SceneProps extends Omit<BandProps, "interactive"> {
  battle: BattleSpiritsBattle;
}

/** Who fights whom, BP against BP, how far it is, and who is to act. */
function BattleScene({ board, battle, faces, names, decision }: SceneProps): JSX.Element | null {
  const attacker = findCard(board, battle.attacker);
  const blocker = findCard(board, battle.blocker);
  const target = findCard(board, battle.target);
  const defender = 1 - (board.turn_player === 1 ? 1 : 0);
  const defended = names[defender === 1 ? 1 : 0];
  const against = blocker ?? target;
  const rival = blocker ? battle.blocker_bp : (target?.bp ?? 0);
  return (
    <section class="bs-battle" aria-label={t("bs-battle")}>
      <div class="bs-fighters">
        <Fighter card={attacker} bp={battle.attacker_bp} rival={rival} faces={faces} mark="attacking" />
        <span class="bs-versus" aria-hidden="true">
          <Mark name="attacking" />
        </span>
        {against ? (
          <Fighter
            card={against}
            bp={rival}
            rival={battle.attacker_bp}
            faces={faces}
            mark={blocker ? "blocking" : "target"}
          />
        ) : (
          <span class="bs-fighter bs-fighter-life">
            <Mark name="target" />
            <span class="bs-fighter-name">{t("bs-life-of", { name: defended })}</span>
            <b class="bs-fighter-bp">
              {board.sides[defender]?.life.count}
              {attacker && <Gems colors={attacker.symbols} />}
            </b>
          </span>
        )}
      </div>
      <BattleSteps battle={battle} decision={decision} names={names} />
    </section>
  );
}

interface FighterProps {
  card: BattleSpiritsCard | undefined;
  bp: number;
  /** BP that it is compared with. */
  rival: number;
  faces: Faces;
  mark: string;
}

function Fighter({ card, bp, rival, faces, mark }: FighterProps): JSX.Element | null {
  if (!card) return null;
  const behind = bp < rival ? " bs-fighter-behind" : "";
  return (
    <span class={`bs-fighter ${colorClass(card.colors)}${behind}`}>
      <Mark name={mark} />
      <span class="bs-fighter-name" title={cardName(card.number, faces)}>
        {shortName(card.number, faces)}
      </span>
      <b class="bs-fighter-bp">{t("word-bp", { bp: String(bp) })}</b>
    </span>
  );
}

/** The phases of a battle in their order, with the names of their texts. */
const PHASES = [
  ["attack", "declared"],
  ["flash-first", "flash"],
  ["block", "block"],
  ["flash-second", "flash"],
  ["result", "compare"],
] as const satisfies readonly (readonly [BattleSpiritsBattle["phase"], string])[];

/** The way of a battle, the place where it stands marked, and who is to act there. */
function BattleSteps({
  battle,
  decision,
  names,
}: Pick<SceneProps, "battle" | "decision" | "names">): JSX.Element {
  const acts = decision ? names[decision.player === 1 ? 1 : 0] : "";
  return (
    <span class="bs-battle-steps">
      <ol>
        {PHASES.map(([phase, name]) => (
          <li key={phase} aria-current={phase === battle.phase ? "step" : undefined}>
            {t(`bs-phase-${name}`)}
          </li>
        ))}
      </ol>
      {acts && <b class="bs-acts">{t("bs-acts", { name: acts })}</b>}
    </span>
  );
}

/** Effects and bursts that wait, the next first. */
function Waiting({ board, faces, interactive, names }: Omit<BandProps, "decision">): JSX.Element | null {
  if (board.pending.length === 0 && board.bursts.length === 0) return null;
  return (
    <section class="bs-queue" aria-label={t("bs-pending")}>
      <h3>{t("bs-pending")}</h3>
      <ol>
        {board.pending.map((effect, index) => (
          <li key={effect.ref}>
            <button
              type="button"
              {...thing(effect.ref, interactive, "bs-effect-waiting", effect.number)}
              title={effect.text}
            >
              <span class="spoken">
                {joined([
                  names[effect.player === 1 ? 1 : 0],
                  cardName(effect.number, faces),
                  effect.text,
                  actionText(effect.ref, interactive),
                ])}
              </span>
              {index === 0 && (
                <span class="bs-next" aria-hidden="true">
                  {t("bs-pending-next")}
                </span>
              )}
              <span class="bs-queue-player" aria-hidden="true">
                {names[effect.player === 1 ? 1 : 0]}
              </span>
              <b aria-hidden="true">{shortName(effect.number, faces)}</b>
              <span class="bs-queue-text" aria-hidden="true">
                {effect.text}
              </span>
            </button>
          </li>
        ))}
        {board.bursts.map((player) => (
          <li key={`burst ${player}`} class="bs-queue-burst">
            <Mark name="burst" />
            {t("bs-burst-declared", { name: names[player === 1 ? 1 : 0] })}
          </li>
        ))}
      </ol>
    </section>
  );
}
