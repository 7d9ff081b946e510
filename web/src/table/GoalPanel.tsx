/** What is to be reached in a puzzle or the guided match, its next step, and hints one by one. */
import { useState } from "preact/hooks";
import { request, said } from "../api";
import { toast } from "../parts/toasts";
import { navigate } from "../router";
import { rememberTable } from "../tables";
import { t } from "../texts";
import type { NewTable, TableMade } from "../wire";
import type { TableStore } from "./store";

export function GoalPanel({ store }: { store: TableStore }) {
  const [hints, setHints] = useState(0);
  const state = store.tableState.value;
  const goal = state?.goal;
  if (!state || !goal) return null;
  const standing = goal.solved === null ? "open" : goal.solved ? "solved" : "failed";

  async function again(puzzle: string) {
    const bot = state?.players.find((player) => player.kind === "bot")?.bot ?? "";
    const body: NewTable = { game: state?.game ?? "", puzzle, seats: [{ kind: "me" }, { kind: "bot", bot }] };
    try {
      const made = await request<TableMade>("/api/tables", { method: "POST", body });
      const token = made.tokens[0] ?? "";
      const label = goal?.text ?? "";
      rememberTable({ id: made.id, token, game: body.game, kind: "puzzle", label, watch: made.watch });
      navigate(`/table/${encodeURIComponent(made.id)}#${token}`, true);
    } catch (error) {
      toast(said(error));
    }
  }

  return (
    <section class="goal" data-standing={standing} aria-label={t("goal-title")}>
      {goal.step ? (
        <p aria-live="polite">
          {goal.steps > 0 && (
            <span class="badge">{t("goal-progress", { done: goal.done, steps: goal.steps })}</span>
          )}{" "}
          {goal.step}
        </p>
      ) : (
        <p>
          <strong>{t("goal-title")}</strong> {goal.text}
        </p>
      )}
      {standing !== "open" && (
        <p role="status" class={standing === "solved" ? "verdict good" : "verdict bad"}>
          {t("goal-standing", { standing })}
        </p>
      )}
      {goal.hints.slice(0, hints).map((hint) => (
        <p key={hint} class="soft">
          {hint}
        </p>
      ))}
      <div class="row">
        {hints < goal.hints.length && standing === "open" && (
          <button type="button" class="button small" onClick={() => setHints(hints + 1)}>
            {t("goal-hint", { number: hints + 1, count: goal.hints.length })}
          </button>
        )}
        {goal.puzzle && standing !== "open" && (
          <button type="button" class="button small" onClick={() => again(goal.puzzle)}>
            {t("goal-again")}
          </button>
        )}
        {goal.puzzle && !goal.step && (
          <a class="button small quiet" href="/puzzles">
            {t("nav-puzzles")}
          </a>
        )}
      </div>
    </section>
  );
}
