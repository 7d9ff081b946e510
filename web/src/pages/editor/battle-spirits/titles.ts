/** What zones of a position are called, and which braves have two sides. */
import { t } from "../../../texts";
import type { Face } from "../../../wire";
import type { ZoneName } from "./model";

/** The family of all otherworld-god braves, and of no other card. */
const OTHERWORLD = "異魔神";

export function zoneTitle(zone: ZoneName): string {
  const id = zone.replace("_", "-");
  return t(`editor-zone-${id}`);
}

/** Whether two cards may share a brave, one on each of its sides. */
export function isOtherworld(face: Face | undefined): boolean {
  return face?.type === "battle-spirits" && face.kind === "brave" && face.families.includes(OTHERWORLD);
}
