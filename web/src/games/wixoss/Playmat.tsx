/** The play mat of WIXOSS: both sides with their zones in their places, the reader's below, lane facing lane. */
import type { JSX } from "preact";
import { MatFrame, Plate, type SideDrawn, sideClass } from "../../mat/MatFrame";
import type { HeldUp } from "../../mat/motion";
import { thing } from "../../mat/thing";
import { joined, placeText, shortName } from "../../mat/words";
import { Hand, Pile } from "../../mat/Zones";
import { t } from "../../texts";
import type { Decision, WixossBoard, WixossFace, WixossSide } from "../../wire";
import type { Interactive, PlaymatProps } from "../interactive";
import { Band } from "./Battle";
import { WideCard } from "./Card";
import { Lane } from "./Lane";
import { linesOf } from "./lines";
import { look } from "./look";
import { Counters, EnerZone, LifeCloth } from "./Places";
import "./style";
import { type Faces, furtherZones, pileOf, placeTitle, standing } from "./words";

const HELD_UP: HeldUp = {
  turnedUp: new Set(["burst", "crushed", "revealed", "trap_opened"]),
  brought: new Set(["entered", "bloomed", "used", "guarded"]),
};
const NOTHING: readonly string[] = [];

export function Playmat(props: PlaymatProps<WixossBoard, WixossFace>): JSX.Element {
  const { board, faces, interactive, names, decision = null } = props;
  return (
    <MatFrame
      {...props}
      look={look}
      heldUp={HELD_UP}
      linesOf={linesOf}
      active={board.attack !== null}
      band={<Band board={board} faces={faces} interactive={interactive} names={names} decision={decision} />}
      pileOf={(player, pile) => {
        const side = board.sides[player];
        return side && pileOf(side, pile);
      }}
      side={(drawn) => {
        const side = board.sides[drawn.player];
        return (
          side && (
            <Side
              {...drawn}
              board={board}
              side={side}
              suggested={decision?.player === drawn.player ? suggested(decision) : NOTHING}
              faces={faces}
              interactive={interactive}
            />
          )
        );
      }}
    />
  );
}

/** Refs of what the suggested payment takes, none where no payment is asked. */
function suggested(decision: Decision): readonly string[] {
  const first = decision.options[decision.default];
  return first?.verb === "plan" ? first.refs : NOTHING;
}

interface SideProps extends SideDrawn {
  board: WixossBoard;
  side: WixossSide;
  suggested: readonly string[];
  faces: Faces;
  interactive: Interactive;
}

function Side(props: SideProps): JSX.Element {
  const { board, side, own, name, plate, faces, interactive, open } = props;
  const { deck, trash, lrig_deck, lrig_trash, hand, ener } = side.zones;
  const shared = { interactive, faces, look };
  const active = board.turn_player === props.player && board.turn > 0;
  return (
    <section class={sideClass(own, active)} aria-label={name}>
      <div
        class={interactive.highlight(side.ref) === "" ? "mat-board" : "mat-board mat-area"}
        data-drop={side.ref}
      >
        <div class="mat-left">
          <Plate player={side.ref} name={name} interactive={interactive}>
            {plate}
            {side.skipped_turns > 0 && (
              <span class="mat-turns">{t("mat-skipped-turns", { count: side.skipped_turns })}</span>
            )}
          </Plate>
          {ener && (
            <EnerZone zone={ener} faces={faces} interactive={interactive} suggested={props.suggested} />
          )}
          <Counters side={side} interactive={interactive} />
        </div>
        <Field {...props} />
        <div class="mat-right">
          {deck && <Pile zone={deck} name="deck" open={open} {...shared} />}
          {trash && <Pile zone={trash} name="trash" open={open} faceUp {...shared} />}
          {lrig_deck && <Pile zone={lrig_deck} name="lrig_deck" open={open} back="white" {...shared} />}
          {lrig_trash && <Pile zone={lrig_trash} name="lrig_trash" open={open} faceUp {...shared} />}
          {furtherZones(side).map(([zone, found]) => (
            <Pile key={zone} zone={found} name={zone} open={open} faceUp further {...shared} />
          ))}
        </div>
      </div>
      {hand && <Hand zone={hand} own={own} owner={name} {...shared} />}
    </section>
  );
}

/** The field: lanes in front, as the reader sees them; behind them Life Cloth, LRIG, Key and Check Zone. */
function Field({ board, side, own, faces, interactive, open }: SideProps): JSX.Element {
  const shared = { board, faces, interactive, open };
  // The other player sits across: what is left there is right here, so that lanes that face each other do.
  const lanes = own ? side.lanes : [...side.lanes].reverse();
  const cheers = side.cheer.signi !== "" || interactive.highlight(side.cheer.ref) !== "";
  const front = (
    <ul class="wx-lanes" aria-label={t("wx-row-lanes")}>
      {lanes.map((lane) => (
        <Lane key={lane.name} {...shared} side={side} lane={lane} />
      ))}
    </ul>
  );
  const { life, check } = side.zones;
  const back = (
    <div class="wx-behind">
      {life && <LifeCloth zone={life} interactive={interactive} open={open} />}
      <Stand {...shared} side={side} place="lrig" />
      <Stand {...shared} side={side} place="key" />
      {cheers && (
        <ul class="wx-cheers" aria-label={placeTitle("cheer")} data-title={placeTitle("cheer")}>
          <Lane {...shared} side={side} lane={side.cheer} />
        </ul>
      )}
      {check && (check.count > 0 || interactive.highlight(check.ref) !== "") && (
        <Pile
          zone={check}
          name="check"
          open={open}
          faceUp
          look={look}
          faces={faces}
          interactive={interactive}
        >
          {check.count === 1 ? (
            <span class="mat-used" lang="ja" aria-hidden="true">
              {shortName(check.cards[0]?.number ?? "", faces)}
            </span>
          ) : undefined}
        </Pile>
      )}
    </div>
  );
  return (
    <div class="mat-field">
      {own ? front : back}
      {own ? back : front}
    </div>
  );
}

interface StandProps {
  board: WixossBoard;
  side: WixossSide;
  place: "lrig" | "key";
  faces: Faces;
  interactive: Interactive;
  open(pile: string): void;
}

/** The place of the LRIG or the Key; that of a Key is shown where there is one or one may come. */
function Stand({ board, side, place, faces, interactive, open }: StandProps): JSX.Element | null {
  const card = standing(side, side[place]);
  const ref = place === "lrig" ? side.lrig_ref : side.key_ref;
  const lit = interactive.highlight(ref);
  if (!card && place === "key" && lit === "") return null;
  const title = placeTitle(place);
  const numbers = place === "lrig" ? { total: side.level_total, limit: side.limit } : {};
  return (
    <div class={`wx-stand wx-stand-${place}`} data-drop={ref}>
      {card ? (
        <WideCard
          board={board}
          card={card}
          faces={faces}
          interactive={interactive}
          touched={lit === "" || interactive.highlight(card.ref) !== "" ? card.ref : ref}
          open={open}
          {...numbers}
        />
      ) : (
        <button
          type="button"
          {...thing(ref, interactive, "wx-empty")}
          tabIndex={lit === "" ? -1 : 0}
          aria-label={joined([title, lit === "" ? t("wx-empty") : placeText(ref, interactive)])}
        >
          <span aria-hidden="true">{title}</span>
        </button>
      )}
    </div>
  );
}
