/** The players' plates: whether there, who is to act, matches won, and the clock. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../texts";
import type { TableState } from "../wire";
import { nameOf } from "./names";
import type { ClockReading, TableStore } from "./store";
import "./players.css";

interface PlayerProps {
  store: TableStore;
  player: number;
}

/** Name and plate of a player in a line of its own, for a board that has no place for them. */
export function PlayerBar({ store, player }: PlayerProps) {
  const state = store.tableState.value;
  if (!state?.players[player]) return null;
  return (
    <div class="player-bar">
      <span class="player-name">{nameOf(state, player)}</span>
      <PlayerPlate store={store} player={player} />
    </div>
  );
}

/** What is to be known of a player beside the name: who is there, who is to act, the clock. */
export function PlayerPlate({ store, player }: PlayerProps) {
  const state = store.tableState.value;
  const info = state?.players[player];
  if (!state || !info) return null;
  const clock = store.clock.value;
  // On a board of the past nobody is to act.
  const decides = store.looked.value === null && store.decision.value?.player === player;
  return (
    <div class="plate">
      <Presence state={state} player={player} />
      {decides && <span class="badge deciding">{t("player-decides")}</span>}
      {state.options.best_of > 1 && (
        <span class="soft plate-wins">{t("player-wins", { count: info.wins })}</span>
      )}
      {clock && <ClockFace clock={clock} player={player} />}
    </div>
  );
}

function Presence({ state, player }: { state: TableState; player: number }) {
  const info = state.players[player];
  const isAway = info?.kind === "person" && !info.present;
  const told = useMemo(() => ({ state, at: performance.now() }), [state]);
  const now = useNow(isAway);
  if (!info) return null;
  if (!isAway) {
    return (
      <span class="presence there" role="img" aria-label={t("player-there")}>
        ●
      </span>
    );
  }
  const grace = state.options.clock?.grace ?? 0;
  const away = info.away_since + Math.max(0, now - told.at) / 1000;
  const left = grace > 0 ? Math.max(0, Math.ceil(grace - away)) : -1;
  return (
    <span class="presence away">
      <span aria-hidden="true">○</span>{" "}
      {left < 0 ? t("player-away") : t("player-away-grace", { time: minutes(left) })}
    </span>
  );
}

function ClockFace({ clock, player }: { clock: ClockReading; player: number }) {
  const runs = clock.running === player;
  const now = useNow(runs);
  const since = runs ? Math.max(0, now - clock.at) / 1000 : 0;
  const left = Math.max(0, (clock.left[player] ?? 0) - since);
  const periods = clock.periods[player] ?? 0;
  const decision = runs && clock.decision >= 0 ? Math.max(0, clock.decision - since) : -1;
  const isShort = runs && (decision >= 0 ? decision < 10 : left < 20);
  return (
    <span class={isShort ? "clock short" : "clock"} role="timer" aria-label={t("clock-of")}>
      {isShort && <span aria-hidden="true">⏳</span>}
      {left > 0 && <span>{minutes(Math.ceil(left))}</span>}
      {decision >= 0 && <span class="clock-decision">{minutes(Math.ceil(decision))}</span>}
      {periods > 0 && <span class="soft">{t("clock-periods", { count: periods })}</span>}
    </span>
  );
}

/** The time by `performance.now()`, going on while something runs. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

/** Seconds as minutes and seconds. */
export function minutes(seconds: number): string {
  const whole = Math.floor(seconds / 60);
  return `${whole}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
