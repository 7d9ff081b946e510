/** The offer of the guided match, made at the first visit and never pressed on anybody. */
import { useState } from "preact/hooks";
import { said } from "../api";
import { toast } from "../parts/toasts";
import { GUIDED, playPuzzle } from "../puzzles";
import { remember } from "../settings";
import { t } from "../texts";

export function Guided({ game, onSkip }: { game: string; onSkip(): void }) {
  const [busy, setBusy] = useState(false);
  async function begin() {
    setBusy(true);
    try {
      await playPuzzle(game, GUIDED, "");
      remember("guided", "seen");
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
        <button type="button" class="button primary" disabled={busy} onClick={begin}>
          {t("guided-begin")}
        </button>
        <button type="button" class="button" onClick={onSkip}>
          {t("guided-skip")}
        </button>
      </div>
    </section>
  );
}
