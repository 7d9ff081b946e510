/** The play mat of Battle Spirits: both sides with their zones in their places, the reader's below. */
import type { JSX } from "preact";
import { MatFrame, Plate, type SideDrawn, sideClass } from "../../mat/MatFrame";
import type { HeldUp } from "../../mat/motion";
import { shortName } from "../../mat/words";
import { Hand, Pile } from "../../mat/Zones";
import { t } from "../../texts";
import type {
  BattleSpiritsBoard,
  BattleSpiritsCard,
  BattleSpiritsFace,
  BattleSpiritsSide,
  Zone,
} from "../../wire";
import type { Interactive, PlaymatProps } from "../interactive";
import { ApartRow, AtHand, isUsed, Mirages } from "./Apart";
import { Band } from "./Battle";
import { FieldCard, roomOf } from "./Card";
import { linesOf } from "./lines";
import { look } from "./look";
import { BurstArea, Place } from "./Places";
import "./style";
import { type Faces, furtherZones, inLine, isNexus, pileOf, zoneOf } from "./words";

const HELD_UP: HeldUp = {
  turnedUp: new Set(["burst_activated", "revealed", "reborn"]),
  brought: new Set(
    "summoned brave_summoned deployed magic_used shown advented mirage_set magic_laid token_put manifested".split(
      " ",
    ),
  ),
};

export function Playmat(props: PlaymatProps<BattleSpiritsBoard, BattleSpiritsFace>): JSX.Element {
  const { board, faces, interactive, names, decision = null } = props;
  return (
    <MatFrame
      {...props}
      look={look}
      heldUp={HELD_UP}
      linesOf={linesOf}
      active={board.battle !== null}
      band={<Band board={board} faces={faces} interactive={interactive} names={names} decision={decision} />}
      pileOf={(player, pile) => {
        const side = board.sides[player];
        return side && pileOf(side, pile);
      }}
      side={(drawn) => {
        const side = board.sides[drawn.player];
        const active = board.turn_player === drawn.player && board.turn > 0;
        return (
          side && <Side {...drawn} side={side} active={active} faces={faces} interactive={interactive} />
        );
      }}
    />
  );
}

interface SideProps extends SideDrawn {
  side: BattleSpiritsSide;
  active: boolean;
  faces: Faces;
  interactive: Interactive;
}

function Side({ side, own, name, plate, active, faces, interactive, open }: SideProps): JSX.Element {
  const hand = zoneOf(side, "hand");
  const deck = zoneOf(side, "deck");
  const trash = zoneOf(side, "trash");
  const burst = zoneOf(side, "burst");
  const mirage = zoneOf(side, "mirage");
  const souls = zoneOf(side, "soul-state");
  const laid = zoneOf(side, "laid-magic");
  const atHand = zoneOf(side, "at-hand");
  const shared = { interactive, faces, look };
  return (
    <section class={sideClass(own, active)} aria-label={name}>
      <div
        class={interactive.highlight(side.ref) === "" ? "mat-board" : "mat-board mat-area"}
        data-drop={side.ref}
      >
        <div class="mat-left">
          <Plate player={side.ref} name={name} interactive={interactive}>
            {plate}
            {side.further_turns > 0 && (
              <span class="mat-turns">{t("mat-further-turns", { count: side.further_turns })}</span>
            )}
          </Plate>
          <Place cores={side.life} name="life" interactive={interactive} />
          {burst && (
            <div class="bs-set" data-drop={mirage?.ref} data-zone={mirage?.ref}>
              <BurstArea zone={burst} faces={faces} interactive={interactive} />
              {isUsed(mirage, interactive) && (
                <Mirages zone={mirage} faces={faces} interactive={interactive} />
              )}
            </div>
          )}
        </div>
        <Field
          cards={side.field}
          souls={souls}
          laid={laid}
          own={own}
          open={open}
          faces={faces}
          interactive={interactive}
        />
        <div class="mat-right">
          {deck && <Pile zone={deck} name="deck" open={open} {...shared} />}
          {trash && <Pile zone={trash} name="trash" open={open} faceUp {...shared} />}
          <Place cores={side.reserve} name="reserve" interactive={interactive} />
          <Place cores={side.trash} name="core-trash" interactive={interactive} />
          <Place cores={side.counts} name="counts" interactive={interactive} />
          {furtherZones(side).map(([zone, found]) => (
            <Pile key={zone} zone={found} name={zone} open={open} faceUp further {...shared}>
              {/* One that lies there alone is called by its name; a number would be taken for cores. */}
              {zone === "in_use" && found.count === 1 ? (
                <span class="mat-used" lang="ja" aria-hidden="true">
                  {shortName(found.cards[0]?.number ?? "", faces)}
                </span>
              ) : undefined}
            </Pile>
          ))}
          {(side.soul === "void" || side.soul === "removed") && (
            <span class="bs-soul-gone">{t(`bs-soul-${side.soul}`)}</span>
          )}
        </div>
      </div>
      {isUsed(atHand, interactive) && (
        <AtHand zone={atHand} owner={name} faces={faces} interactive={interactive} />
      )}
      {hand && <Hand zone={hand} own={own} owner={name} {...shared} />}
    </section>
  );
}

interface FieldProps {
  cards: readonly BattleSpiritsCard[];
  souls: Zone | undefined;
  laid: Zone | undefined;
  own: boolean;
  open(pile: string): void;
  faces: Faces;
  interactive: Interactive;
}

/** The field in two rows: who fights in front, nexuses behind, beside them what has no cores there. */
function Field({ cards, souls, laid, own, open, faces, interactive }: FieldProps): JSX.Element {
  const nexuses = cards.filter((card) => isNexus(card, faces));
  const fighters = inLine(cards.filter((card) => !isNexus(card, faces)));
  const row = (title: string, name: string, found: readonly BattleSpiritsCard[]) => (
    <ul class={`bs-row bs-row-${name}`} aria-label={title} style={{ "--units": String(unitsOf(found)) }}>
      {found.map((card) => (
        <li key={card.ref}>
          <FieldCard card={card} beside={cards} open={open} faces={faces} interactive={interactive} />
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
  const nexusRow = row(t("bs-row-back"), "back", nexuses);
  const apart = { faces, interactive };
  const back =
    isUsed(souls, interactive) || isUsed(laid, interactive) ? (
      <div class="bs-line">
        {nexusRow}
        {isUsed(souls, interactive) && <ApartRow zone={souls} lying="soul-state" {...apart} />}
        {isUsed(laid, interactive) && <ApartRow zone={laid} lying="laid-magic" {...apart} />}
      </div>
    ) : (
      nexusRow
    );
  return (
    <div class="mat-field">
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
