/**
 * The store of the board editor: the position, its text, what the server says of them, and what is held.
 *
 * Owns what a touch on the board means here: it takes a thing, and puts it down where it may lie. It knows no game.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { request, said } from "../../api";
import type { Interactive } from "../../games/interactive";
import { openRule } from "../../parts/rule";
import { language, t } from "../../texts";
import type {
  Board,
  CardList,
  Details,
  Edited,
  Face,
  Option,
  PositionAsked,
  PositionChecked,
} from "../../wire";
import { detailsOf } from "../face";
import type { Held, Model } from "./game";

export interface Editor<P extends Edited, S, M> extends Interactive {
  readonly game: string;
  /** Whether the position is to repair a match: what it says nothing of stays as it is there. */
  readonly repairs: boolean;
  readonly position: ReadonlySignal<P>;
  readonly text: ReadonlySignal<string>;
  readonly checked: ReadonlySignal<PositionChecked | null>;
  /** The last board that could be drawn. */
  readonly board: ReadonlySignal<Board | null>;
  readonly faces: ReadonlySignal<ReadonlyMap<string, Face>>;
  readonly held: Signal<Held<S> | null>;
  readonly fault: ReadonlySignal<string>;
  /** Whether the last change is not checked yet. */
  readonly busy: ReadonlySignal<boolean>;
  readonly mayUndo: ReadonlySignal<boolean>;
  /** Number of the card that is shown, empty for none. */
  readonly face: Signal<string>;
  /** Take a card, and show it where there is room beside the board. */
  take(held: Held<S> | null): void;
  /** Set up another position; what is held is let go, unless it is held on. */
  change(position: P, hold?: Held<S> | null): void;
  undo(): void;
  write(text: string): void;
  /** Begin with a text: there is nothing to undo. */
  open(text: string): void;
  putHeld(to: M): void;
  removeHeld(): void;
  /** Ask for the cards and the boards in the page's language. */
  load(): Promise<void>;
  close(): void;
}

const WAIT = 200;
const WIDE = "(min-width: 64rem)";
const MOST_UNDONE = 200;

export function createEditor<P extends Edited, S, M>(
  model: Model<P, S, M>,
  repairs = false,
): Editor<P, S, M> {
  const game = model.name;
  const position = signal<P>(model.empty());
  const text = signal("");
  const checked = signal<PositionChecked | null>(null);
  const board = signal<Board | null>(null);
  const list = signal<ReadonlyMap<string, Face>>(new Map());
  const made = signal<ReadonlyMap<string, Face>>(new Map());
  const held = signal<Held<S> | null>(null);
  const fault = signal("");
  const busy = signal(false);
  const face = signal("");
  const past = signal<readonly P[]>([]);
  // The list first: its order is the one in which cards are found. Made-up cards come after it.
  const faces = computed(() => new Map([...list.value, ...made.value]));
  const places = computed(() => (board.value ? model.meanings(board.value) : new Map<string, M>()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = new AbortController();
  /** Whether the text was edited last, so that the forms follow it; else it follows them. */
  let isTextFirst = false;

  /** Have what is edited checked in a moment, in place of what was to be checked until now. */
  function later(): void {
    const asked = { game, text: text.peek(), position: isTextFirst ? null : position.peek() };
    clearTimeout(timer);
    stop.abort();
    stop = new AbortController();
    busy.value = true;
    timer = setTimeout(() => check(asked), WAIT);
  }

  async function check(asked: PositionAsked): Promise<void> {
    const mine = stop;
    try {
      const found = await request<PositionChecked>(`/api/positions/check?language=${language.peek()}`, {
        method: "POST",
        body: asked,
        signal: mine.signal,
      });
      batch(() => {
        busy.value = false;
        fault.value = "";
        checked.value = found;
        if (asked.position) text.value = found.text;
        else if (found.position && model.owns(found.position)) position.value = found.position;
        if (found.whole) board.value = found.whole;
        made.value = new Map([...made.peek(), ...found.faces.map((one) => [one.number, one] as const)]);
      });
    } catch (error) {
      if (mine.signal.aborted) return;
      batch(() => {
        busy.value = false;
        fault.value = said(error);
      });
    }
  }

  function change(wanted: P, hold: Held<S> | null = null): void {
    if (wanted === position.peek()) return;
    batch(() => {
      past.value = [...past.peek(), position.peek()].slice(-MOST_UNDONE);
      position.value = wanted;
      held.value = hold;
    });
    isTextFirst = false;
    later();
  }

  function undo(): void {
    const before = past.peek().at(-1);
    if (!before) return;
    batch(() => {
      past.value = past.peek().slice(0, -1);
      position.value = before;
      held.value = null;
    });
    isTextFirst = false;
    later();
  }

  function write(wanted: string): void {
    batch(() => {
      if (text.peek() !== wanted) past.value = [...past.peek(), position.peek()].slice(-MOST_UNDONE);
      text.value = wanted;
      held.value = null;
    });
    isTextFirst = true;
    later();
  }

  const mayGo = (what: Held<S>, to: M) => model.mayGo(what, to, faces.value);

  function go(what: Held<S>, to: M): void {
    change(model.go(position.peek(), what, to, board.peek()));
  }

  function taken(ref: string): Held<S> | null {
    const meaning = places.value.get(ref);
    return meaning === undefined || !board.value ? null : model.taken(meaning, board.value);
  }

  const same = (one: Held<S>, other: Held<S> | null) =>
    other !== null && JSON.stringify(one) === JSON.stringify(other);

  function take(what: Held<S> | null): void {
    held.value = what;
    if (what && what.number !== "" && matchMedia(WIDE).matches) face.value = what.number;
  }

  const editor: Editor<P, S, M> = {
    game,
    repairs,
    position,
    text,
    checked,
    board,
    faces,
    held,
    fault,
    busy,
    face,
    mayUndo: computed(() => past.value.length > 0),
    take,
    change,
    undo,
    write,
    open(wanted) {
      write(wanted);
      past.value = [];
    },
    putHeld(to) {
      const what = held.peek();
      if (what) go(what, to);
    },
    removeHeld() {
      const what = held.peek();
      if (what?.kind === "there") change(model.remove(position.peek(), what.spot));
      held.value = null;
    },
    async load() {
      const found = await request<CardList>(`/api/cards/${game}?language=${language.peek()}`);
      list.value = new Map(found.faces.map((one) => [one.number, one]));
      later();
    },
    close() {
      clearTimeout(timer);
      stop.abort();
    },
    highlight(ref) {
      const meaning = places.value.get(ref);
      if (meaning === undefined) return "";
      const what = held.value;
      if (!what) return taken(ref) ? "option" : "";
      const own = taken(ref);
      if (own && same(own, what)) return "chosen";
      return mayGo(what, meaning) ? "target" : own ? "option" : "";
    },
    options(ref) {
      const meaning = places.value.get(ref);
      if (meaning === undefined) return [];
      const what = held.value;
      if (what && mayGo(what, meaning)) return [option(t("editor-put-here"))];
      return taken(ref) ? [option(t("editor-take"))] : [];
    },
    touch(ref) {
      const meaning = places.value.get(ref);
      const what = held.peek();
      if (meaning !== undefined && what && mayGo(what, meaning)) {
        go(what, meaning);
        return;
      }
      const found = taken(ref);
      take(found && same(found, what) ? null : found);
    },
    targets(from) {
      const what = taken(from);
      if (!what) return [];
      return [...places.value].filter(([ref, to]) => ref !== from && mayGo(what, to)).map(([ref]) => ref);
    },
    drop(from, to) {
      const what = taken(from);
      const goal = places.value.get(to);
      if (what && goal !== undefined && mayGo(what, goal)) go(what, goal);
    },
    inspect(_, number) {
      face.value = number;
    },
    details(): Details | null {
      const found = faces.value.get(face.value);
      return found ? detailsOf(found) : null;
    },
    dismiss() {
      face.value = "";
    },
    openRule,
  };
  return editor;
}

function option(label: string): Option {
  return { text: label, verb: "edit", label, role: "act", refs: [], hint: "", warning: "", follow: [] };
}
