/** What is to be reached in a puzzle or the guided match, its next step, and hints one by one. */
import { useEffect, useState } from "preact/hooks";
import { said } from "../api";
import { toast } from "../parts/toasts";
import { markSolved, playPuzzle } from "../puzzles";
import { t } from "../texts";
import type { TableStore } from "./store";

export function GoalPanel({ store }: { store: TableStore }) {
  const [hints, setHints] = useState(0);
  const state = store.tableState.value;
  const goal = state?.goal;
  const solved = goal?.solved === true ? goal.puzzle : "";
  useEffect(() => {
    if (solved) markSolved(solved);
  }, [solved]);
  if (!state || !goal) return null;
  const standing = goal.solved === null ? "open" : goal.solved ? "solved" : "failed";

  async function again(puzzle: string) {
    try {
      await playPuzzle(state?.game ?? "", puzzle, goal?.text ?? "", true);
    } catch (error) {
      toast(said(error));
    }
  }

  return (
    <section
      class="goal"
      data-standing={standing}
      data-points={goal.refs.length}
      aria-label={t("goal-title")}
    >
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
        {goal.step && standing === "solved" && (
          <a class="button small primary" href="/">
            {t("ending-home")}
          </a>
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
