/** The log: what happened, with its cause; a line leads to its moment, the newest ones to their card. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { RuleLink } from "../parts/RuleDialog";
import { navigate } from "../router";
import { t } from "../texts";
import type { LogLine } from "../wire";
import { lastMoment } from "./moments";
import { sideOf } from "./names";
import { Why } from "./Prompt";
import type { TableStore } from "./store";
import "./log.css";

const HOVER_WAIT = 400;
const NEAR_END = 40;

interface LogProps {
  store: TableStore;
  /** Show the cards of these numbers, the first of them closely. */
  onCards(numbers: readonly string[]): void;
  /** Show the board as it stood at a moment. */
  onMoment(position: number): void;
}

export function Log({ store, onCards, onMoment }: LogProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lines = store.log.value.filter((line) => all || !line.quiet);
  const count = lines.length;
  useLayoutEffect(() => {
    const element = list.current;
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [count]);
  // The last line stays in sight where an offer or a card's details take room from the log.
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div class="log">
      <label class="row log-all">
        <input type="checkbox" checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />
        {t("log-all")}
      </label>
      <section
        ref={list}
        class="log-lines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t("log-title")}
        onScroll={(event) => {
          const element = event.currentTarget;
          atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
        }}
      >
        {count === 0 && <p class="soft">{t("log-empty")}</p>}
        {byTurn(lines).map(([turn, some]) => (
          <section key={turn} aria-label={t("log-turn", { turn })}>
            <h3 class="log-turn">{t("log-turn", { turn })}</h3>
            <ol class="plain">
              {some.map((line) => (
                <Line key={line.index} store={store} line={line} onCards={onCards} onMoment={onMoment} />
              ))}
            </ol>
          </section>
        ))}
      </section>
    </div>
  );
}

function Line({ store, line, onCards, onMoment }: LogProps & { line: LogLine }) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const number = line.numbers[0];
  const replay = store.tableState.value?.replay;
  const isNow = line.position >= lastMoment(store.log.value);
  const isBack = store.looked.value !== null;
  const leads = replay || !isNow || isBack || number;
  function follow() {
    if (replay) navigate(`/replay/${encodeURIComponent(replay)}#${line.position}`);
    else if (!isNow) onMoment(line.position);
    else {
      store.backToNow();
      if (number) onCards(line.numbers);
    }
  }
  const look = () => {
    if (number) timer.current = setTimeout(() => store.inspect("", number), HOVER_WAIT);
  };
  return (
    <li
      class={line.quiet ? "log-line quiet" : "log-line"}
      data-side={sideOf(store.tableState.value, line.player)}
      onPointerEnter={(event) => event.pointerType === "mouse" && look()}
      onPointerLeave={() => clearTimeout(timer.current)}
    >
      {leads ? (
        <button
          type="button"
          class="log-text"
          onClick={follow}
          title={t(replay || !isNow || isBack ? "log-to-moment" : "log-to-card")}
        >
          {line.text}
        </button>
      ) : (
        <span class="log-text">{line.text}</span>
      )}
      {line.reason?.rule && <RuleLink number={line.reason.rule} title={line.reason.text} brief />}
      {line.reason && !line.reason.rule && <Why store={store} reason={line.reason} />}
    </li>
  );
}

function byTurn(lines: readonly LogLine[]): [number, LogLine[]][] {
  const turns: [number, LogLine[]][] = [];
  for (const line of lines) {
    const last = turns[turns.length - 1];
    if (last?.[0] === line.turn) last[1].push(line);
    else turns.push([line.turn, [line]]);
  }
  return turns;
}
