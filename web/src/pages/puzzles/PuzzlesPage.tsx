/** Puzzles: the list of all, or one with its position, hints and solution. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { request, said } from "../../api";
import { GamePicker, useGames } from "../../parts/GamePicker";
import { chooseGame, chosenGame } from "../../parts/game";
import { solvedPuzzles } from "../../puzzles";
import { language, t } from "../../texts";
import type { PuzzleInfo, PuzzleList } from "../../wire";
import { PuzzleView } from "./PuzzleView";
import "./puzzles.css";

const HARDEST = 5;

export default function PuzzlesPage({ id }: { id: string }): JSX.Element {
  const game = chosenGame();
  return id ? <PuzzleView name={id} game={game} /> : <List game={game} />;
}

function List({ game }: { game: string }): JSX.Element {
  const games = useGames();
  const [list, setList] = useState<PuzzleList | null>(null);
  const [fault, setFault] = useState("");
  const spoken = language.value;
  useEffect(() => {
    const stop = new AbortController();
    document.title = `${t("puzzles-title")} – taisen`;
    setFault("");
    request<PuzzleList>(`/api/puzzles?game=${encodeURIComponent(game)}&language=${spoken}`, {
      signal: stop.signal,
    }).then(setList, (error: unknown) => stop.signal.aborted || setFault(said(error)));
    return () => stop.abort();
  }, [game, spoken]);
  const puzzles = list?.puzzles ?? [];
  const solved = puzzles.filter((one) => solvedPuzzles.value.has(one.name)).length;
  return (
    <main id="main" class="column stack" tabIndex={-1} aria-busy={!list && !fault}>
      <h1>{t("puzzles-title")}</h1>
      <GamePicker games={games} game={game} onChange={chooseGame} />
      <p>{t("puzzles-what")}</p>
      {fault && (
        <p class="notice bad" role="alert">
          {fault}
        </p>
      )}
      {list && <p class="soft">{t("puzzles-solved-count", { solved, count: puzzles.length })}</p>}
      <ul class="plain puzzle-list">
        {puzzles.map((one) => (
          <li key={one.name}>
            <PuzzleCard game={game} puzzle={one} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function PuzzleCard({ game, puzzle }: { game: string; puzzle: PuzzleInfo }): JSX.Element {
  const solved = solvedPuzzles.value.has(puzzle.name);
  return (
    <a
      class="panel puzzle-card"
      href={`/puzzles/${encodeURIComponent(puzzle.name)}?game=${encodeURIComponent(game)}`}
    >
      <span class="puzzle-card-title">{puzzle.title}</span>
      <Difficulty value={puzzle.difficulty} />
      <span class="soft">{puzzle.goal}</span>
      <span class={solved ? "puzzle-mark done" : "puzzle-mark"}>
        {t(solved ? "puzzles-solved" : "puzzles-open")}
      </span>
    </a>
  );
}

/** How hard a puzzle is: as marks, and in words for who does not see them. */
export function Difficulty({ value }: { value: number }): JSX.Element {
  return (
    <span class="puzzle-difficulty">
      <span aria-hidden="true">{"★".repeat(value) + "☆".repeat(Math.max(0, HARDEST - value))}</span>
      <span class="spoken">{t("puzzles-difficulty", { value, most: HARDEST })}</span>
    </span>
  );
}
