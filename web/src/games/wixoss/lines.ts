/** The lines of an attack: from who attacks to what stands in front, or to the Life Cloth behind. */
import { bow, boxOf, type Line } from "../../mat/Lines";
import type { WixossBoard } from "../../wire";

/** The lines of the attack on a board, between the elements of a mat that show it. */
export function linesOf(board: WixossBoard, mat: HTMLElement): Line[] {
  const { attack } = board;
  const attacker = attack && boxOf(mat, attack.attacker);
  if (!attack || !attacker) return [];
  const origin = mat.getBoundingClientRect();
  const kind = attack.negated ? "aim" : "attack";
  const fronts = attack.lanes.filter((lane) => lane.front !== "");
  if (fronts.length > 0) {
    return fronts.flatMap(({ front }): Line[] => {
      const box = boxOf(mat, front);
      return box ? [{ kind, path: bow(attacker, box, origin, false) }] : [];
    });
  }
  const life = board.sides[attack.player]?.zones.life?.ref ?? "";
  const place = life && mat.querySelector(`[data-drop="${CSS.escape(life)}"]`);
  return place ? [{ kind, path: bow(attacker, place.getBoundingClientRect(), origin, false) }] : [];
}
