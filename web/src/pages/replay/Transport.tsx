/** The buttons that go through a replay: steps, battles, turns, play and its speed. */
import type { JSX } from "preact";
import { t } from "../../texts";
import { type ReplayStore, SPEED_NAMES, type Speed } from "./store";

/** The marks of the buttons, drawn: not every font has them. */
const MARKS = {
  first: "M5 5v14h2V5zM19 5 9 12l10 7z",
  last: "M17 5v14h2V5zM5 5l10 7-10 7z",
  turnBack: "M12 5 3 12l9 7zM21 5l-9 7 9 7z",
  turnOn: "M12 5l9 7-9 7zM3 5l9 7-9 7z",
  battleBack: "M8 12l5-5v10zM15 5l2 2-10 10-2-2zM21 7l-2-2L15 9l2 2zM15 15l4 4 2-2-4-4z",
  battleOn: "M16 12l-5-5v10zM9 5 7 7l10 10 2-2zM3 7l2-2 4 4-2 2zM9 15l-4 4-2-2 4-4z",
  stepBack: "M16 5 6 12l10 7z",
  step: "M8 5l10 7-10 7z",
  play: "M6 4l14 8-14 8z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z",
} as const;

interface ActProps {
  /** Id of the text that says what it does. */
  id: string;
  mark: keyof typeof MARKS;
  act(): void;
  disabled: boolean;
  primary?: boolean;
}

function Act({ id, mark, act, disabled, primary = false }: ActProps) {
  const title = t(id);
  return (
    <button
      type="button"
      class={primary ? "button primary" : "button"}
      aria-label={title}
      title={title}
      disabled={disabled}
      onClick={act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={MARKS[mark]} />
      </svg>
    </button>
  );
}

export function Transport({ store, last }: { store: ReplayStore; last: number }): JSX.Element {
  const position = store.position.value;
  const playing = store.playing.value;
  const atStart = position === 0;
  const atEnd = position >= last;
  return (
    <fieldset class="row replay-transport">
      <legend class="spoken">{t("replay-transport")}</legend>
      <Act id="replay-first" mark="first" act={() => store.go(0)} disabled={atStart} />
      <Act id="replay-turn-back" mark="turnBack" act={() => store.turn(-1)} disabled={atStart} />
      <Act id="replay-battle-back" mark="battleBack" act={() => store.battle(-1)} disabled={atStart} />
      <Act id="replay-step-back" mark="stepBack" act={() => store.step(-1)} disabled={atStart} />
      <Act
        id={playing ? "replay-pause" : "replay-play"}
        mark={playing ? "pause" : "play"}
        act={() => store.play(!playing)}
        disabled={last === 0}
        primary
      />
      <Act id="replay-step" mark="step" act={() => store.step(1)} disabled={atEnd} />
      <Act id="replay-battle-on" mark="battleOn" act={() => store.battle(1)} disabled={atEnd} />
      <Act id="replay-turn-on" mark="turnOn" act={() => store.turn(1)} disabled={atEnd} />
      <Act id="replay-last" mark="last" act={() => store.go(last)} disabled={atEnd} />
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
    </fieldset>
  );
}
