/** The page of a replay: the playmat at a moment, the timeline, the log, annotations, and playing on. */
import { useComputed, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { request, said } from "../../api";
import { games, loadGame } from "../../games";
import { type Interactive, inert } from "../../games/interactive";
import { announce } from "../../parts/announce";
import { openRule } from "../../parts/rule";
import { toast } from "../../parts/toasts";
import { recallText } from "../../settings";
import { botName } from "../../table/names";
import { knownTable } from "../../tables";
import { language, t } from "../../texts";
import type { Face, Frame, Move, Notes, Replay } from "../../wire";
import { useDetails } from "./details";
import { KEYS, listenToKeys } from "./keys";
import { NotesPanel, notesAt } from "./Notes";
import { PlayOn } from "./PlayOn";
import { ReplayLog } from "./ReplayLog";
import { createReplay, type ReplayStore, VIEWERS, type Viewer } from "./store";
import { Timeline } from "./Timeline";
import { Transport } from "./Transport";
import "./replay.css";

/** The position that the address names, 0 for none. */
export function positionOf(hash: string): number {
  return /^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : 0;
}

export default function ReplayPage({ id }: { id: string }): JSX.Element {
  const store = useMemo(() => createReplay(id, positionOf(location.hash)), [id]);
  useEffect(() => () => store.close(), [store]);
  const head = store.head.value;
  const game = head?.game ?? "";
  const [ready, setReady] = useState(game in games);
  useEffect(() => {
    if (game) loadGame(game).then(() => setReady(true));
  }, [game]);
  if (head && ready) return <Standing id={id} store={store} head={head} />;
  return (
    <main id="main" class="column stack" tabIndex={-1} aria-busy={store.failed.value === ""}>
      <h1>{t("replay-title")}</h1>
      {store.failed.value ? (
        <p class="notice bad" role="alert">
          {store.failed.value}
        </p>
      ) : (
        <p>{t("replay-loading")}</p>
      )}
    </main>
  );
}

interface StandingProps {
  id: string;
  store: ReplayStore;
  head: Replay;
}

function Standing({ id, store, head }: StandingProps): JSX.Element {
  const token = recallText(`replay.${id}`) || (head.table && knownTable(head.table)?.token) || "";
  const [notes, setNotes] = useState<Notes | null>(null);
  const [playOn, setPlayOn] = useState(false);
  const names = namesOf(head);
  const titles = titlesOf(head, names);
  const frame = store.frame.value;
  const position = store.position.value;
  useAddress(store);
  useEffect(() => {
    const stop = new AbortController();
    request<Notes>(`/api/replays/${encodeURIComponent(id)}/notes`, { token, signal: stop.signal }).then(
      setNotes,
      (error: unknown) => !stop.signal.aborted && toast(said(error)),
    );
    return () => stop.abort();
  }, [id, token]);
  const board = useRef<HTMLDivElement>(null);
  const [details, inspect] = useDetails(id, store);
  const interactive = useMemo(
    () =>
      inert({
        inspect,
        touch: (ref) => inspect(ref, ""),
        details: () => details,
        dismiss: () => inspect("", ""),
        openRule,
      }),
    [inspect, details],
  );
  // The same list as long as the moment is the same: movement is shown once.
  const moves = useMemo(() => (frame && store.forward.peek() ? frame.moves : []), [store, frame]);
  const views = frame?.board ? games[frame.board.type] : undefined;
  useEffect(
    () =>
      listenToKeys(store, {
        moved: () => announce(spoken(store)),
        inspect: (ref) => inspect(ref, ""),
        board: () => board.current,
      }),
    [store, inspect],
  );
  useEffect(() => {
    document.title = `${t("replay-title")} · taisen`;
  });
  const here = notesAt(notes?.notes ?? [], position);
  return (
    <main id="main" class="replay" tabIndex={-1}>
      <header class="replay-head">
        <h1>{t("replay-versus", { first: titles[0], second: titles[1] })}</h1>
        {head.result && <p class="replay-result">{head.result.text}</p>}
        <p class="soft">{facts(head)}</p>
      </header>
      <Notices head={head} store={store} />
      <div class="replay-board" ref={board}>
        <Mat frame={frame} faces={store.faces.value} moves={moves} names={names} interactive={interactive} />
        <Transport store={store} last={head.last} />
        <Said frame={frame} names={names} />
      </div>
      <div class="replay-controls">
        <Timeline store={store} head={head} notes={notes?.notes ?? []} names={names} />
        {here.map((note) => (
          <p key={note.id} class="notice replay-note-text">
            {note.text}
          </p>
        ))}
      </div>
      {frame?.board && views && (
        <details class="replay-text">
          <summary>{t("replay-text-board")}</summary>
          <views.TextBoard
            board={frame.board}
            faces={store.faces.value}
            interactive={interactive}
            names={names}
          />
        </details>
      )}
      <aside class="replay-side" aria-label={t("replay-side")}>
        <div class="row replay-actions">
          <Eyes store={store} names={titles} />
          <button
            type="button"
            class="button"
            disabled={!head.playable || !frame?.exact || frame.decision === null}
            onClick={() => {
              store.play(false);
              setPlayOn(true);
            }}
          >
            {t("replay-play-on")}
          </button>
          <button
            type="button"
            class="button"
            title={t("replay-copy-link-what")}
            onClick={() => copyLink(id, position)}
          >
            {t("replay-copy-link")}
          </button>
          <a
            class="button"
            title={t("replay-download-what")}
            href={`/api/replays/${encodeURIComponent(id)}/record`}
            download
          >
            {t("replay-download")}
          </a>
        </div>
        {details && views && (
          <div class="replay-details">
            <views.DetailsPanel details={details} interactive={interactive} />
          </div>
        )}
        <Sides
          store={store}
          notes={<NotesPanel id={id} token={token} store={store} notes={notes} onChange={setNotes} />}
        />
        <Keys />
      </aside>
      {playOn && (
        <PlayOn
          id={id}
          game={head.game}
          position={position}
          names={titles}
          onClose={() => setPlayOn(false)}
        />
      )}
    </main>
  );
}

/** What the players are called: by name, as the computer, or by number. */
function namesOf(head: Replay): [string, string] {
  const name = (index: number) => {
    const player = head.players[index];
    if (player?.name) return player.name;
    return player?.bot ? botName(player.level) : t("replay-player", { number: index + 1 });
  };
  return [name(0), name(1)];
}

/** The names with the numbers by which the log calls the players. */
function titlesOf(head: Replay, names: readonly [string, string]): [string, string] {
  const title = (index: 0 | 1) => {
    const player = head.players[index];
    if (!player?.name && !player?.bot) return names[index];
    return t("replay-player-named", { number: index + 1, name: names[index] });
  };
  return [title(0), title(1)];
}

function facts(head: Replay): string {
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  const decks = head.players
    .map((player) => player.deck)
    .filter(Boolean)
    .join(" / ");
  const version = head.version ? t("replay-version", { version: head.version }) : "";
  const rules = t("rules-are", { rules: head.rules.title });
  return [decks, when.format(head.created * 1000), rules, version].filter(Boolean).join(" · ");
}

/** Keep the address at the position, and follow it when it is changed from outside. */
function useAddress(store: ReplayStore): void {
  useEffect(() => {
    const follow = () => store.go(positionOf(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [store]);
  useSignalEffect(() => {
    const wanted = `#${store.position.value}`;
    // Browsers allow few changes of the address a second; while it plays, it follows at the end.
    if (!store.playing.value && location.hash !== wanted) history.replaceState(null, "", wanted);
  });
}

async function copyLink(id: string, position: number): Promise<void> {
  const link = `${location.origin}/replay/${encodeURIComponent(id)}#${position}`;
  try {
    await navigator.clipboard.writeText(link);
    toast(t("replay-link-copied"), "good");
  } catch {
    // Without the clipboard (no TLS, or not allowed) the link is shown to be copied by hand.
    toast(t("replay-link-is", { link }), "good");
  }
}

function Notices({ head, store }: { head: Replay; store: ReplayStore }) {
  const told = head.notices.filter((notice) => notice.kind !== "undone");
  const undone = head.notices.filter((notice) => notice.kind === "undone");
  const position = store.position.value;
  return (
    <>
      {told.map((notice) => (
        <div key={`${notice.kind}${notice.position}`} class="notice warn">
          <span>
            {t(`replay-notice-${notice.kind}`, {
              position: notice.position,
              until: notice.until,
              expected: notice.expected,
              found: notice.found,
            })}
          </span>
          {notice.position > 0 && notice.position !== position && (
            <button type="button" class="button small" onClick={() => store.go(notice.position)}>
              {t("replay-note-at", { position: notice.position })}
            </button>
          )}
        </div>
      ))}
      {undone.some((notice) => notice.position === position) && (
        <p class="notice">{t("replay-notice-undone", { position })}</p>
      )}
    </>
  );
}

interface MatProps {
  frame: Frame | null;
  faces: ReadonlyMap<string, Face>;
  moves: readonly Move[];
  names: readonly [string, string];
  interactive: Interactive;
}

/** The playmat at the moment, to be looked at. */
function Mat({ frame, faces, moves, names, interactive }: MatProps) {
  if (!frame) return null;
  if (!frame.board) return <p class="notice warn">{t("replay-no-board")}</p>;
  const views = games[frame.board.type];
  if (!views) return null;
  return (
    <>
      {!frame.exact && <p class="notice warn">{t("replay-not-exact")}</p>}
      <div class="replay-mat">
        <views.Playmat
          board={frame.board}
          faces={faces}
          interactive={interactive}
          names={names}
          decision={frame.decision}
          moves={moves}
        />
      </div>
    </>
  );
}

/** What was chosen to come here, and what is asked now. */
function Said({ frame, names }: { frame: Frame | null; names: readonly [string, string] }) {
  if (!frame) return null;
  const name = (player: number) => names[player === 1 ? 1 : 0];
  return (
    <div class="replay-said">
      {frame.chosen && <p>{t("replay-chose", { name: name(frame.player), chosen: frame.chosen })}</p>}
      {frame.decision && (
        <p class="soft">
          {frame.decision.text
            ? t("replay-asked", { name: name(frame.decision.player), text: frame.decision.text })
            : t("replay-decides", { name: name(frame.decision.player) })}
        </p>
      )}
    </div>
  );
}

/** What is said aloud of a position that was gone to by key. */
function spoken(store: ReplayStore): string {
  const head = store.head.value;
  const frame = store.frame.value;
  if (!head || !frame) return "";
  const where = t("replay-at", { position: store.position.value, last: head.last });
  const lines = frame.log.filter((line) => !line.quiet).map((line) => line.text);
  return [where, ...(lines.length > 0 ? lines : [frame.chosen])].filter(Boolean).join(". ");
}

function Eyes({ store, names }: { store: ReplayStore; names: readonly [string, string] }) {
  const title = (viewer: Viewer) =>
    viewer === "both" ? t("replay-view-both") : t("replay-view-of", { name: names[viewer === "1" ? 1 : 0] });
  return (
    <label class="row">
      {t("replay-view")}
      <select
        class="replay-viewer"
        value={store.viewer.value}
        onChange={(event) => store.lookAs(event.currentTarget.value as Viewer)}
      >
        {VIEWERS.map((viewer) => (
          <option key={viewer} value={viewer}>
            {title(viewer)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Sides({ store, notes }: { store: ReplayStore; notes: JSX.Element }) {
  const [open, setOpen] = useState<"log" | "notes">("log");
  const isLog = useComputed(() => store.log.value.length > 0).value;
  const tab = (name: "log" | "notes") => (
    <button type="button" class="button small" aria-pressed={open === name} onClick={() => setOpen(name)}>
      {t(`replay-${name}`)}
    </button>
  );
  return (
    <>
      <div class="row replay-tabs">
        {tab("log")}
        {tab("notes")}
      </div>
      {open === "log" ? isLog && <ReplayLog store={store} /> : notes}
    </>
  );
}

function Keys() {
  return (
    <details class="replay-keys">
      <summary>{t("replay-keys")}</summary>
      <dl>
        {KEYS.map(([key, text]) => (
          <div key={key} class="row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
