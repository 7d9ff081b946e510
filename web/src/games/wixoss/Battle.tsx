/** The band between the sides: the turn and its phases, the attack, what is in use, and what waits. */
import type { JSX } from "preact";
import { BattleSteps, Fighter, Queue, TurnTrack } from "../../mat/Band";
import { thing } from "../../mat/thing";
import { actionText, cardName, joined, nameOf, shortName } from "../../mat/words";
import { t } from "../../texts";
import type { Decision, WixossAttack, WixossBoard, WixossCard } from "../../wire";
import type { Interactive } from "../interactive";
import { Mark } from "./shapes";
import { type Faces, findCard } from "./words";

const PHASES = ["up", "draw", "ener", "grow", "main", "attack", "end"] as const;

interface BandProps {
  board: WixossBoard;
  faces: Faces;
  interactive: Interactive;
  names: readonly [string, string];
  decision: Decision | null;
}

export function Band({ board, faces, interactive, names, decision }: BandProps): JSX.Element {
  return (
    <div class={board.attack ? "mat-band mat-fighting" : "mat-band"}>
      <TurnTrack
        turn={board.turn}
        name={nameOf(names, board.turn_player)}
        steps={PHASES.map((id) => ({ id, title: phaseTitle(board, id) }))}
        now={board.phase}
      />
      {board.attack && (
        <AttackScene board={board} attack={board.attack} faces={faces} names={names} decision={decision} />
      )}
      <Using board={board} faces={faces} interactive={interactive} names={names} />
      <Queue pending={board.pending} faces={faces} interactive={interactive} names={names} />
    </div>
  );
}

/** What a phase is called in the row; the attack phase with its step. */
function phaseTitle(board: WixossBoard, phase: string): string {
  const title = t(`wx-phase-${phase}`);
  return phase === board.phase && board.step !== "" ? `${title} · ${t(`wx-step-${board.step}`)}` : title;
}

interface SceneProps extends Omit<BandProps, "interactive"> {
  attack: WixossAttack;
}

/** The way of an attack: SIGNI battle what stands in front, or damage the player; LRIG may be guarded. */
function stepsOf(attack: WixossAttack): { id: string; title: string }[] {
  const fights = attack.lanes.some((lane) => lane.front !== "");
  return [
    { id: "attack", title: t("wx-attack-attack") },
    ...(attack.kind === "lrig" ? [{ id: "guard", title: t("wx-attack-guard") }] : []),
    { id: "result", title: t(fights ? "wx-attack-battle" : "wx-attack-damage") },
  ];
}

/** Who attacks what, power against power, how far it is, and who is to act. */
function AttackScene({ board, attack, faces, names, decision }: SceneProps): JSX.Element {
  const attacker = findCard(board, attack.attacker);
  const fronts = attack.lanes.flatMap((lane) => {
    const card = findCard(board, lane.front);
    return card ? [{ card, power: lane.power }] : [];
  });
  const fighter = (card: WixossCard, power: number, rival: number, mark: string) => (
    <Fighter
      key={card.ref}
      name={shortName(card.number, faces)}
      title={cardName(card.number, faces)}
      colors={card.colors}
      mark={<Mark name={mark} />}
      isBehind={power < rival}
    >
      {card.place === "lrig" ? t("word-level", { level: card.level }) : power}
    </Fighter>
  );
  const most = Math.max(0, ...fronts.map(({ power }) => power));
  return (
    <section class="mat-battle" aria-label={t("mat-battle")}>
      <div class="mat-fighters">
        {attacker && fighter(attacker, attack.power, most, "attacking")}
        <span class="mat-versus" aria-hidden="true">
          <Mark name="attacking" />
        </span>
        {fronts.map(({ card, power }) => fighter(card, power, attack.power, "attacked"))}
        {fronts.length === 0 && (
          <span class="mat-fighter wx-fighter-life">
            <Mark name="attacked" />
            <span class="mat-fighter-name">{t("wx-life-of", { name: nameOf(names, attack.player) })}</span>
            <b class="mat-fighter-power">{board.sides[attack.player]?.zones.life?.count ?? 0}</b>
          </span>
        )}
      </div>
      {attack.negated && <b class="wx-negated">{t("wx-attack-negated")}</b>}
      <BattleSteps
        steps={stepsOf(attack)}
        now={attack.phase}
        acts={decision ? nameOf(names, decision.player) : ""}
      />
    </section>
  );
}

/** Spells and ARTS in use; the last one is carried out first. */
function Using({ board, faces, interactive, names }: Omit<BandProps, "decision">): JSX.Element | null {
  if (board.using.length === 0) return null;
  return (
    <section class="mat-queue wx-using" aria-label={t("wx-using")}>
      <span class="mat-queue-title" aria-hidden="true">
        {t("wx-using")}
      </span>
      <ol>
        {[...board.using].reverse().map((used) => (
          <li key={`${used.ref} ${used.player}`}>
            <button
              type="button"
              {...thing(used.ref, interactive, "mat-effect-waiting", used.number)}
              title={cardName(used.number, faces)}
            >
              <span class="spoken">
                {joined([
                  t("wx-uses", { name: nameOf(names, used.player), card: cardName(used.number, faces) }),
                  actionText(used.ref, interactive),
                ])}
              </span>
              <span class="mat-queue-player" aria-hidden="true">
                {nameOf(names, used.player)}
              </span>
              <b aria-hidden="true">{shortName(used.number, faces)}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
