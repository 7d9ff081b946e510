/**
 * The games that can be shown: each is a folder here, called as the `type` of its boards, whose `index.ts`
 * exports `views: GameViews<its board, its face>`. A game is loaded when it is needed, with its texts.
 */
import { needTexts } from "../texts";
import type { GameViews } from "./interactive";
import { byGame, isGame } from "./register";

/** Boards and faces are shown by the game whose type they have, and by no other. */
interface GameModule {
  views: GameViews;
}

const moduleOf = byGame(import.meta.glob<GameModule>("./*/index.ts"));

/** The games that were loaded, by `board.type`. */
export const games: Partial<Record<string, GameViews>> = {};

/** Load what a game brings, and its texts. */
export async function loadGame(name: string): Promise<GameViews> {
  const load = moduleOf(name);
  if (!load || !isGame(name)) throw new Error(`there is no playmat for ${name}`);
  const { views } = await load();
  await needTexts("web-mat", `web-${name}`);
  games[name] = views;
  return views;
}
