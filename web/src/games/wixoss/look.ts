/** The look of WIXOSS, for the parts that all mats share. */
import type { Look } from "../../mat/look";
import type { WixossFace } from "../../wire";
import { SmallFace } from "./CardFace";
import { faceWords, zoneTitle } from "./words";

export const look: Look<WixossFace> = { SmallFace, faceWords, zoneTitle };
