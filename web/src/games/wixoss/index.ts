/** WIXOSS at the table: everything that the page needs to show a match of it. */
import type { WixossBoard, WixossFace } from "../../wire";
import type { GameViews } from "../interactive";
import { CardGrid } from "./CardGrid";
import { DetailsPanel } from "./DetailsPanel";
import { Playmat } from "./Playmat";
import { TextBoard } from "./TextBoard";

export const views: GameViews<WixossBoard, WixossFace> = { Playmat, TextBoard, DetailsPanel, CardGrid };
