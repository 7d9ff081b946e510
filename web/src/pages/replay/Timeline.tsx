/** The timeline: turns, battles, life totals, annotations, and the slider that goes through them. */
import type { JSX } from "preact";
import { t } from "../../texts";
import type { Note, Replay } from "../../wire";
import { type ReplayStore, turnAt } from "./store";

interface TimelineProps {
  store: ReplayStore;
  head: Replay;
  notes: readonly Note[];
  names: readonly [string, string];
}

const HEIGHT = 40;

export function Timeline({ store, head, notes, names }: TimelineProps): JSX.Element {
  const position = store.position.value;
  const turn = head.turns[turnAt(head.turns, position)];
  const life = lifeAt(head, position);
  const where = t("replay-where", { position, last: head.last, turn: turn?.number ?? 0 });
  return (
    <section class="replay-timeline" aria-label={t("replay-timeline")}>
      <ol class="plain replay-turns" aria-label={t("replay-turns")}>
        {head.turns.map((one, index) => {
          const end = head.turns[index + 1]?.position ?? head.last;
          return (
            <li
              key={one.position}
              class={`replay-turn player-${one.player}`}
              style={{ flexGrow: String(Math.max(end - one.position, 0.01)) }}
            >
              <button
                type="button"
                aria-current={one === turn ? "step" : undefined}
                title={turnTitle(one.number, names[one.player === 1 ? 1 : 0])}
                onClick={() => store.go(one.position)}
              >
                <span aria-hidden="true">{one.number}</span>
                <span class="spoken">{turnTitle(one.number, names[one.player === 1 ? 1 : 0])}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <div class="replay-graph">
        <Graph head={head} position={position} notes={notes} />
      </div>
      <input
        class="replay-slider"
        type="range"
        min={0}
        max={head.last}
        value={position}
        aria-label={t("replay-position")}
        aria-valuetext={where}
        onInput={(event) => store.go(Number(event.currentTarget.value))}
      />
      <div class="row replay-legend">
        <span>{where}</span>
        {life && (
          <span class="replay-life-now">
            <Stroke player={0} /> {t("replay-life-of", { name: names[0], count: life[0] ?? 0 })}
            <Stroke player={1} /> {t("replay-life-of", { name: names[1], count: life[1] ?? 0 })}
          </span>
        )}
      </div>
    </section>
  );
}

function turnTitle(number: number, name: string): string {
  return number === 0 ? t("replay-before-first-turn") : t("replay-turn-of", { turn: number, name });
}

function lifeAt(head: Replay, position: number): readonly number[] | undefined {
  return [...head.life].reverse().find((point) => point.position <= position)?.life;
}

/** Life totals as stairs, battles as bars below, annotations as dots above; all of it is said elsewhere in words. */
function Graph({ head, position, notes }: { head: Replay; position: number; notes: readonly Note[] }) {
  const width = Math.max(head.last, 1);
  const most = Math.max(5, ...head.life.flatMap((point) => point.life));
  const y = (count: number) => HEIGHT - 8 - ((HEIGHT - 14) * count) / most;
  const stairs = (player: number) => {
    const parts: string[] = [];
    for (const point of head.life) {
      const level = y(point.life[player] ?? 0);
      parts.push(parts.length === 0 ? `M${point.position} ${level}` : `H${point.position}V${level}`);
    }
    return `${parts.join("")}H${width}`;
  };
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {head.battles.map((battle) => (
        <rect
          key={battle.start}
          class="replay-battle"
          x={battle.start - 0.5}
          y={HEIGHT - 6}
          width={battle.end - battle.start + 1}
          height={5}
        />
      ))}
      {head.notices
        .filter((notice) => notice.kind === "diverged")
        .map((notice) => (
          <rect
            key={notice.position}
            class="replay-gap"
            x={notice.position}
            y={0}
            width={(notice.until < 0 ? width : notice.until) - notice.position}
            height={HEIGHT}
          />
        ))}
      {[...new Set(notes.map((note) => note.position))].map((place) => (
        <path key={place} class="replay-note-mark" d={`M${place} 0v5`} />
      ))}
      {head.notices
        .filter((notice) => notice.kind === "undone" || notice.kind === "repaired")
        .map((notice) => (
          <path
            key={`${notice.kind}${notice.position}`}
            class="replay-undo-mark"
            d={`M${notice.position} ${HEIGHT}v-12`}
          />
        ))}
      {head.life.length > 0 &&
        [0, 1].map((player) => <path key={player} class={`replay-life life-${player}`} d={stairs(player)} />)}
      <path class="replay-here" d={`M${position} 0V${HEIGHT}`} />
    </svg>
  );
}

function Stroke({ player }: { player: number }) {
  return (
    <svg class="replay-stroke" viewBox="0 0 24 8" aria-hidden="true">
      <path class={`replay-life life-${player}`} d="M0 4H24" />
    </svg>
  );
}
