/**
 * Which games there are, in the order in which they are offered before the server has said which it has.
 *
 * Owns the register. What a game brings is in folders called as it is, which are found by themselves: here (its views,
 * `deck-list.ts`), in `pages/editor/` (its editor) and in `dev/` (a board to look at). So nothing else names a game.
 */
import type { Face } from "../wire";

export type Game = Face["type"];

export const GAMES: readonly [Game, ...Game[]] = ["battle-spirits", "wixoss"];

/** Whether there is a game of this name. */
export function isGame(name: string): name is Game {
  return GAMES.some((one) => one === name);
}

/** What each game brings of a kind, by its name, from what `import.meta.glob` has found. */
export function byGame<Part>(found: Readonly<Record<string, Part>>): (game: string) => Part | undefined {
  const parts = new Map<string, Part>();
  for (const game of GAMES) {
    const path = Object.keys(found).find((one) => one.split(/[/.]/).includes(game));
    const part = path === undefined ? undefined : found[path];
    if (part !== undefined) parts.set(game, part);
  }
  return (game) => parts.get(game);
}
