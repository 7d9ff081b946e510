/** Battle Spirits at the table: everything that the page needs to show a match of it. */
import type { BattleSpiritsBoard, BattleSpiritsFace } from "../../wire";
import type { GameViews } from "../interactive";
import { CardGrid } from "./CardGrid";
import { DetailsPanel } from "./DetailsPanel";
import { Playmat } from "./Playmat";
import { TextBoard } from "./TextBoard";

export const views: GameViews<BattleSpiritsBoard, BattleSpiritsFace> = {
  Playmat,
  TextBoard,
  DetailsPanel,
  CardGrid,
};
