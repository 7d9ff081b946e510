/** The look of Battle Spirits, for the parts that all mats share. */
import type { Look } from "../../mat/look";
import type { BattleSpiritsFace } from "../../wire";
import { SmallFace } from "./CardFace";
import { faceWords, zoneTitle } from "./words";

export const look: Look<BattleSpiritsFace> = { SmallFace, faceWords, zoneTitle };
