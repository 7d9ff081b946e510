/** The board in words: both sides as headings and lists. */
import type { JSX } from "preact";
import { Said, SaidPending, SaidZone } from "../../mat/Said";
import { cardName, joined, nameOf, ownSide } from "../../mat/words";
import { t } from "../../texts";
import type { BattleSpiritsBoard, BattleSpiritsCard, BattleSpiritsFace, BattleSpiritsSide } from "../../wire";
import type { Interactive, TextBoardProps } from "../interactive";
import { look } from "./look";
import "./style";
import { braveText, coresText, type Faces, fieldWords, findCard, isNexus } from "./words";

export function TextBoard({
  board,
  faces,
  interactive,
  names,
}: TextBoardProps<BattleSpiritsBoard, BattleSpiritsFace>): JSX.Element {
  const below = ownSide(board);
  return (
    <div class="mat-text mat-vars">
      <p>{turnWords(board, names)}</p>
      {board.battle && <p>{battleWords(board, faces, names)}</p>}
      <SaidPending pending={board.pending} faces={faces} interactive={interactive} names={names} />
      {board.bursts.map((player) => (
        <p key={player}>{t("bs-burst-declared", { name: nameOf(names, player) })}</p>
      ))}
      {[below, 1 - below].map((player) => {
        const side = board.sides[player];
        const name = nameOf(names, player);
        return (
          side && <SideText key={player} side={side} name={name} faces={faces} interactive={interactive} />
        );
      })}
    </div>
  );
}

function turnWords(board: BattleSpiritsBoard, names: readonly [string, string]): string {
  if (board.turn === 0) return t("mat-before-first-turn");
  return joined([
    t("mat-turn", { turn: board.turn }),
    t("mat-whose-turn", { name: nameOf(names, board.turn_player) }),
    board.step === "" ? "" : t(`word-step-${board.step}`),
  ]);
}

function battleWords(board: BattleSpiritsBoard, faces: Faces, names: readonly [string, string]): string {
  const { battle } = board;
  const attacker = battle && findCard(board, battle.attacker);
  if (!battle || !attacker) return t("mat-battle");
  const called = (card: BattleSpiritsCard) =>
    `${cardName(card.number, faces)} (${t("word-bp", { bp: String(card.bp) })})`;
  const blocker = findCard(board, battle.blocker);
  if (blocker) return t("bs-battle-blocks", { blocker: called(blocker), attacker: called(attacker) });
  const target = findCard(board, battle.target);
  const aimed = target ? called(target) : nameOf(names, 1 - board.turn_player);
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
              {t("mat-in", { place: t(`bs-place-${id}`), what: coresText(cores) })}
            </Said>
          </li>
        ))}
        {side.further_turns > 0 && <li>{t("mat-further-turns", { count: side.further_turns })}</li>}
        {(side.soul === "void" || side.soul === "removed") && <li>{t(`bs-soul-${side.soul}`)}</li>}
      </ul>
      <FieldText title={t("bs-row-front")} cards={spirits} faces={faces} interactive={interactive} />
      <FieldText title={t("bs-row-back")} cards={nexuses} faces={faces} interactive={interactive} />
      {Object.entries(side.zones).map(([name, zone]) => (
        <SaidZone key={name} name={name} zone={zone} look={look} faces={faces} interactive={interactive} />
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
              {joined(fieldWords(card, faces, cards))}
            </Said>
            <WithIt card={card} beside={cards} faces={faces} interactive={interactive} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WithItProps {
  card: BattleSpiritsCard;
  beside: readonly BattleSpiritsCard[];
  faces: Faces;
  interactive: Interactive;
}

/** The braves that a card is combined with and the cards below it, each by itself. */
function WithIt({ card, beside, faces, interactive }: WithItProps): JSX.Element | null {
  const below = [...card.bases, ...card.covered_cards];
  if (card.braves.length + below.length === 0) return null;
  return (
    <ul>
      {card.braves.map((brave) => (
        <li key={brave.ref}>
          <Said refs={[brave.ref]} number={brave.number} interactive={interactive}>
            {braveText(brave, faces, beside)}
          </Said>
        </li>
      ))}
      {below.map((base) => (
        <li key={base.ref}>
          <Said refs={[base.ref]} number={base.number} interactive={interactive}>
            {joined([
              card.bases.includes(base) ? "" : t("mat-face-down"),
              t("mat-in", { place: t("mat-zone-under"), what: cardName(base.number, faces) }),
            ])}
          </Said>
        </li>
      ))}
    </ul>
  );
}
