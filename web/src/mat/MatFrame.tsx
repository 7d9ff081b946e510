/** The frame of every mat: both sides, the reader's below, with movements, arrows, drags and opened piles. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Interactive, PlaymatProps } from "../games/interactive";
import { t } from "../texts";
import type { Board, Face, Move, Zone } from "../wire";
import { watchPointers } from "./drag";
import { Lines, type LinesProps } from "./Lines";
import type { Look } from "./look";
import { type HeldUp, Motion } from "./motion";
import { PileDialog } from "./PileDialog";
import { thing } from "./thing";
import { actionText, joined, nameOf, ownSide } from "./words";

const NO_MOVES: readonly Move[] = [];

/** What a game draws of one side. */
export interface SideDrawn {
  player: number;
  own: boolean;
  name: string;
  /** What stands below the name. */
  plate: ComponentChildren;
  /** Open a pile by its name. */
  open(pile: string): void;
}

interface MatFrameProps<B extends Board, F extends Face>
  extends Omit<PlaymatProps<B, F>, "decision">,
    Pick<LinesProps<B>, "linesOf" | "active"> {
  look: Look<F>;
  heldUp: HeldUp;
  side(drawn: SideDrawn): ComponentChildren;
  /** What lies between the sides. */
  band: ComponentChildren;
  /** The pile of a side that was opened by this name. */
  pileOf(player: number, pile: string): Zone | undefined;
}

export function MatFrame<B extends Board, F extends Face>(props: MatFrameProps<B, F>): JSX.Element {
  const { board, faces, interactive, names, plates, moves = NO_MOVES, look } = props;
  const mat = useRef<HTMLDivElement>(null);
  const latest = useRef(interactive);
  latest.current = interactive;
  const [opened, setOpened] = useState<{ player: number; pile: string } | null>(null);
  useEffect(() => {
    if (!mat.current) return;
    return watchPointers(mat.current, () => latest.current);
  }, []);
  const below = ownSide(board);
  const openedPile = opened && props.pileOf(opened.player, opened.pile);
  const side = (player: 0 | 1, own: boolean) =>
    board.sides[player] &&
    props.side({
      player,
      own,
      name: names[player],
      plate: plates?.[player],
      open: (pile) => setOpened({ player, pile }),
    });
  return (
    <Motion mat={mat} board={board} look={look} heldUp={props.heldUp} faces={faces} moves={moves}>
      <section class="mat-frame mat-vars" aria-label={t("mat-title")}>
        <div class="mat" ref={mat} data-game={board.type}>
          {side(below === 1 ? 0 : 1, false)}
          {props.band}
          {side(below === 1 ? 1 : 0, true)}
          <Lines board={board} mat={mat} linesOf={props.linesOf} active={props.active} />
        </div>
        {opened && openedPile && (
          <PileDialog
            zone={openedPile}
            name={opened.pile}
            owner={nameOf(names, opened.player)}
            look={look}
            faces={faces}
            interactive={interactive}
            close={() => setOpened(null)}
          />
        )}
      </section>
    </Motion>
  );
}

/** The classes of a side. */
export function sideClass(own: boolean, active: boolean): string {
  return `mat-side ${own ? "mat-own" : "mat-other"}${active ? " mat-active" : ""}`;
}

interface PlateProps {
  /** Ref of the player. */
  player: string;
  name: string;
  interactive: Interactive;
  children: ComponentChildren;
}

/** Who plays a side: name, and what the page says of the player. */
export function Plate({ player, name, interactive, children }: PlateProps): JSX.Element {
  return (
    <div class="mat-plate">
      <button
        type="button"
        {...thing(player, interactive, "mat-player")}
        aria-label={joined([name, actionText(player, interactive)])}
        title={name}
      >
        {name}
      </button>
      {children}
    </div>
  );
}
