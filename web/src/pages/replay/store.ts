/**
 * The store of a replay page: where one stands, whose eyes one has, and the positions that were fetched.
 *
 * Owns the state of one replay as signals. Positions come in blocks; the one that is looked at comes first, the
 * others follow, so that every step is at hand and the log is whole. It knows no rule.
 */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { request, said } from "../../api";
import { language } from "../../texts";
import type { Face, Frame, Frames, Language, LogLine, Replay } from "../../wire";

/** Whose eyes: a player's, or both's. */
export type Viewer = "0" | "1" | "both";
export const VIEWERS: readonly Viewer[] = ["both", "0", "1"];

/** How fast it plays: milliseconds an answer. */
export const SPEEDS = { slow: 2400, usual: 1200, fast: 500, fastest: 160 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

/** Positions of one request; the server sends no more than twice as many. */
export const BLOCK = 32;

export interface ReplayStore {
  readonly head: ReadonlySignal<Replay | null>;
  /** Why there is nothing to show; empty while there is no reason. */
  readonly failed: ReadonlySignal<string>;
  readonly position: ReadonlySignal<number>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly frame: ReadonlySignal<Frame | null>;
  readonly faces: ReadonlySignal<ReadonlyMap<string, Face>>;
  /** The log as far as it was fetched, in its order. */
  readonly log: ReadonlySignal<readonly LogLine[]>;
  readonly playing: ReadonlySignal<boolean>;
  readonly speed: Signal<Speed>;
  /** Whether the last move went one answer on: then it is shown as movement. */
  readonly forward: ReadonlySignal<boolean>;

  go(position: number): void;
  step(count: number): void;
  /** To the next turn (1), or to the beginning of this one and the ones before (-1). */
  turn(direction: 1 | -1): void;
  battle(direction: 1 | -1): void;
  play(on: boolean): void;
  lookAs(viewer: Viewer): void;
  close(): void;
}

/** Make the store of a replay, and begin to fetch it. */
export function createReplay(id: string, start: number): ReplayStore {
  const base = `/api/replays/${encodeURIComponent(id)}`;
  const head = signal<Replay | null>(null);
  const failed = signal("");
  const position = signal(Math.max(0, start));
  const viewer = signal<Viewer>("both");
  const frames = signal<ReadonlyMap<number, Frame>>(new Map());
  const playing = signal(false);
  const speed = signal<Speed>("usual");
  const forward = signal(false);
  const last = computed(() => head.value?.last ?? 0);
  const faces = computed(
    () => new Map((head.value?.faces ?? []).map((face) => [face.number, face] as const)),
  );
  const log = computed(() => {
    const found = [...frames.value.values()].sort((a, b) => a.position - b.position);
    return found.flatMap((one) => one.log);
  });
  // While a position is on its way, the one before it stays to be seen.
  let shown: Frame | null = null;
  const frame = computed(() => {
    shown = frames.value.get(position.value) ?? shown;
    return shown;
  });
  let fetching: AbortController | null = null;
  let timer = 0;

  const stopFetching = effect(() => {
    const spoken = language.value;
    const eyes = viewer.value;
    fetching?.abort();
    fetching = new AbortController();
    fetchAll(spoken, eyes, fetching.signal).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError")) failed.value = said(error);
    });
  });

  async function fetchAll(spoken: Language, eyes: Viewer, stop: AbortSignal): Promise<void> {
    const found = await request<Replay>(`${base}?language=${spoken}`, { signal: stop });
    const at = Math.min(position.peek(), found.last);
    const first = blockOf(at);
    const fresh = await fetchBlock(first, found.last, spoken, eyes, stop);
    batch(() => {
      head.value = found;
      position.value = at;
      failed.value = "";
      frames.value = new Map(fresh);
    });
    for (const block of order(first, blockOf(found.last))) {
      const more = await fetchBlock(block, found.last, spoken, eyes, stop);
      frames.value = new Map([...frames.peek(), ...more]);
    }
  }

  async function fetchBlock(
    block: number,
    end: number,
    spoken: Language,
    eyes: Viewer,
    stop: AbortSignal,
  ): Promise<[number, Frame][]> {
    const from = block * BLOCK;
    const to = Math.min(from + BLOCK - 1, end);
    const query = `from=${from}&to=${to}&viewer=${eyes}&language=${spoken}`;
    const found = await request<Frames>(`${base}/frames?${query}`, { signal: stop });
    stop.throwIfAborted();
    return found.frames.map((one) => [one.position, one]);
  }

  function go(wanted: number): void {
    const next = Math.min(Math.max(0, wanted), last.value);
    batch(() => {
      forward.value = next === position.value + 1;
      position.value = next;
      if (next === last.value) playing.value = false;
    });
  }

  /** The first of `places` beyond the present position, or the last before it. */
  function toPlace(places: readonly number[], direction: 1 | -1, otherwise: number): void {
    const here = position.value;
    const found =
      direction > 0
        ? places.find((place) => place > here)
        : [...places].reverse().find((place) => place < here);
    go(found ?? otherwise);
  }

  const stopPlaying = effect(() => {
    clearTimeout(timer);
    const isHere = frames.value.has(position.value);
    if (playing.value && isHere) {
      timer = window.setTimeout(() => go(position.peek() + 1), SPEEDS[speed.value]);
    }
  });

  return {
    head,
    failed,
    position,
    viewer,
    frame,
    faces,
    log,
    playing,
    speed,
    forward,
    go,
    step: (count) => go(position.value + count),
    turn: (direction) =>
      toPlace(
        (head.value?.turns ?? []).map((turn) => turn.position),
        direction,
        direction > 0 ? last.value : 0,
      ),
    battle: (direction) =>
      toPlace(
        (head.value?.battles ?? []).map((battle) => battle.start),
        direction,
        direction > 0 ? last.value : 0,
      ),
    play(on) {
      batch(() => {
        if (on && position.value === last.value) go(0);
        playing.value = on;
      });
    },
    lookAs(eyes) {
      viewer.value = eyes;
    },
    close() {
      stopFetching();
      stopPlaying();
      clearTimeout(timer);
      fetching?.abort();
    },
  };
}

function blockOf(position: number): number {
  return Math.floor(position / BLOCK);
}

/** The blocks to fetch after the first: those that follow it, then those before it, the nearest first. */
export function order(first: number, last: number): number[] {
  const found: number[] = [];
  for (let block = first + 1; block <= last; block += 1) found.push(block);
  for (let block = first - 1; block >= 0; block -= 1) found.push(block);
  return found;
}

/** The turn in which a position is: its place in the list of turns. */
export function turnAt(turns: readonly { position: number }[], position: number): number {
  let found = 0;
  for (const [index, turn] of turns.entries()) {
    if (turn.position <= position) found = index;
  }
  return found;
}
