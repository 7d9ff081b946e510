/** The board editor: any position, set up by touch, drag or keyboard, checked as it grows, and played from. */
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { request, said } from "../../api";
import { games, loadGame } from "../../games";
import { toast } from "../../parts/toasts";
import { navigate } from "../../router";
import { knownTable, repairKey } from "../../tables";
import { language, t } from "../../texts";
import type { About, GameInfo, Puzzle, SavedPosition } from "../../wire";
import { sideNames } from "../names";
import { CardSearch } from "./CardSearch";
import { PlayDialog, SaveDialog } from "./Dialogs";
import { HeldPanel } from "./HeldPanel";
import { coresAt, emptyPosition, STEPS, type Step, setCores } from "./model";
import { NumberField, SideForm } from "./SideForm";
import { createEditor, type Editor } from "./store";
import "./editor.css";

const GAME = "battle-spirits";
const LARGEST = 100_000;

export default function EditorPage(): JSX.Element {
  const editor = useMemo(() => createEditor(GAME, new URLSearchParams(location.search).has("repair")), []);
  const [game, setGame] = useState<GameInfo | null>(null);
  const [ready, setReady] = useState(GAME in games);
  const spoken = language.value;
  useEffect(() => () => editor.close(), [editor]);
  useEffect(() => {
    document.title = `${t("editor-title")} – taisen`;
    const stop = new AbortController();
    loadGame(GAME).then(
      () => setReady(true),
      (error: unknown) => toast(String(error)),
    );
    request<About>(`/api/about?language=${spoken}`, { signal: stop.signal }).then(
      (about) => setGame(about.games.find((one) => one.name === GAME) ?? null),
      (error: unknown) => stop.signal.aborted || toast(said(error)),
    );
    editor.load().catch((error: unknown) => toast(said(error)));
    return () => stop.abort();
  }, [editor, spoken]);
  useEffect(() => {
    open(editor, new URLSearchParams(location.search)).catch((error: unknown) => toast(said(error)));
  }, [editor]);
  return <Standing editor={editor} game={game} ready={ready} />;
}

/** Open what the address names: a saved position, a puzzle's, or a table's for a repair. */
async function open(editor: Editor, query: URLSearchParams): Promise<void> {
  const position = query.get("position");
  const puzzle = query.get("puzzle");
  const repair = query.get("repair");
  if (position) {
    editor.open((await request<SavedPosition>(`/api/positions/${encodeURIComponent(position)}`)).text);
  } else if (puzzle) {
    const path = `/api/puzzles/${encodeURIComponent(puzzle)}?game=${GAME}&language=${language.peek()}`;
    editor.open((await request<Puzzle>(path)).text);
  } else if (repair) {
    const token = sessionStorage.getItem(`taisen.token.${repair}`) ?? knownTable(repair)?.token ?? "";
    const path = `/api/tables/${encodeURIComponent(repair)}/position`;
    editor.open((await request<SavedPosition>(path, { token })).text);
  }
}

interface StandingProps {
  editor: Editor;
  game: GameInfo | null;
  ready: boolean;
}

type Tab = "board" | "text";
const TABS: readonly Tab[] = ["board", "text"];

function Standing({ editor, game, ready }: StandingProps): JSX.Element {
  const [tab, setTab] = useState<Tab>("board");
  const names = sideNames();
  useEffect(() => {
    // On the document: what had the focus may have been removed by the last key.
    const keys = (event: KeyboardEvent) => onKey(editor, event);
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [editor]);
  return (
    <main id="main" class="editor" tabIndex={-1}>
      <header class="editor-head">
        <h1>{t("editor-title")}</h1>
        <Tools editor={editor} game={game} />
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
            <CardSearch editor={editor} />
            <HeldPanel editor={editor} />
            <CardDetails editor={editor} />
          </div>
          <div class="editor-middle">{ready ? <Mat editor={editor} /> : <p>{t("loading")}</p>}</div>
          <div class="editor-right stack">
            <MatchForm editor={editor} />
            {names.map((name, side) => (
              <SideForm key={name} editor={editor} side={side} name={name} decks={game?.decks ?? []} />
            ))}
          </div>
        </div>
      )}
    </main>
  );
}

/** What the server says of the position, in one line. */
function Verdict({ editor }: { editor: Editor }): JSX.Element {
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

function Mat({ editor }: { editor: Editor }): JSX.Element {
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
function CardDetails({ editor }: { editor: Editor }): JSX.Element | null {
  const details = editor.details();
  const views = details && games[details.face.type];
  return views ? <views.DetailsPanel details={details} interactive={editor} /> : null;
}

/** The innermost thing around an element where what is held may go. */
function targetAround(editor: Editor, start: EventTarget | null): string | undefined {
  for (let at = start instanceof Element ? start : null; at; at = at.parentElement) {
    if (!(at instanceof HTMLElement)) continue;
    const { ref, drop, zone } = at.dataset;
    const found = [ref, drop, zone].find((one) => one && editor.highlight(one) === "target");
    if (found) return found;
  }
  return undefined;
}

/** Turn, step, and whose turn it is. */
function MatchForm({ editor }: { editor: Editor }): JSX.Element {
  const position = editor.position.value;
  const names = sideNames();
  const checked = editor.checked.value;
  const wrong = checked?.problem && checked.side < 0 ? checked.field : "";
  return (
    <section class="panel stack" aria-label={t("editor-match")}>
      <div class="editor-numbers">
        <NumberField
          title={t("editor-turn")}
          value={position.turn}
          fault={wrong === "turn" ? (checked?.problem?.text ?? "") : ""}
          onChange={(turn) => editor.change({ ...position, turn })}
        />
        <div class="field">
          <label for="editor-turn-player">{t("editor-turn-player")}</label>
          <select
            id="editor-turn-player"
            value={String(position.turn_player)}
            onChange={(event) =>
              editor.change({ ...position, turn_player: Number(event.currentTarget.value) })
            }
          >
            {names.map((name, side) => (
              <option key={name} value={String(side)}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="editor-step">{t("editor-step")}</label>
          <select
            id="editor-step"
            value={position.step}
            aria-invalid={wrong === "step"}
            onChange={(event) => editor.change({ ...position, step: event.currentTarget.value as Step })}
          >
            {STEPS.map((step) => (
              <option key={step} value={step}>
                {t(`word-step-${step}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
    </section>
  );
}

function TextView({ editor }: { editor: Editor }): JSX.Element {
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

function Tools({ editor, game }: { editor: Editor; game: GameInfo | null }): JSX.Element {
  const [shown, setShown] = useState<"" | "play" | "save">("");
  const file = useRef<HTMLInputElement>(null);
  const checked = editor.checked.value;
  const fine = checked !== null && !checked.problem && !editor.busy.value && editor.fault.value === "";
  const repair = new URLSearchParams(location.search).get("repair");
  async function load(chosen: File | undefined) {
    if (!chosen) return;
    if (chosen.size > LARGEST) toast(t("editor-file-large"));
    else editor.write(await chosen.text());
  }
  function download() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([editor.text.peek()], { type: "application/toml" }));
    link.download = "position.toml";
    link.click();
    URL.revokeObjectURL(link.href);
  }
  function propose(table: string) {
    sessionStorage.setItem(repairKey(table), editor.text.peek());
    navigate(`/table/${encodeURIComponent(table)}`);
  }
  return (
    <div class="row editor-tools">
      {repair && (
        <button type="button" class="button primary" disabled={!fine} onClick={() => propose(repair)}>
          {t("editor-repair")}
        </button>
      )}
      <button
        type="button"
        class={repair ? "button" : "button primary"}
        disabled={!fine || !game}
        onClick={() => setShown("play")}
      >
        {t("editor-play")}
      </button>
      <button type="button" class="button" disabled={!editor.mayUndo.value} onClick={() => editor.undo()}>
        {t("editor-undo")}
      </button>
      <button type="button" class="button" disabled={!fine} onClick={() => setShown("save")}>
        {t("editor-save")}
      </button>
      <button type="button" class="button" onClick={() => file.current?.click()}>
        {t("editor-load-file")}
      </button>
      <input
        ref={file}
        type="file"
        accept=".toml,text/plain"
        hidden
        onChange={(event) => load(event.currentTarget.files?.[0])}
      />
      <button type="button" class="button" disabled={editor.text.value === ""} onClick={download}>
        {t("editor-download")}
      </button>
      <button type="button" class="button" onClick={() => editor.change(emptyPosition())}>
        {t("editor-empty")}
      </button>
      {shown === "play" && game && (
        <PlayDialog game={game} text={editor.text.value} onClose={() => setShown("")} />
      )}
      {shown === "save" && (
        <SaveDialog game={editor.game} text={editor.text.value} onClose={() => setShown("")} />
      )}
    </div>
  );
}

/** The keys of the page: let go, remove, cores, undo. Where one writes, keys are for writing. */
function onKey(editor: Editor, event: KeyboardEvent): void {
  const target = event.target;
  if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog")) return;
  const held = editor.held.peek();
  if ((event.ctrlKey || event.metaKey) && event.key === "z") editor.undo();
  else if (event.ctrlKey || event.metaKey || event.altKey) return;
  else if (event.key === "Escape" && held) editor.held.value = null;
  else if (event.key === "Delete" && held?.kind === "card") editor.removeHeld();
  else if ((event.key === "+" || event.key === "-") && held) {
    const spot =
      held.kind === "cores"
        ? held.spot
        : held.kind === "card" && held.spot.kind === "field"
          ? { side: held.spot.side, at: held.spot.index, soul: false }
          : null;
    if (!spot || spot.soul) return;
    const position = editor.position.peek();
    const count = coresAt(position, spot, editor.board.peek()) + (event.key === "+" ? 1 : -1);
    editor.change(setCores(position, spot, count));
    editor.held.value = held;
  } else return;
  event.preventDefault();
}
