/** The offer of the guided matches, one a game, made at the first visit and never pressed on anybody. */
import { useState } from "preact/hooks";
import { said } from "../api";
import { rememberGame } from "../parts/game";
import { toast } from "../parts/toasts";
import { GUIDED, playPuzzle } from "../puzzles";
import { remember } from "../settings";
import { t } from "../texts";
import type { GameInfo } from "../wire";

export function Guided({ games, onSkip }: { games: readonly GameInfo[]; onSkip(): void }) {
  const [busy, setBusy] = useState(false);
  async function begin(game: string) {
    setBusy(true);
    try {
      await playPuzzle(game, GUIDED, "");
      remember("guided", "seen");
      rememberGame(game);
    } catch (error) {
      toast(said(error));
      setBusy(false);
    }
  }
  return (
    <section class="notice guided" aria-labelledby="guided">
      <div>
        <h2 id="guided">{t("guided-title")}</h2>
        <p>{t("guided-text")}</p>
      </div>
      <div class="row">
        {games.map((game) => (
          <button
            key={game.name}
            type="button"
            class="button primary"
            disabled={busy}
            onClick={() => begin(game.name)}
          >
            {t("guided-begin", { game: game.title })}
          </button>
        ))}
        <button type="button" class="button" onClick={onSkip}>
          {t("guided-skip")}
        </button>
      </div>
    </section>
  );
}
