/** The buttons that go through a replay: steps, battles, turns, play and its speed. */
import type { JSX } from "preact";
import { t } from "../../texts";
import { type ReplayStore, SPEED_NAMES, type Speed } from "./store";

export function Transport({ store, last }: { store: ReplayStore; last: number }): JSX.Element {
  const position = store.position.value;
  const playing = store.playing.value;
  const button = (id: string, mark: string, act: () => void, disabled: boolean, shown = "") => (
    <button
      type="button"
      class={`button ${shown}`}
      aria-label={t(id)}
      title={t(id)}
      disabled={disabled}
      onClick={act}
    >
      <span aria-hidden="true">{mark}</span>
    </button>
  );
  const atStart = position === 0;
  const atEnd = position >= last;
  return (
    <div class="row replay-transport" role="toolbar" aria-label={t("replay-transport")}>
      {button("replay-first", "⏮", () => store.go(0), atStart)}
      {button("replay-turn-back", "«", () => store.turn(-1), atStart)}
      {button("replay-battle-back", "⚔‹", () => store.battle(-1), atStart)}
      {button("replay-step-back", "‹", () => store.step(-1), atStart)}
      {button(
        playing ? "replay-pause" : "replay-play",
        playing ? "⏸" : "▶",
        () => store.play(!playing),
        last === 0,
        "primary",
      )}
      {button("replay-step", "›", () => store.step(1), atEnd)}
      {button("replay-battle-on", "›⚔", () => store.battle(1), atEnd)}
      {button("replay-turn-on", "»", () => store.turn(1), atEnd)}
      {button("replay-last", "⏭", () => store.go(last), atEnd)}
      <select
        class="replay-speed"
        aria-label={t("replay-speed")}
        value={store.speed.value}
        onChange={(event) => {
          store.speed.value = event.currentTarget.value as Speed;
        }}
      >
        {SPEED_NAMES.map((one) => (
          <option key={one} value={one}>
            {t("replay-speed-name", { speed: one })}
          </option>
        ))}
      </select>
    </div>
  );
}
