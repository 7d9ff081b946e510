/** The offer of the guided match, made at the first visit and never pressed on anybody. */
import { useState } from "preact/hooks";
import { request, said } from "../api";
import { toast } from "../parts/toasts";
import { navigate } from "../router";
import { playerName, remember } from "../settings";
import { rememberTable } from "../tables";
import { t } from "../texts";
import type { NewTable, TableMade } from "../wire";

/** Name under which the server has the guided match. */
const LESSON = "lesson";

export function Guided({ game, bot, onSkip }: { game: string; bot: string; onSkip(): void }) {
  const [busy, setBusy] = useState(false);
  async function begin() {
    setBusy(true);
    const body: NewTable = {
      game,
      puzzle: LESSON,
      seats: [
        { kind: "me", name: playerName.value },
        { kind: "bot", bot },
      ],
    };
    try {
      const made = await request<TableMade>("/api/tables", { method: "POST", body });
      const token = made.tokens[0] ?? "";
      remember("guided", "seen");
      rememberTable({
        id: made.id,
        token,
        game,
        kind: "puzzle",
        label: t("guided-title"),
        watch: made.watch,
      });
      navigate(`/table/${encodeURIComponent(made.id)}#${token}`);
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
