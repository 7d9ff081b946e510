/** The play mat of Battle Spirits: both sides with their zones in their places, the reader's below. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../texts";
import type { BattleSpiritsCard, BattleSpiritsSide, Move } from "../../wire";
import type { Interactive, PlaymatProps } from "../interactive";
import { Band } from "./Battle";
import { FieldCard, roomOf } from "./Card";
import { watchPointers } from "./drag";
import { Lines } from "./Lines";
import { Motion } from "./motion";
import { PileDialog } from "./PileDialog";
import "./style";
import { thing } from "./thing";
import { actionText, type Faces, furtherZones, isNexus, joined, ownSide, zoneOf } from "./words";
import { BurstArea, HiddenHand, OpenHand, Pile, Place } from "./Zones";

const NO_MOVES: readonly Move[] = [];

interface Opened {
  player: number;
  zone: string;
}

export function Playmat({
  board,
  faces,
  interactive,
  names,
  plates,
  decision = null,
  moves = NO_MOVES,
}: PlaymatProps): JSX.Element {
  const mat = useRef<HTMLDivElement>(null);
  const latest = useRef(interactive);
  latest.current = interactive;
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (!mat.current) return;
    return watchPointers(mat.current, () => latest.current);
  }, []);
  const below = ownSide(board);
  const openedSide = opened && board.sides[opened.player];
  const openedZone = opened && openedSide ? zoneOf(openedSide, opened.zone) : undefined;
  const side = (player: number, own: boolean) => {
    const found = board.sides[player];
    return (
      found && (
        <Side
          side={found}
          own={own}
          name={names[player === 1 ? 1 : 0]}
          plate={plates?.[player === 1 ? 1 : 0]}
          active={board.turn_player === player && board.turn > 0}
          faces={faces}
          interactive={interactive}
          open={(zone) => setOpened({ player, zone })}
        />
      )
    );
  };
  return (
    <Motion mat={mat} board={board} faces={faces} moves={moves}>
      <section class="bs-frame bs-vars" aria-label={t("bs-mat")}>
        <div class="bs-mat" ref={mat}>
          {side(1 - below, false)}
          <Band board={board} faces={faces} interactive={interactive} names={names} decision={decision} />
          {side(below, true)}
          <Lines board={board} mat={mat} />
        </div>
        {opened && openedZone && (
          <PileDialog
            zone={openedZone}
            name={opened.zone}
            owner={names[opened.player === 1 ? 1 : 0]}
            faces={faces}
            interactive={interactive}
            close={() => setOpened(null)}
          />
        )}
      </section>
    </Motion>
  );
}

interface SideProps {
  side: BattleSpiritsSide;
  own: boolean;
  name: string;
  /** What stands below the name. */
  plate: ComponentChildren;
  active: boolean;
  faces: Faces;
  interactive: Interactive;
  open: (zone: string) => void;
}

function Side({ side, own, name, plate, active, faces, interactive, open }: SideProps): JSX.Element {
  const hand = zoneOf(side, "hand");
  const deck = zoneOf(side, "deck");
  const trash = zoneOf(side, "trash");
  const burst = zoneOf(side, "burst");
  const shared = { interactive, faces };
  return (
    <section class={`bs-side ${own ? "bs-own" : "bs-other"}${active ? " bs-active" : ""}`} aria-label={name}>
      <div
        class={interactive.highlight(side.ref) === "" ? "bs-board" : "bs-board bs-area"}
        data-drop={side.ref}
      >
        <div class="bs-left">
          <div class="bs-plate">
            <button
              type="button"
              {...thing(side.ref, interactive, "bs-player")}
              aria-label={joined([name, actionText(side.ref, interactive)])}
              title={name}
            >
              {name}
            </button>
            {plate}
          </div>
          <Place cores={side.life} name="life" interactive={interactive} />
          {burst && <BurstArea zone={burst} {...shared} />}
          <Place cores={side.counts} name="counts" interactive={interactive} />
        </div>
        <Field cards={side.field} own={own} {...shared} />
        <div class="bs-right">
          {deck && <Pile zone={deck} name="deck" open={open} {...shared} />}
          {trash && <Pile zone={trash} name="trash" open={open} faceUp {...shared} />}
          <Place cores={side.reserve} name="reserve" interactive={interactive} />
          <Place cores={side.trash} name="core-trash" interactive={interactive} />
          {furtherZones(side).map(([zone, found]) => (
            <Pile key={zone} zone={found} name={zone} open={open} faceUp further {...shared} />
          ))}
          {(side.soul === "void" || side.soul === "removed") && (
            <span class="bs-soul-gone">{t(`bs-soul-${side.soul}`)}</span>
          )}
        </div>
      </div>
      {hand &&
        (own || (hand.count > 0 && hand.cards.length === hand.count) ? (
          <OpenHand zone={hand} owner={name} {...shared} />
        ) : (
          <HiddenHand zone={hand} owner={name} {...shared} />
        ))}
    </section>
  );
}

interface FieldProps {
  cards: readonly BattleSpiritsCard[];
  own: boolean;
  faces: Faces;
  interactive: Interactive;
}

/** The field in two rows: who fights in front, nexuses behind. */
function Field({ cards, own, faces, interactive }: FieldProps): JSX.Element {
  const nexuses = cards.filter((card) => isNexus(card, faces));
  const fighters = cards.filter((card) => !isNexus(card, faces));
  const row = (title: string, name: string, found: readonly BattleSpiritsCard[]) => (
    <ul class={`bs-row bs-row-${name}`} aria-label={title} style={{ "--units": String(unitsOf(found)) }}>
      {found.map((card) => (
        <li key={card.ref}>
          <FieldCard card={card} faces={faces} interactive={interactive} />
        </li>
      ))}
      {found.length === 0 && (
        <li class="bs-row-empty" aria-hidden="true">
          {title}
        </li>
      )}
    </ul>
  );
  const front = row(t("bs-row-front"), "front", fighters);
  const back = row(t("bs-row-back"), "back", nexuses);
  return (
    <div class="bs-field">
      {own ? front : back}
      {own ? back : front}
    </div>
  );
}

function unitsOf(cards: readonly BattleSpiritsCard[]): number {
  return Math.max(
    cards.reduce((sum, card) => sum + roomOf(card), 0),
    1,
  );
}
