/** A table: the playmat with its frame: players, prompt bar, log, chat, and what can be done beside the board. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { RequestFailed, request } from "../api";
import { loadGame } from "../games";
import type { GameViews } from "../games/interactive";
import { toast } from "../parts/toasts";
import { repairKey } from "../tables";
import { language, t } from "../texts";
import type { About, Move, TableState } from "../wire";
import { Banner } from "./Banner";
import { ChatBox } from "./Chat";
import { AutoDialog, ConcedeDialog, InviteDialog, KeysDialog, ReportDialog } from "./Dialogs";
import { GoalPanel } from "./GoalPanel";
import { Hints } from "./Hints";
import { listenToKeys } from "./keyboard";
import { Lately } from "./Lately";
import { Log } from "./Log";
import { LookBack, useLookedAt, usePast } from "./LookBack";
import { namesOf } from "./names";
import { Ending, Offers } from "./Offers";
import { OptionMenu } from "./OptionMenu";
import { PlayerBar, PlayerPlate } from "./Players";
import { Prompt } from "./Prompt";
import { pointOut } from "./pointing";
import { buttonsOf, byDigit, isDrawn } from "./prompt";
import { useRefusals } from "./refusals";
import { connect, socketUrl } from "./socket";
import { speakChatOf, speakOf } from "./spoken";
import { createStore, type TableStore } from "./store";
import { Toolbar, type ToolbarDialog, Unread } from "./Toolbar";
import { useUnread } from "./unread";
import "./table.css";

export type Side = "log" | "chat";

interface TableProps {
  id: string;
  token: string;
}

/** The store and the connection of a table, for as long as its page is shown. */
function useTable({ id, token }: TableProps) {
  const table = useMemo(() => {
    const store = createStore((message) => connection.send(message));
    const connection = connect({
      url: socketUrl(id),
      token,
      language: () => language.peek(),
      receive: store.receive,
      lost: store.lost,
      isThere: () => isThere(id, token),
    });
    return { store, connection };
  }, [id, token]);
  useEffect(() => {
    table.connection.open();
    const quiet = [speakOf(table.store), speakChatOf(table.store)];
    return () => {
      for (const stop of quiet) stop();
      table.connection.close();
    };
  }, [table]);
  return table;
}

async function isThere(id: string, token: string): Promise<boolean> {
  try {
    await request<TableState>(`/api/tables/${encodeURIComponent(id)}`, { token });
    return true;
  } catch (error) {
    return (
      !(error instanceof RequestFailed) || error.status === 0 || error.status >= 500 || error.status === 429
    );
  }
}

export function Table(props: TableProps) {
  const { store, connection } = useTable(props);
  const state = store.tableState.value;
  const views = useGame(state?.game);
  const [side, setSide] = useState<Side>("log");
  const [sideOpen, setSideOpen] = useState(false);
  // Who comes back from the board editor with a position is about to propose it.
  const [dialog, setDialog] = useState<ToolbarDialog | null>(() =>
    sessionStorage.getItem(repairKey(props.id)) ? "report" : null,
  );
  const asText = useSignal(false);
  const shownAll = useSignal(false);
  const board = useRef<HTMLElement>(null);
  const isWide = useWide();
  useLanguage(store);
  useRefusals(store);
  useTitle(store);
  useLookedAt(store, board);
  const past = usePast(store);
  usePointed(store, board, `${views !== null} ${asText.value}`);
  const serial = store.decision.value?.serial;
  useEffect(() => {
    shownAll.value = false;
  }, [serial]);
  const waits = state?.status === "waiting";
  useEffect(() => {
    setDialog((open) => (waits ? "invite" : open === "invite" ? null : open));
  }, [waits]);

  useEffect(() => {
    const open = (wanted: Side) => {
      setSide(wanted);
      setSideOpen(true);
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(wanted === "chat" ? "[data-chat]" : ".log-lines")?.focus(),
      );
    };
    const buttons = () => buttonsOf(store, shownAll.value, isDrawn);
    const chooseWay = (way: Parameters<TableStore["choose"]>[0] | undefined) => way && store.choose(way);
    return listenToKeys(() => board.current, {
      chooseDefault: store.chooseDefault,
      pick: (digit) => chooseWay(byDigit(buttons().listed, digit)),
      toggleAll() {
        const zero = byDigit(buttons().listed, 0);
        if (zero) store.choose(zero);
        else shownAll.value = !shownAll.value;
      },
      pass: () => chooseWay(buttons().pass),
      endStep: () => chooseWay(buttons().end),
      undo: () => store.update.value?.undo && !store.looked.value && store.propose("undo"),
      cancel() {
        if (store.looked.value) store.backToNow();
        else if (store.touched.value.length > 0 || store.doubt.value) store.cancel();
        else if (store.shown.value) store.dismiss();
        else shownAll.value = false;
      },
      inspect: (ref, number) => (store.looked.value ? past : store).inspect(ref, number),
      touch: store.touch,
      openLog: () => open("log"),
      openChat: () => open("chat"),
      toggleTextBoard() {
        asText.value = !asText.value;
      },
      openKeys: () => setDialog("keys"),
    });
  }, [store, past, asText, shownAll]);

  const below = state && state.you >= 0 ? state.you : 0;
  const unread = useUnread(store, side === "chat" && (isWide || sideOpen));
  const close = () => setDialog(null);
  const showCards = (numbers: readonly string[]) => {
    const found = pointOut(board.current, numbers);
    setSideOpen(false);
    // On a narrow page the details would cover what is pointed out.
    if (isWide || !found) store.inspect(found?.dataset.ref ?? "", found?.dataset.number ?? numbers[0] ?? "");
  };
  const showMoment = (position: number) => {
    setSideOpen(false);
    store.lookBack(position);
  };
  const isBack = store.looked.value !== null;
  const toolbar = (
    <Toolbar
      store={store}
      side={sideOpen ? side : null}
      onSide={(wanted) => {
        setSideOpen(!(sideOpen && side === wanted));
        setSide(wanted);
      }}
      unread={unread}
      asText={asText}
      onDialog={setDialog}
      isWide={isWide}
    />
  );
  return (
    <div class="table-page" data-side={sideOpen ? side : undefined}>
      <main id="main" class="table-main" tabIndex={-1}>
        <a class="button skip" href="#prompt">
          {t("skip-prompt")}
        </a>
        <h1 class="spoken">{t("table-title")}</h1>
        <Banner connection={connection} />
        {!isWide && toolbar}
        {!isWide && <GoalPanel store={store} />}
        <LookBack store={store} />
        {asText.value && <PlayerBar store={store} player={1 - below} />}
        <section
          ref={board}
          class="table-board"
          aria-label={t(isBack ? "back-board" : "table-board")}
          data-past={isBack ? "" : undefined}
        >
          {views && <BoardOf store={store} views={views} asText={asText.value} />}
        </section>
        {asText.value && <PlayerBar store={store} player={below} />}
        {!isWide && <Offers store={store} />}
        <Lately store={store} />
        <div id="prompt" tabIndex={-1} class="table-prompt">
          <Prompt store={store} shownAll={shownAll} ending={<Ending store={store} />} />
        </div>
        <OptionMenu store={store} />
      </main>
      <aside class="table-column" aria-label={t("table-side")}>
        <h2 class="spoken">{t("table-side")}</h2>
        {isWide && toolbar}
        {isWide && <GoalPanel store={store} />}
        {isWide && <Offers store={store} />}
        <div class="table-side">
          <div class="side-tabs" role="tablist" aria-label={t("table-side")}>
            {(["log", "chat"] as const).map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                id={`tab-${one}`}
                aria-selected={side === one}
                aria-controls="side-panel"
                class="side-tab"
                onClick={() => setSide(one)}
              >
                {t(`${one}-title`)}
                {one === "chat" && <Unread count={unread} />}
              </button>
            ))}
            <button
              type="button"
              class="button quiet small side-close"
              onClick={() => setSideOpen(false)}
              aria-label={t("close")}
            >
              <span aria-hidden="true">✕</span>
            </button>
          </div>
          <div id="side-panel" role="tabpanel" aria-labelledby={`tab-${side}`} class="side-panel">
            {side === "log" ? (
              <Log store={store} onCards={showCards} onMoment={showMoment} />
            ) : (
              <ChatBox store={store} />
            )}
          </div>
        </div>
        {views && store.shown.value ? (
          <div class="table-details">
            <views.DetailsPanel details={store.shown.value} interactive={store} />
          </div>
        ) : (
          isWide && state && <Hints plays={state.you >= 0} />
        )}
      </aside>
      {dialog === "invite" && <InviteDialog store={store} onClose={close} />}
      {dialog === "auto" && <Auto store={store} onClose={close} />}
      {dialog === "concede" && <ConcedeDialog store={store} onClose={close} />}
      {dialog === "report" && state && <ReportDialog store={store} token={props.token} onClose={close} />}
      {dialog === "keys" && <KeysDialog plays={(state?.you ?? -1) >= 0} onClose={close} />}
    </div>
  );
}

function BoardOf({ store, views, asText }: { store: TableStore; views: GameViews; asText: boolean }) {
  const state = store.tableState.value;
  const update = store.update.value;
  const moment = store.looked.value;
  const past = usePast(store);
  if (!state || !update) return null;
  const names = namesOf(state);
  const board = moment?.board ?? update.board;
  const interactive = moment ? past : store;
  if (asText) {
    return (
      <>
        <h2 class="spoken">{t("text-board")}</h2>
        <views.TextBoard board={board} faces={store.faces.value} interactive={interactive} names={names} />
      </>
    );
  }
  return (
    <views.Playmat
      // The way to the past and back is no movement of cards.
      key={moment ? "then" : "now"}
      board={board}
      faces={store.faces.value}
      interactive={interactive}
      names={names}
      plates={[
        <PlayerPlate key={0} store={store} player={0} />,
        <PlayerPlate key={1} store={store} player={1} />,
      ]}
      decision={moment ? null : update.decision}
      moves={moment ? NO_MOVES : update.moves}
    />
  );
}

function Auto({ store, onClose }: { store: TableStore; onClose(): void }) {
  const [windows, setWindows] = useState<readonly string[]>([]);
  const game = store.tableState.value?.game;
  useEffect(() => {
    const stop = new AbortController();
    request<About>(`/api/about?language=${language.peek()}`, { signal: stop.signal }).then(
      (about) => setWindows(about.games.find((one) => one.name === game)?.windows ?? []),
      () => undefined,
    );
    return () => stop.abort();
  }, [game]);
  return <AutoDialog store={store} windows={windows} onClose={onClose} />;
}

function useGame(name: string | undefined): GameViews | null {
  const [views, setViews] = useState<GameViews | null>(null);
  useEffect(() => {
    if (!name) return;
    let current = true;
    loadGame(name).then(
      (found) => current && setViews(found),
      () => toast(t("page-not-loaded")),
    );
    return () => {
      current = false;
    };
  }, [name]);
  return views;
}

/** Whether there is room for a column beside the board. */
function useWide(): boolean {
  const query = useMemo(() => matchMedia("(min-width: 60.01rem)"), []);
  const [wide, setWide] = useState(query.matches);
  useEffect(() => {
    const change = () => setWide(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, [query]);
  return wide;
}

/** The server speaks the language that the page does. */
function useLanguage(store: TableStore): void {
  const spoken = language.value;
  const first = useRef(spoken);
  useEffect(() => {
    if (first.current === spoken) return;
    first.current = spoken;
    store.speak(spoken);
  }, [store, spoken]);
}

/** In the guided match, what the next step is about is pointed at. */
function usePointed(store: TableStore, board: { current: HTMLElement | null }, drawn: string): void {
  const isBack = store.looked.value !== null;
  const refs = (isBack ? null : store.tableState.value?.goal?.refs) ?? NOTHING;
  const serial = store.serial.value;
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const things = [...(board.current?.querySelectorAll<HTMLElement>("[data-ref]") ?? [])];
      const shown = new Set(things.map((thing) => thing.dataset.ref));
      // A card that lies in a pile has no element of its own: its pile is pointed at.
      const pointed = new Set(refs.map((ref) => (shown.has(ref) ? ref : pileOf(ref))));
      for (const thing of things) {
        if (pointed.has(thing.dataset.ref ?? "")) thing.dataset.pointed = "";
        else delete thing.dataset.pointed;
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [refs, serial, board, drawn]);
}

/** The ref of the zone in which a card with a ref such as "trash:0:BS17-003" lies. */
function pileOf(ref: string): string {
  const [zone, side] = ref.split(":");
  return `zone:${side}:${zone}`;
}

const NOTHING: readonly string[] = [];
const NO_MOVES: readonly Move[] = [];

/** The title says whose turn it is to act, for who looks at another page meanwhile. */
function useTitle(store: TableStore): void {
  const mine = store.decision.value?.mine ?? false;
  const title = t("table-title");
  useEffect(() => {
    document.title = mine ? `● ${title}` : title;
  }, [mine, title]);
}
