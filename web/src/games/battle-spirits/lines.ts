/** The lines of a battle: who attacks and who blocks. */
import { bow, boxOf, isBeside, type Line } from "../../mat/Lines";
import type { BattleSpiritsBoard } from "../../wire";

/** The lines of the battle on a board, between the elements of a mat that show it. */
export function linesOf(board: BattleSpiritsBoard, mat: HTMLElement): Line[] {
  const { battle } = board;
  if (!battle) return [];
  const origin = mat.getBoundingClientRect();
  const place = (ref: string) => boxOf(mat, ref);
  const { ref = "" } = board.sides[1 - board.turn_player]?.life ?? {};
  const life = mat.querySelector(`[data-drop="${CSS.escape(ref)}"]`);
  const attacker = place(battle.attacker);
  const blocker = battle.blocker === "" ? undefined : place(battle.blocker);
  const target = battle.target === "" ? life?.getBoundingClientRect() : place(battle.target);
  const aside = battle.target === "" && life !== null && isBeside(life);
  const lines: Line[] = [];
  // A blocked attack has its aim still; who fights is the stronger line.
  if (attacker && target)
    lines.push({ kind: blocker ? "aim" : "attack", path: bow(attacker, target, origin, aside) });
  if (attacker && blocker) lines.push({ kind: "attack", path: bow(attacker, blocker, origin, false) });
  return lines;
}
