/** The board in words: both sides as headings and lists. */
import type { ComponentChildren, JSX } from "preact";
import { t } from "../../texts";
import type { BattleSpiritsBoard, BattleSpiritsCard, BattleSpiritsSide } from "../../wire";
import type { Interactive, TextBoardProps } from "../interactive";
import "./style";
import {
  actionText,
  cardName,
  coresText,
  type Faces,
  faceWords,
  fieldWords,
  findCard,
  isNexus,
  joined,
  keyed,
  ownSide,
  zoneTitle,
} from "./words";

export function TextBoard({ board, faces, interactive, names }: TextBoardProps): JSX.Element {
  const below = ownSide(board);
  return (
    <div class="bs-text bs-vars">
      <p>{turnWords(board, names)}</p>
      {board.battle && <p>{battleWords(board, faces, names)}</p>}
      {board.pending.length > 0 && (
        <section>
          <h3>{t("bs-pending")}</h3>
          <ol>
            {board.pending.map((effect) => (
              <li key={effect.ref}>
                <Said refs={[effect.ref]} number={effect.number} interactive={interactive}>
                  {joined([names[effect.player === 1 ? 1 : 0], cardName(effect.number, faces), effect.text])}
                </Said>
              </li>
            ))}
          </ol>
        </section>
      )}
      {board.bursts.map((player) => (
        <p key={player}>{t("bs-burst-declared", { name: names[player === 1 ? 1 : 0] })}</p>
      ))}
      {[below, 1 - below].map((player) => {
        const side = board.sides[player];
        const name = names[player === 1 ? 1 : 0];
        return (
          side && <SideText key={player} side={side} name={name} faces={faces} interactive={interactive} />
        );
      })}
    </div>
  );
}

function turnWords(board: BattleSpiritsBoard, names: readonly [string, string]): string {
  if (board.turn === 0) return t("bs-before-first-turn");
  return joined([
    t("bs-turn", { turn: board.turn }),
    t("bs-whose-turn", { name: names[board.turn_player === 1 ? 1 : 0] }),
    board.step === "" ? "" : t(`word-step-${board.step}`),
  ]);
}

function battleWords(board: BattleSpiritsBoard, faces: Faces, names: readonly [string, string]): string {
  const { battle } = board;
  const attacker = battle && findCard(board, battle.attacker);
  if (!battle || !attacker) return t("bs-battle");
  const called = (card: BattleSpiritsCard) =>
    `${cardName(card.number, faces)} (${t("word-bp", { bp: String(card.bp) })})`;
  const blocker = findCard(board, battle.blocker);
  if (blocker) return t("bs-battle-blocks", { blocker: called(blocker), attacker: called(attacker) });
  const target = findCard(board, battle.target);
  const aimed = target ? called(target) : names[board.turn_player === 1 ? 0 : 1];
  return t("bs-battle-attacks", { attacker: called(attacker), target: aimed });
}

interface SideTextProps {
  side: BattleSpiritsSide;
  name: string;
  faces: Faces;
  interactive: Interactive;
}

function SideText({ side, name, faces, interactive }: SideTextProps): JSX.Element {
  const nexuses = side.field.filter((card) => isNexus(card, faces));
  const spirits = side.field.filter((card) => !isNexus(card, faces));
  const places = [
    ["life", side.life],
    ["reserve", side.reserve],
    ["core-trash", side.trash],
    ["counts", side.counts],
  ] as const;
  return (
    <section>
      <h3>{name}</h3>
      <ul>
        {places.map(([id, cores]) => (
          <li key={id}>
            <Said refs={[cores.ref, cores.soul ? cores.soul_ref : ""]} interactive={interactive}>
              {t("bs-in", { place: t(`bs-place-${id}`), what: coresText(cores) })}
            </Said>
          </li>
        ))}
        {(side.soul === "void" || side.soul === "removed") && <li>{t(`bs-soul-${side.soul}`)}</li>}
      </ul>
      <FieldText title={t("bs-row-front")} cards={spirits} faces={faces} interactive={interactive} />
      <FieldText title={t("bs-row-back")} cards={nexuses} faces={faces} interactive={interactive} />
      {Object.entries(side.zones).map(([zone, { ref, count, cards }]) => (
        <section key={zone}>
          <h4>{joined([zoneTitle(zone), t("bs-cards", { count })])}</h4>
          {interactive.highlight(ref) !== "" && (
            <Said refs={[ref]} interactive={interactive}>
              {zoneTitle(zone)}
            </Said>
          )}
          <ul>
            {keyed(cards).map(({ card, key }) => (
              <li key={key}>
                <Said refs={[card.ref]} number={card.number} interactive={interactive}>
                  {joined(faceWords(card.number, faces))}
                </Said>
              </li>
            ))}
            {count > cards.length && cards.length > 0 && (
              <li>{t("bs-unknown", { count: count - cards.length })}</li>
            )}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface FieldTextProps {
  title: string;
  cards: readonly BattleSpiritsCard[];
  faces: Faces;
  interactive: Interactive;
}

function FieldText({ title, cards, faces, interactive }: FieldTextProps): JSX.Element | null {
  if (cards.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      <ul>
        {cards.map((card) => (
          <li key={card.ref}>
            <Said
              refs={[card.ref, card.cores.ref, card.cores.soul ? card.cores.soul_ref : ""]}
              number={card.number}
              interactive={interactive}
            >
              {joined(fieldWords(card, faces))}
            </Said>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SaidProps {
  /** What the words stand for: the thing itself, then the cores on it. */
  refs: readonly string[];
  number?: string;
  interactive: Interactive;
  children: ComponentChildren;
}

/** Words for a thing: a button where it can be touched or looked at, and one for each of its cores. */
function Said({ refs, number = "", interactive, children }: SaidProps): JSX.Element {
  const lit = refs.filter((ref) => ref !== "" && interactive.highlight(ref) !== "");
  return (
    <>
      {number === "" ? (
        children
      ) : (
        <button type="button" class="bs-link" onClick={() => interactive.inspect(refs[0] ?? "", number)}>
          {children}
        </button>
      )}
      {lit.map((ref) => (
        <button key={ref} type="button" class="bs-said" data-ref={ref} onClick={() => interactive.touch(ref)}>
          {actionText(ref, interactive)}
        </button>
      ))}
    </>
  );
}
