/** Lines: who attacks and who blocks, as arrows over the mat. */
import type { JSX, RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { BattleSpiritsBoard } from "../../wire";

interface Line {
  kind: "attack" | "aim";
  path: string;
}

interface LinesProps {
  board: BattleSpiritsBoard;
  mat: RefObject<HTMLElement | null>;
}

function middle(box: DOMRect, origin: DOMRect): [number, number] {
  return [box.left + box.width / 2 - origin.left, box.top + box.height / 2 - origin.top];
}

/** A bent line between two boxes, from edge to edge, so that it covers neither. */
function bow(from: DOMRect, to: DOMRect, origin: DOMRect): string {
  const [x1, y1] = middle(from, origin);
  const [x2, y2] = middle(to, origin);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [across, down] = [(x2 - x1) / length, (y2 - y1) / length];
  const before = Math.min(from.height * 0.45, length * 0.3);
  const short = Math.min(to.height * 0.45, length * 0.3);
  const [startX, startY] = [x1 + across * before, y1 + down * before];
  const [endX, endY] = [x2 - across * short, y2 - down * short];
  const bend = Math.min(36, length * 0.1);
  const [turnX, turnY] = [(startX + endX) / 2 - down * bend, (startY + endY) / 2 + across * bend];
  const points = [startX, startY, turnX, turnY, endX, endY].map((value) => value.toFixed(1));
  return `M${points[0]} ${points[1]}Q${points[2]} ${points[3]} ${points[4]} ${points[5]}`;
}

function linesOf(board: BattleSpiritsBoard, mat: HTMLElement): Line[] {
  const { battle } = board;
  if (!battle) return [];
  const origin = mat.getBoundingClientRect();
  const place = (ref: string) =>
    mat.querySelector(`[data-flip="${CSS.escape(ref)}"]`)?.getBoundingClientRect();
  const { ref = "" } = board.sides[1 - board.turn_player]?.life ?? {};
  // The cores of it, or the place, where there are none or they are not drawn.
  const life = ["ref", "drop"]
    .map((name) => mat.querySelector(`[data-${name}="${CSS.escape(ref)}"]`)?.getBoundingClientRect())
    .find((box) => box !== undefined && box.width > 0);
  const attacker = place(battle.attacker);
  const blocker = battle.blocker === "" ? undefined : place(battle.blocker);
  const target = battle.target === "" ? life : place(battle.target);
  const lines: Line[] = [];
  // A blocked attack has its aim still; who fights is the stronger line.
  if (attacker && target)
    lines.push({ kind: blocker ? "aim" : "attack", path: bow(attacker, target, origin) });
  if (attacker && blocker) lines.push({ kind: "attack", path: bow(attacker, blocker, origin) });
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
        <marker
          id="bs-arrow"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path class="bs-arrow" d="M0 0L10 5L0 10Z" />
        </marker>
      </defs>
      {lines.map((line) => (
        <g key={line.kind}>
          {line.kind === "attack" && <path class="bs-line-edge" d={line.path} />}
          <path class={`bs-line-${line.kind}`} d={line.path} marker-end="url(#bs-arrow)" />
        </g>
      ))}
    </svg>
  );
}
