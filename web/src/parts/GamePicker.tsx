/** Choosing a game, where a server offers several. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { request, said } from "../api";
import { language, t } from "../texts";
import type { About, GameInfo } from "../wire";
import { toast } from "./toasts";

interface GamePickerProps {
  games: readonly GameInfo[];
  game: string;
  onChange(name: string): void;
}

/** The games side by side; nothing where there is one only. */
export function GamePicker({ games, game, onChange }: GamePickerProps): JSX.Element | null {
  if (games.length < 2) return null;
  return (
    <fieldset class="segments game-picker">
      <legend class="spoken">{t("home-game")}</legend>
      {games.map((one) => (
        <label key={one.name} class="segment">
          <input
            type="radio"
            name="game"
            value={one.name}
            checked={one.name === game}
            onChange={() => onChange(one.name)}
          />
          {one.title}
        </label>
      ))}
    </fieldset>
  );
}

/** The games that the server offers, none until it has said so. */
export function useGames(): readonly GameInfo[] {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const spoken = language.value;
  useEffect(() => {
    const stop = new AbortController();
    request<About>(`/api/about?language=${spoken}`, { signal: stop.signal }).then(
      (about) => setGames(about.games),
      (error: unknown) => stop.signal.aborted || toast(said(error)),
    );
    return () => stop.abort();
  }, [spoken]);
  return games;
}
