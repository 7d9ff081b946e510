/** The board editor: any position, set up by touch, drag or keyboard, checked as it grows, and played from. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { request, said } from "../../api";
import { games, loadGame } from "../../games";
import { byGame } from "../../games/register";
import { GamePicker, useGames } from "../../parts/GamePicker";
import { chooseGame, chosenGame } from "../../parts/game";
import { toast } from "../../parts/toasts";
import { knownTable } from "../../tables";
import { language, t } from "../../texts";
import type { Edited, Puzzle, SavedPosition } from "../../wire";
import { sideNames } from "../names";
import { CardSearch } from "./CardSearch";
import type { EditorGame } from "./game";
import { HeldPanel } from "./HeldPanel";
import { createEditor, type Editor } from "./store";
import { LARGEST, Tools } from "./Tools";
import "./editor.css";

/** A game's editor takes positions, spots and meanings of its own alone. */
const editorOf = byGame(
  import.meta.glob<EditorGame<Edited, unknown, unknown>>("./*/index.ts", { eager: true, import: "editor" }),
);

/** What the address asks to be opened, with its game. */
interface Asked {
  game: string;
  text: string;
}

export default function EditorPage(): JSX.Element {
  const [asked, setAsked] = useState<Asked | null>(null);
  const named = chosenGame();
  useEffect(() => {
    const stop = new AbortController();
    document.title = `${t("editor-title")} – taisen`;
    open(new URLSearchParams(location.search), named).then(
      (found) => stop.signal.aborted || setAsked(found),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        toast(said(error));
        setAsked({ game: named, text: "" });
      },
    );
    return () => stop.abort();
  }, [named]);
  const game = asked && editorOf(asked.game);
  if (!game) {
    return (
      <main id="main" class="column" tabIndex={-1} aria-busy="true">
        <h1>{t("editor-title")}</h1>
        <p>{t("loading")}</p>
      </main>
    );
  }
  return <Standing key={asked.game} game={game} text={asked.text} />;
}

/** Fetch what the address names: a saved position, a puzzle's, or a table's for a repair; else nothing. */
async function open(query: URLSearchParams, game: string): Promise<Asked> {
  const position = query.get("position");
  const puzzle = query.get("puzzle");
  const repair = query.get("repair");
  if (position) {
    const saved = await request<SavedPosition>(`/api/positions/${encodeURIComponent(position)}`);
    return { game: saved.game, text: saved.text };
  }
  if (puzzle) {
    const path = `/api/puzzles/${encodeURIComponent(puzzle)}?language=${language.peek()}`;
    const found = await request<Puzzle>(path);
    return { game: found.game, text: found.text };
  }
  if (repair) {
    const token = sessionStorage.getItem(`taisen.token.${repair}`) ?? knownTable(repair)?.token ?? "";
    const found = await request<SavedPosition>(`/api/tables/${encodeURIComponent(repair)}/position`, {
      token,
    });
    return { game: found.game, text: found.text };
  }
  return { game, text: "" };
}

interface StandingProps<P extends Edited, S, M> {
  game: EditorGame<P, S, M>;
  /** The text to begin with, empty for none. */
  text: string;
}

interface PartProps<P extends Edited, S, M> {
  editor: Editor<P, S, M>;
}

type Tab = "board" | "text";
const TABS: readonly Tab[] = ["board", "text"];

function Standing<P extends Edited, S, M>({ game, text }: StandingProps<P, S, M>): JSX.Element {
  const repairs = new URLSearchParams(location.search).has("repair");
  const editor = useMemo(() => {
    const made = createEditor(game.model, repairs);
    if (text) made.open(text);
    return made;
  }, [game, text, repairs]);
  const [tab, setTab] = useState<Tab>("board");
  const { name } = game.model;
  const [ready, setReady] = useState(name in games);
  const offered = useGames();
  const info = offered.find((one) => one.name === name) ?? null;
  const names = sideNames();
  const spoken = language.value;
  useEffect(() => () => editor.close(), [editor]);
  useEffect(() => {
    loadGame(name).then(
      () => setReady(true),
      (error: unknown) => toast(String(error)),
    );
    editor.load().catch((error: unknown) => toast(said(error)));
  }, [editor, name, spoken]);
  useEffect(() => {
    // On the document: what had the focus may have been removed by the last key.
    const keys = (event: KeyboardEvent) => onKey(editor, game, event);
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [editor, game]);
  return (
    <main id="main" class="editor" tabIndex={-1}>
      <header class="editor-head">
        <h1>{t("editor-title")}</h1>
        {!repairs && <GamePicker games={offered} game={name} onChange={chooseGame} />}
        <Tools editor={editor} model={game.model} game={info} />
        <div class="row" role="tablist" aria-label={t("editor-views")}>
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`editor-tab-${one}`}
              class="button small"
              aria-selected={tab === one}
              aria-controls={`editor-panel-${one}`}
              onClick={() => setTab(one)}
            >
              {t(`editor-view-${one}`)}
            </button>
          ))}
        </div>
        <Verdict editor={editor} />
      </header>
      {tab === "text" ? (
        <TextView editor={editor} />
      ) : (
        <div class="editor-body" role="tabpanel" id="editor-panel-board" aria-labelledby="editor-tab-board">
          <div class="editor-left stack">
            <CardSearch editor={editor} game={game} />
            <HeldPanel editor={editor} game={game} />
            <CardDetails editor={editor} />
          </div>
          <div class="editor-middle">{ready ? <Mat editor={editor} /> : <p>{t("loading")}</p>}</div>
          <div class="editor-right stack">
            <game.MatchForm editor={editor} />
            {names.map((side, number) => (
              <game.SideForm key={side} editor={editor} side={number} name={side} decks={info?.decks ?? []} />
            ))}
          </div>
        </div>
      )}
    </main>
  );
}

/** What the server says of the position, in one line. */
function Verdict<P extends Edited, S, M>({ editor }: PartProps<P, S, M>): JSX.Element {
  const checked = editor.checked.value;
  const fault = editor.fault.value;
  const problem = checked?.problem;
  const text =
    fault || problem?.text || (checked && !editor.busy.value ? t("editor-fine") : t("editor-checking"));
  const bad = fault !== "" || Boolean(problem);
  return (
    <p class={bad ? "editor-verdict bad" : "editor-verdict"} role="status">
      <span aria-hidden="true">{bad ? "✕ " : "✓ "}</span>
      {text}
    </p>
  );
}

function Mat<P extends Edited, S, M>({ editor }: PartProps<P, S, M>): JSX.Element {
  const board = editor.board.value;
  const views = board && games[board.type];
  if (!board || !views) return <p class="soft">{t("editor-no-board")}</p>;
  const { Playmat, TextBoard } = views;
  const faces = editor.faces.value;
  return (
    <div class="editor-mat" data-stale={editor.checked.value?.problem ? "" : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way; the panel has buttons */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const ref = targetAround(editor, event.target);
          if (ref) editor.touch(ref);
        }}
      >
        <Playmat board={board} faces={faces} interactive={editor} names={sideNames()} />
      </div>
      <details>
        <summary>{t("editor-text-board")}</summary>
        <TextBoard board={board} faces={faces} interactive={editor} names={sideNames()} />
      </details>
    </div>
  );
}

/** All that is printed on the card that was asked for last. */
function CardDetails<P extends Edited, S, M>({ editor }: PartProps<P, S, M>): JSX.Element | null {
  const details = editor.details();
  const views = details && games[details.face.type];
  return views ? <views.DetailsPanel details={details} interactive={editor} /> : null;
}

/** The innermost thing around an element where what is held may go. */
function targetAround<P extends Edited, S, M>(
  editor: Editor<P, S, M>,
  start: EventTarget | null,
): string | undefined {
  for (let at = start instanceof Element ? start : null; at; at = at.parentElement) {
    if (!(at instanceof HTMLElement)) continue;
    const { ref, drop, zone } = at.dataset;
    const found = [ref, drop, zone].find((one) => one && editor.highlight(one) === "target");
    if (found) return found;
  }
  return undefined;
}

function TextView<P extends Edited, S, M>({ editor }: PartProps<P, S, M>): JSX.Element {
  return (
    <div
      class="panel stack editor-text"
      role="tabpanel"
      id="editor-panel-text"
      aria-labelledby="editor-tab-text"
    >
      <label for="editor-text">{t("editor-text")}</label>
      <textarea
        id="editor-text"
        rows={24}
        spellcheck={false}
        maxLength={LARGEST}
        value={editor.text.value}
        onInput={(event) => editor.write(event.currentTarget.value)}
      />
    </div>
  );
}

/** The keys of the page: let go, remove, undo, and the game's own. Where one writes, keys are for writing. */
function onKey<P extends Edited, S, M>(
  editor: Editor<P, S, M>,
  game: EditorGame<P, S, M>,
  event: KeyboardEvent,
): void {
  const target = event.target;
  if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog")) return;
  const held = editor.held.peek();
  if ((event.ctrlKey || event.metaKey) && event.key === "z") editor.undo();
  else if (event.ctrlKey || event.metaKey || event.altKey) return;
  else if (event.key === "Escape" && held) editor.held.value = null;
  else if (event.key === "Delete" && held?.kind === "there" && held.number !== "") editor.removeHeld();
  else if (!game.key?.(editor, event.key)) return;
  event.preventDefault();
}
