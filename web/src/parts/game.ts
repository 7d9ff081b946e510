/** Which game a page is about: the one that the address names, else the one that was looked at last. */
import { GAMES, isGame } from "../games/register";
import { address, navigate } from "../router";
import { recallText, remember } from "../settings";

const KEY = "game";

/** The game that the address names, else the remembered one, as far as there are. Reading it in a component follows the address. */
export function chosenGame(): string {
  const named = [address.value.searchParams.get("game") ?? "", recallText(KEY)];
  return named.find(isGame) ?? GAMES[0];
}

/** Remember a game as the one that is looked at. */
export function rememberGame(name: string): void {
  remember(KEY, name);
}

/** Let the page be about another game: only the game stays in the address. */
export function chooseGame(name: string): void {
  rememberGame(name);
  navigate(`${location.pathname}?game=${encodeURIComponent(name)}`, true);
}
