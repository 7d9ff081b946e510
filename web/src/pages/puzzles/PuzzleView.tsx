/** One puzzle: what is to be reached, the position, hints one by one, and the solution step by step. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { request, said } from "../../api";
import { games, loadGame } from "../../games";
import { RuleLink } from "../../parts/RuleDialog";
import { toast } from "../../parts/toasts";
import { playPuzzle, solvedPuzzles } from "../../puzzles";
import { language, t } from "../../texts";
import type { Board, Face, Move, Puzzle, Solution } from "../../wire";
import { useFaces } from "../face";
import { sideNames } from "../names";
import { Difficulty } from "./PuzzlesPage";

export function PuzzleView({ name, game }: { name: string; game: string }): JSX.Element {
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null);
  const [fault, setFault] = useState("");
  const spoken = language.value;
  useEffect(() => {
    const stop = new AbortController();
    setFault("");
    find(name, spoken, stop.signal).then(
      (found) => {
        setPuzzle(found);
        document.title = `${found.info.title} – taisen`;
      },
      (error: unknown) => stop.signal.aborted || setFault(said(error)),
    );
    return () => stop.abort();
  }, [name, spoken]);
  if (puzzle) return <Shown puzzle={puzzle} />;
  return (
    <main id="main" class="column stack" tabIndex={-1} aria-busy={fault === ""}>
      <h1>{t("puzzles-title")}</h1>
      {fault ? (
        <p class="notice bad" role="alert">
          {fault}
        </p>
      ) : (
        <p>{t("loading")}</p>
      )}
      <p>
        <a href={`/puzzles?game=${encodeURIComponent(game)}`}>{t("puzzles-all")}</a>
      </p>
    </main>
  );
}

/** Fetch a puzzle, and load the views of the game that it is of: an address need not say which. */
async function find(name: string, spoken: string, signal: AbortSignal): Promise<Puzzle> {
  const path = `/api/puzzles/${encodeURIComponent(name)}?language=${spoken}`;
  const found = await request<Puzzle>(path, { signal });
  await loadGame(found.game);
  return found;
}

function Shown({ puzzle }: { puzzle: Puzzle }): JSX.Element {
  const { info } = puzzle;
  const [hints, setHints] = useState(0);
  const [busy, setBusy] = useState(false);
  const [solution, setSolution] = useState<Solution | null>(null);
  const [wanted, setWanted] = useState(false);
  const spoken = language.value;
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    const path = `/api/puzzles/${encodeURIComponent(info.name)}/solution?language=${spoken}`;
    request<Solution>(path, { signal: stop.signal }).then(
      setSolution,
      (error: unknown) => stop.signal.aborted || toast(said(error)),
    );
    return () => stop.abort();
  }, [wanted, info.name, spoken]);

  async function play() {
    setBusy(true);
    try {
      await playPuzzle(puzzle.game, info.name, info.title);
    } catch (error) {
      toast(said(error));
      setBusy(false);
    }
  }

  return (
    <main id="main" class="puzzle" tabIndex={-1}>
      <header class="puzzle-head stack">
        <p>
          <a href={`/puzzles?game=${encodeURIComponent(puzzle.game)}`}>{t("puzzles-all")}</a>
        </p>
        <h1>{info.title}</h1>
        <p class="row">
          <Difficulty value={info.difficulty} />
          {solvedPuzzles.value.has(info.name) && <span class="puzzle-mark done">{t("puzzles-solved")}</span>}
        </p>
        <p>
          <strong>{t("goal-title")}</strong> {info.goal}
        </p>
        <div class="row">
          <button type="button" class="button primary" disabled={busy} onClick={play}>
            {t("puzzles-play")}
          </button>
          <a
            class="button"
            href={`/editor?puzzle=${encodeURIComponent(info.name)}&game=${encodeURIComponent(puzzle.game)}`}
          >
            {t("puzzles-edit")}
          </a>
        </div>
        <section class="stack" aria-label={t("puzzles-hints")}>
          <ol class="puzzle-hints" aria-live="polite">
            {puzzle.hints.slice(0, hints).map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ol>
          <div class="row">
            {hints < puzzle.hints.length && (
              <button type="button" class="button small" onClick={() => setHints(hints + 1)}>
                {t("goal-hint", { number: hints + 1, count: puzzle.hints.length })}
              </button>
            )}
            {!wanted && (
              <button type="button" class="button small" onClick={() => setWanted(true)}>
                {t("puzzles-show-solution")}
              </button>
            )}
          </div>
        </section>
        {wanted && (
          <section class="stack" aria-labelledby="puzzle-rules">
            <h2 id="puzzle-rules">{t("puzzles-rules")}</h2>
            <ul class="plain">
              {info.rules.map((rule) => (
                <li key={rule.number}>
                  <RuleLink number={rule.number} title={rule.title} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </header>
      {solution ? (
        <Solved solution={solution} />
      ) : (
        <BoardView board={puzzle.board} faces={byNumber(puzzle.faces)} />
      )}
    </main>
  );
}

function Solved({ solution }: { solution: Solution }): JSX.Element {
  const [at, setAt] = useState(0);
  const step = solution.steps[at - 1];
  const names = sideNames();
  const last = solution.steps.length;
  return (
    <section class="puzzle-solution stack" aria-labelledby="puzzle-solution">
      <h2 id="puzzle-solution">{t("puzzles-solution")}</h2>
      <p>{solution.why}</p>
      <div class="row">
        <button type="button" class="button small" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t("puzzles-step-back")}
        </button>
        <button type="button" class="button small" disabled={at === last} onClick={() => setAt(at + 1)}>
          {t("puzzles-step-on")}
        </button>
        <span role="status">
          {step
            ? t("puzzles-step", {
                step: at,
                count: last,
                who: names[step.player === 1 ? 1 : 0],
                what: step.chosen,
              })
            : t("puzzles-step-none", { count: last })}
        </span>
      </div>
      <BoardView
        board={step?.board ?? solution.first}
        faces={byNumber(solution.faces)}
        moves={step?.moves ?? NO_MOVES}
      />
      <ol class="puzzle-steps">
        {solution.steps.map((one, index) => (
          <li key={index}>
            <button
              type="button"
              class="link"
              aria-current={at === index + 1 ? "step" : undefined}
              onClick={() => setAt(index + 1)}
            >
              {t("puzzles-who-what", { who: names[one.player === 1 ? 1 : 0], what: one.chosen })}
            </button>
          </li>
        ))}
      </ol>
      <h3>{t("puzzles-tries")}</h3>
      <ul>
        {solution.tries.map((one) => (
          <li key={one.chosen.join()}>
            {one.chosen.join(t("puzzles-then"))}
            <br />
            <span class="soft">{one.why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NO_MOVES: readonly Move[] = [];

interface BoardViewProps {
  board: Board;
  faces: ReadonlyMap<string, Face>;
  moves?: readonly Move[];
}

/** A position to look at, with all about the card that is pointed at. */
function BoardView({ board, faces, moves = NO_MOVES }: BoardViewProps): JSX.Element {
  const [details, interactive] = useFaces(faces);
  const views = games[board.type];
  if (!views) return <p>{t("loading")}</p>;
  const { Playmat, TextBoard, DetailsPanel } = views;
  return (
    <div class="puzzle-board">
      <Playmat board={board} faces={faces} interactive={interactive} names={sideNames()} moves={moves} />
      <details class="puzzle-text">
        <summary>{t("editor-text-board")}</summary>
        <TextBoard board={board} faces={faces} interactive={interactive} names={sideNames()} />
      </details>
      {details && <DetailsPanel details={details} interactive={interactive} />}
    </div>
  );
}

function byNumber(faces: readonly Face[]): ReadonlyMap<string, Face> {
  return new Map(faces.map((face) => [face.number, face]));
}
