/** The band between the sides: the turn and its steps, the battle as a battle, and what waits. */
import type { JSX } from "preact";
import { BattleSteps, Fighter, Queue, TurnTrack } from "../../mat/Band";
import { Gems } from "../../mat/drawing";
import { cardName, nameOf, shortName } from "../../mat/words";
import { t } from "../../texts";
import type { BattleSpiritsBattle, BattleSpiritsBoard, BattleSpiritsCard, Decision } from "../../wire";
import type { Interactive } from "../interactive";
import { Mark } from "./shapes";
import { type Faces, findCard } from "./words";

const STEPS = ["start", "core", "draw", "refresh", "main", "attack", "end"] as const;

interface BandProps {
  board: BattleSpiritsBoard;
  faces: Faces;
  interactive: Interactive;
  names: readonly [string, string];
  decision: Decision | null;
}

export function Band({ board, faces, interactive, names, decision }: BandProps): JSX.Element {
  const bursts = board.bursts.map((player) => (
    <li key={`burst ${player}`} class="bs-queue-burst">
      <Mark name="burst" />
      {t("bs-burst-declared", { name: nameOf(names, player) })}
    </li>
  ));
  return (
    <div class={board.battle ? "mat-band mat-fighting" : "mat-band"}>
      <TurnTrack
        turn={board.turn}
        name={nameOf(names, board.turn_player)}
        steps={STEPS.map((id) => ({ id, title: t(`word-step-short-${id}`) }))}
        now={board.step}
      />
      {board.battle && (
        <BattleScene board={board} battle={board.battle} faces={faces} names={names} decision={decision} />
      )}
      <Queue pending={board.pending} faces={faces} interactive={interactive} names={names} others={bursts} />
    </div>
  );
}

interface SceneProps extends Omit<BandProps, "interactive"> {
  battle: BattleSpiritsBattle;
}

/** The phases of a battle in their order, with the names of their texts. */
const PHASES = [
  ["attack", "declared"],
  ["flash-first", "flash"],
  ["block", "block"],
  ["flash-second", "flash"],
  ["result", "compare"],
] as const satisfies readonly (readonly [BattleSpiritsBattle["phase"], string])[];

/** Who fights whom, BP against BP, how far it is, and who is to act. */
function BattleScene({ board, battle, faces, names, decision }: SceneProps): JSX.Element | null {
  const attacker = findCard(board, battle.attacker);
  const blocker = findCard(board, battle.blocker);
  const target = findCard(board, battle.target);
  const defender = 1 - (board.turn_player === 1 ? 1 : 0);
  const against = blocker ?? target;
  const rival = blocker ? battle.blocker_bp : (target?.bp ?? 0);
  const fighter = (card: BattleSpiritsCard, bp: number, other: number, mark: string) => (
    <Fighter
      name={shortName(card.number, faces)}
      title={cardName(card.number, faces)}
      colors={card.colors}
      mark={<Mark name={mark} />}
      isBehind={bp < other}
    >
      {t("word-bp", { bp: String(bp) })}
    </Fighter>
  );
  return (
    <section class="mat-battle" aria-label={t("mat-battle")}>
      <div class="mat-fighters">
        {attacker && fighter(attacker, battle.attacker_bp, rival, "attacking")}
        <span class="mat-versus" aria-hidden="true">
          <Mark name="attacking" />
        </span>
        {against ? (
          fighter(against, rival, battle.attacker_bp, blocker ? "blocking" : "target")
        ) : (
          <span class="mat-fighter bs-fighter-life">
            <Mark name="target" />
            <span class="mat-fighter-name">{t("bs-life-of", { name: nameOf(names, defender) })}</span>
            <b class="mat-fighter-power">
              {board.sides[defender]?.life.count}
              {attacker && <Gems colors={attacker.symbols} />}
            </b>
          </span>
        )}
      </div>
      <BattleSteps
        steps={PHASES.map(([id, name]) => ({ id, title: t(`bs-phase-${name}`) }))}
        now={battle.phase}
        acts={decision ? nameOf(names, decision.player) : ""}
      />
    </section>
  );
}
