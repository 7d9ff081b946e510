/** What the zones and places of WIXOSS are called on the page of the board editor. */
import { t, titled } from "../../../texts";
import type { Place, ZoneName } from "./model";

export function zoneTitle(zone: ZoneName): string {
  return titled(t(`word-zone-${zone}`));
}

export function placeTitle(place: Place): string {
  return titled(t(`word-zone-${place}`));
}
