/** Lines: who attacks and who blocks, as arrows over the mat. */
import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { BattleSpiritsBoard } from "../../wire";

interface Line {
  kind: "attack" | "block";
  path: string;
}

interface LinesProps {
  board: BattleSpiritsBoard;
  mat: RefObject<HTMLElement | null>;
}

function middle(box: DOMRect, origin: DOMRect): [number, number] {
  return [box.left + box.width / 2 - origin.left, box.top + box.height / 2 - origin.top];
}

/** A bent line between the middles of two boxes, which ends before it covers what it points at. */
function bow(from: DOMRect, to: DOMRect, origin: DOMRect): string {
  const [x1, y1] = middle(from, origin);
  const [x2, y2] = middle(to, origin);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const short = Math.min(to.height * 0.42, length * 0.4);
  const [endX, endY] = [x2 - ((x2 - x1) / length) * short, y2 - ((y2 - y1) / length) * short];
  const bend = Math.min(40, length * 0.12);
  const [turnX, turnY] = [
    (x1 + endX) / 2 - ((y2 - y1) / length) * bend,
    (y1 + endY) / 2 + ((x2 - x1) / length) * bend,
  ];
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${turnX.toFixed(1)} ${turnY.toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)}`;
}

function linesOf(board: BattleSpiritsBoard, mat: HTMLElement): Line[] {
  const { battle } = board;
  if (!battle) return [];
  const origin = mat.getBoundingClientRect();
  const place = (ref: string) =>
    mat.querySelector(`[data-flip="${CSS.escape(ref)}"]`)?.getBoundingClientRect();
  const defender = board.sides[1 - board.turn_player];
  const life = mat
    .querySelector(`[data-ref="${CSS.escape(defender?.life.ref ?? "")}"]`)
    ?.getBoundingClientRect();
  const attacker = place(battle.attacker);
  const blocker = battle.blocker === "" ? undefined : place(battle.blocker);
  const target = battle.target === "" ? life : place(battle.target);
  const lines: Line[] = [];
  const aim = blocker ?? target;
  if (attacker && aim) lines.push({ kind: "attack", path: bow(attacker, aim, origin) });
  if (blocker && attacker) lines.push({ kind: "block", path: bow(blocker, attacker, origin) });
  return lines;
}

export function Lines({ board, mat }: LinesProps): JSX.Element {
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
    if (!board.battle) return;
    // Cards come to their places by animation, rows scroll, windows change their size.
    const watcher = new ResizeObserver(later);
    watcher.observe(root);
    root.addEventListener("scroll", later, { capture: true, passive: true });
    root.addEventListener("bs-moved", later);
    return () => {
      cancelAnimationFrame(asked);
      watcher.disconnect();
      root.removeEventListener("scroll", later, { capture: true });
      root.removeEventListener("bs-moved", later);
    };
  }, [board, mat]);
  return (
    <svg class="bs-lines" aria-hidden="true">
      <defs>
        {["attack", "block"].map((kind) => (
          <marker
            key={kind}
            id={`bs-arrow-${kind}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path class={`bs-arrow-${kind}`} d={kind === "attack" ? "M0 0L10 5L0 10Z" : "M2 0H6V10H2Z"} />
          </marker>
        ))}
      </defs>
      {lines.map((line) => (
        <g key={line.kind}>
          <path class="bs-line-edge" d={line.path} />
          <path class={`bs-line-${line.kind}`} d={line.path} marker-end={`url(#bs-arrow-${line.kind})`} />
        </g>
      ))}
    </svg>
  );
}
