/** The board in words: both sides as headings and lists. */
import type { JSX } from "preact";
import { Said, SaidPending, SaidZone } from "../../mat/Said";
import { cardName, joined, nameOf, ownSide } from "../../mat/words";
import { t } from "../../texts";
import type { WixossBoard, WixossCard, WixossFace, WixossLane, WixossSide, Zone } from "../../wire";
import type { Interactive, TextBoardProps } from "../interactive";
import { look } from "./look";
import "./style";
import {
  type Faces,
  fieldWords,
  findCard,
  laneTitle,
  laneWords,
  limitText,
  placeTitle,
  stackOf,
  standing,
  toldZones,
  zoneTitle,
} from "./words";

export function TextBoard({
  board,
  faces,
  interactive,
  names,
}: TextBoardProps<WixossBoard, WixossFace>): JSX.Element {
  const below = ownSide(board);
  return (
    <div class="mat-text mat-vars">
      <p>{turnWords(board, names)}</p>
      {board.attack && <p>{attackWords(board, faces, names)}</p>}
      {board.using.map((used) => (
        <p key={used.ref}>
          <Said refs={[used.ref]} number={used.number} interactive={interactive}>
            {t("wx-uses", { name: nameOf(names, used.player), card: cardName(used.number, faces) })}
          </Said>
        </p>
      ))}
      <SaidPending pending={board.pending} faces={faces} interactive={interactive} names={names} />
      {[below, 1 - below].map((player) => {
        const side = board.sides[player];
        return (
          side && (
            <SideText
              key={player}
              board={board}
              side={side}
              name={nameOf(names, player)}
              faces={faces}
              interactive={interactive}
            />
          )
        );
      })}
    </div>
  );
}

function turnWords(board: WixossBoard, names: readonly [string, string]): string {
  if (board.turn === 0) return t("mat-before-first-turn");
  return joined([
    t("mat-turn", { turn: board.turn }),
    t("mat-whose-turn", { name: nameOf(names, board.turn_player) }),
    board.phase === "" ? "" : t(`word-phase-${board.phase}`),
    board.step === "" ? "" : t(`word-step-${board.step}`),
  ]);
}

function attackWords(board: WixossBoard, faces: Faces, names: readonly [string, string]): string {
  const { attack } = board;
  const attacker = attack && findCard(board, attack.attacker);
  if (!attack || !attacker) return t("mat-battle");
  const called = (card: WixossCard, power: number) =>
    card.place === "lrig" ? cardName(card.number, faces) : `${cardName(card.number, faces)} (${power})`;
  const fronts = attack.lanes.flatMap((lane) => {
    const card = findCard(board, lane.front);
    return card ? [called(card, lane.power)] : [];
  });
  const target = fronts.length > 0 ? joined(fronts) : nameOf(names, attack.player);
  return joined([
    t("wx-attacks", { attacker: called(attacker, attack.power), target }),
    attack.negated ? t("wx-attack-negated") : "",
  ]);
}

interface SideTextProps {
  board: WixossBoard;
  side: WixossSide;
  name: string;
  faces: Faces;
  interactive: Interactive;
}

function SideText({ board, side, name, faces, interactive }: SideTextProps): JSX.Element {
  const stands = [
    ["lrig", side.lrig_ref, standing(side, side.lrig)],
    ["key", side.key_ref, standing(side, side.key)],
  ] as const;
  const lanes = [...side.lanes, side.cheer].filter(
    (lane) => lane.name !== "cheer" || lane.signi !== "" || interactive.highlight(lane.ref) !== "",
  );
  return (
    <section>
      <h3>
        <Said refs={[side.ref]} interactive={interactive}>
          {name}
        </Said>
      </h3>
      <ul>
        <li>{t("wx-levels", { total: side.level_total, limit: limitText(side.limit) })}</li>
        <li>
          <Said refs={[side.coins_ref]} interactive={interactive}>
            {t("wx-coins", { count: side.coins })}
          </Said>
        </li>
        {side.subscribers > 0 && <li>{t("wx-subscribers", { count: side.subscribers })}</li>}
        {side.skipped_turns > 0 && <li>{t("mat-skipped-turns", { count: side.skipped_turns })}</li>}
        {side.refreshes > 0 && <li>{t("wx-refreshed", { count: side.refreshes })}</li>}
        {stands.map(([place, ref, card]) =>
          card || place === "lrig" || interactive.highlight(ref) !== "" ? (
            <li key={place}>
              <Said refs={[ref]} interactive={interactive}>
                {card ? "" : joined([placeTitle(place), t("wx-empty")])}
              </Said>
              {card && <CardText board={board} card={card} faces={faces} interactive={interactive} />}
            </li>
          ) : null,
        )}
        {lanes.map((lane) => (
          <li key={lane.name}>
            <LaneText board={board} side={side} lane={lane} faces={faces} interactive={interactive} />
          </li>
        ))}
      </ul>
      {toldZones(side).map(([zone, found]) => (
        <SaidZone key={zone} name={zone} zone={found} look={look} faces={faces} interactive={interactive} />
      ))}
    </section>
  );
}

interface LaneTextProps extends Omit<SideTextProps, "name"> {
  lane: WixossLane;
}

function LaneText({ board, side, lane, faces, interactive }: LaneTextProps): JSX.Element {
  const card = standing(side, lane.signi);
  const down = [lane.trap, lane.seed].filter((zone): zone is Zone => (zone?.count ?? 0) > 0);
  return (
    <>
      <Said refs={[lane.ref, lane.virus_ref]} interactive={interactive}>
        {joined([laneTitle(lane), ...laneWords(lane), card ? "" : t("wx-empty")])}
      </Said>{" "}
      {card && <CardText board={board} card={card} faces={faces} interactive={interactive} />}
      {down.map((zone) => (
        <Said
          key={zone.ref}
          refs={[zone.cards[0]?.ref ?? zone.ref]}
          number={zone.cards[0]?.number ?? ""}
          interactive={interactive}
        >
          {joined([zoneTitle(zone.name), ...zone.cards.map(({ number }) => cardName(number, faces))])}
        </Said>
      ))}
    </>
  );
}

interface CardTextProps {
  board: WixossBoard;
  card: WixossCard;
  faces: Faces;
  interactive: Interactive;
}

/** A field card, then what lies under it as a list. */
function CardText({ board, card, faces, interactive }: CardTextProps): JSX.Element {
  return (
    <>
      <Said
        refs={[card.ref, card.charms_ref, ...card.acces.map((acce) => acce.ref)]}
        number={card.number}
        interactive={interactive}
      >
        {joined(fieldWords(board, card, faces))}
      </Said>
      {card.under.length > 0 && (
        <ul>
          {stackOf(card).cards.map((one) => (
            <li key={one.ref}>
              <Said refs={[one.ref]} number={one.number} interactive={interactive}>
                {cardName(one.number, faces)}
              </Said>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
