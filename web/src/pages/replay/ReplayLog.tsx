/** The log of a replay: what happened, in step with the position; a click goes to the moment. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { openRule } from "../../parts/rule";
import { t } from "../../texts";
import type { LogLine } from "../../wire";
import type { ReplayStore } from "./store";

export function ReplayLog({ store }: { store: ReplayStore }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const position = store.position.value;
  const lines = store.log.value;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    for (const line of element.querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
    const here = lastBefore(lines, position);
    if (!here) {
      element.scrollTop = 0;
      return;
    }
    for (const line of element.querySelectorAll(`[data-position="${here.position}"]`)) {
      line.setAttribute("aria-current", "step");
    }
    const current = element.querySelector<HTMLElement>("[aria-current]");
    if (current) element.scrollTop = current.offsetTop - element.clientHeight / 3;
  }, [position, lines]);
  // Drawn anew only when other lines came: the present one is marked from outside.
  const drawn = useMemo(() => <Lines lines={lines} go={store.go} />, [lines, store]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <section class="replay-log" ref={box} tabIndex={0} aria-label={t("replay-log")}>
      {drawn}
    </section>
  );
}

function lastBefore(lines: readonly LogLine[], position: number): LogLine | undefined {
  return [...lines].reverse().find((line) => !line.quiet && line.position <= position);
}

function Lines({ lines, go }: { lines: readonly LogLine[]; go(position: number): void }) {
  const shown = lines.filter((line) => !line.quiet);
  return (
    <ol class="plain">
      {shown.map((line, index) => (
        <li key={line.index}>
          {line.turn !== shown[index - 1]?.turn && (
            <h2>{line.turn === 0 ? t("replay-before-first-turn") : t("replay-turn", { turn: line.turn })}</h2>
          )}
          <div class="replay-line">
            <button type="button" data-position={line.position} onClick={() => go(line.position)}>
              {line.text}
            </button>
            {line.reason?.rule && (
              <button type="button" class="rule-link" onClick={() => openRule(line.reason?.rule ?? "")}>
                {line.reason.rule}
              </button>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
