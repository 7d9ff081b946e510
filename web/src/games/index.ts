/**
 * The games that can be shown: each is a folder here, called as the `type` of its boards, whose `index.ts`
 * exports `views: GameViews<its board, its face>` and `texts`, the area of its texts. A game is loaded when it is needed.
 */
import { type Area, needTexts } from "../texts";
import type { GameViews } from "./interactive";

/** Boards and faces are shown by the game whose type they have, and by no other. */
interface GameModule {
  views: GameViews;
  texts: Area;
}

const modules = import.meta.glob<GameModule>("./*/index.ts");

/** The games that were loaded, by `board.type`. */
export const games: Partial<Record<string, GameViews>> = {};

/** Load what a game brings, and its texts. */
export async function loadGame(name: string): Promise<GameViews> {
  const load = modules[`./${name}/index.ts`];
  if (!load) throw new Error(`there is no playmat for ${name}`);
  const { views, texts } = await load();
  await needTexts("web-mat", texts);
  games[name] = views;
  return views;
}
