/** Lines: who attacks whom, as arrows over the mat. */
import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Board } from "../wire";

export interface Line {
  kind: "attack" | "aim";
  path: string;
}

export interface LinesProps<B extends Board> {
  board: B;
  mat: RefObject<HTMLElement | null>;
  /** The lines between the elements of a mat that shows the board. */
  linesOf(board: B, mat: HTMLElement): Line[];
  /** Whether there are any, so that they follow what they point at. */
  active: boolean;
}

export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** The tip of an arrow stays so far from what it points at. */
const GAP = 4;
/** A line goes straight on for so long at least before it turns. */
const STRAIGHT = 26;

/**
 * A bent line from the edge of a box that faces another one to that other's, so that it covers neither.
 *
 * It leaves upwards or downwards, away from the cards beside the first box, and comes to a card in the same way,
 * to a place beside a field (`aside`) by its side.
 */
export function bow(from: Box, to: Box, origin: Pick<Box, "left" | "top">, aside: boolean): string {
  const down = to.top + to.height / 2 < from.top + from.height / 2 ? -1 : 1;
  const startX = from.left + from.width / 2 - origin.left;
  const startY = from.top + (down > 0 ? from.height : 0) - origin.top;
  const middle = to.left + to.width / 2 - origin.left;
  if (!aside) {
    const endY = to.top + (down > 0 ? 0 : to.height) - down * GAP - origin.top;
    const turn = down * Math.max(STRAIGHT, Math.abs(endY - startY) / 2);
    return curve(startX, startY, startX, startY + turn, middle, endY - turn, middle, endY);
  }
  const right = middle < startX ? 1 : -1;
  const endX = middle + right * (to.width / 2 + GAP);
  const endY = to.top + to.height / 2 - origin.top;
  const turn = down * Math.max(STRAIGHT, Math.abs(endY - startY) / 2);
  return curve(startX, startY, startX, startY + turn, (endX * 2 + startX) / 3, endY, endX, endY);
}

function curve(...points: number[]): string {
  const [x, y, ...rest] = points.map((value) => value.toFixed(1));
  return `M${x} ${y}C${rest.join(" ")}`;
}

/** The box of a card on a mat. */
export function boxOf(mat: HTMLElement, ref: string): DOMRect | undefined {
  if (ref === "") return undefined;
  return mat.querySelector(`[data-flip="${CSS.escape(ref)}"]`)?.getBoundingClientRect();
}

/** Whether a place lies beside its field, as on wide mats, or above or below it. */
export function isBeside(place: Element): boolean {
  const box = place.getBoundingClientRect();
  const field = place.closest(".mat-board")?.querySelector(".mat-field")?.getBoundingClientRect();
  return field !== undefined && (box.right <= field.left || box.left >= field.right);
}

export function Lines<B extends Board>({ board, mat, linesOf, active }: LinesProps<B>): JSX.Element {
  const [lines, setLines] = useState<Line[]>([]);
  useLayoutEffect(() => {
    const root = mat.current;
    if (!root) return;
    let asked = 0;
    const draw = () => {
      asked = 0;
      setLines(linesOf(board, root));
    };
    const later = () => {
      if (asked === 0) asked = requestAnimationFrame(draw);
    };
    draw();
    if (!active) return;
    // Cards come to their places by animation and give way to others, rows scroll, windows change their size.
    const watcher = new ResizeObserver(later);
    for (const part of [root, ...root.querySelectorAll(".mat-side, .mat-slot")]) watcher.observe(part);
    root.addEventListener("scroll", later, { capture: true, passive: true });
    root.addEventListener("mat-moved", later);
    return () => {
      cancelAnimationFrame(asked);
      watcher.disconnect();
      root.removeEventListener("scroll", later, { capture: true });
      root.removeEventListener("mat-moved", later);
    };
  }, [board, mat, linesOf, active]);
  return (
    <svg class="mat-lines" aria-hidden="true">
      <defs>
        <marker
          id="mat-arrow"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path class="mat-arrow" d="M0 0L10 5L0 10Z" />
        </marker>
      </defs>
      {lines.map((line, index) => (
        <g key={index}>
          {line.kind === "attack" && <path class="mat-line-edge" d={line.path} />}
          <path class={`mat-line-${line.kind}`} d={line.path} marker-end="url(#mat-arrow)" />
        </g>
      ))}
    </svg>
  );
}
