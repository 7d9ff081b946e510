/** What limits of time mean: what happens when time is up, and how a match is scored that a player leaves. */
import { t } from "../texts";
import type { ClockSettings } from "../wire";

export function ClockMeans({ id, clock }: { id?: string; clock: ClockSettings }) {
  const said = [
    clock.decision > 0 && t("clock-means", { clock: "each" }),
    (clock.match > 0 || clock.byoyomi > 0) && t("clock-means", { clock: "own" }),
    clock.grace > 0 && t("clock-away", { minutes: Math.ceil(clock.grace / 60) }),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p id={id} class="soft">
      {said.join(" ")}
    </p>
  );
}
