/**
 * The store of a table: what the server told, and what the player is about to do.
 *
 * Owns the state of one table page as signals, and what a touch on the board means: it answers where one option
 * fits and narrows where several do. It draws nothing and knows no rule.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Highlight, Interactive } from "../games/interactive";
import { openRule } from "../parts/rule";
import type {
  AutoSettings,
  Chat,
  ChatLine,
  Clock,
  Decision,
  Details,
  Face,
  Incoming,
  Language,
  LogLine,
  Moment,
  Option,
  Outgoing,
  Propose,
  Refused,
  TableState,
  Update,
} from "../wire";
import { beside, lastMoment } from "./moments";
import { isPlaceless, narrowed, type Way, wayOf, waysOf } from "./ways";

/** A clock, and when it came, by `performance.now()`. */
export interface ClockReading extends Clock {
  at: number;
}

export interface TableStore extends Interactive {
  readonly tableState: ReadonlySignal<TableState | null>;
  readonly update: ReadonlySignal<Update | null>;
  /** Counts the boards that came. */
  readonly serial: ReadonlySignal<number>;
  readonly faces: ReadonlySignal<ReadonlyMap<string, Face>>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** What came last in the chat, without what had been said before the page opened. */
  readonly chatNews: ReadonlySignal<readonly ChatLine[]>;
  readonly clock: ReadonlySignal<ClockReading | null>;
  readonly decision: ReadonlySignal<Decision | null>;
  readonly shown: ReadonlySignal<Details | null>;
  /** What was refused last; null once it was read. */
  readonly refused: Signal<Refused | null>;
  /** The earlier moment that is looked at; null for the present. Nothing is answered meanwhile. */
  readonly looked: ReadonlySignal<Moment | null>;
  /** Whether the moment that was looked at was taken back; false once it was said. */
  readonly lookGone: Signal<boolean>;
  /** Whether nothing can be answered now: an answer is on its way, or the connection broke and no board came since. */
  readonly waiting: ReadonlySignal<boolean>;
  readonly ways: ReadonlySignal<readonly Way[]>;
  /** What was touched so far. */
  readonly touched: ReadonlySignal<readonly string[]>;
  /** The ways that are left; all of them while nothing is touched. */
  readonly left: ReadonlySignal<readonly Way[]>;
  /** A way with a warning that the player is to confirm. */
  readonly doubt: ReadonlySignal<Way | null>;

  receive(message: Outgoing): void;
  /** Take an answer: of an option, or of a way that was found. A warning is shown first. */
  choose(choice: Option | Way): void;
  chooseDefault(): void;
  /** Do what was warned of. */
  confirm(): void;
  /** Let go of what was touched. */
  cancel(): void;
  /** Look at the match as it stood at a moment of the log; the present one is no looking back. */
  lookBack(position: number): void;
  /** Go to the moment before or after the one that is looked at; after the last one comes the present. */
  lookOn(direction: -1 | 1): void;
  backToNow(): void;
  propose(kind: Propose["kind"], text?: string): void;
  reply(kind: Propose["kind"], accept: boolean): void;
  concede(): void;
  nextMatch(): void;
  say(text: string): void;
  setAuto(settings: AutoSettings): void;
  allowHands(allow: boolean): void;
  setName(name: string): void;
  speak(language: Language): void;
  /** The connection is gone, and what was on its way: the next board tells what came of it. */
  lost(): void;
}

/**
 * Make the store of a table.
 *
 * @param send - sends a message; returns false where there is no connection.
 */
export function createStore(send: (message: Incoming) => boolean): TableStore {
  const tableState = signal<TableState | null>(null);
  const update = signal<Update | null>(null);
  const serial = signal(0);
  const faces = signal<ReadonlyMap<string, Face>>(new Map());
  const log = signal<readonly LogLine[]>([]);
  const chat = signal<readonly ChatLine[]>([]);
  const chatNews = signal<readonly ChatLine[]>([]);
  let isGreeted = false;
  const clock = signal<ClockReading | null>(null);
  const shown = signal<Details | null>(null);
  const refused = signal<Refused | null>(null);
  const waiting = signal(false);
  /** Whether the connection broke, and the server has not told anew how the match stands. */
  let isAdrift = false;
  const looked = signal<Moment | null>(null);
  const lookGone = signal(false);
  let looks = 0;
  const touched = signal<readonly string[]>([]);
  const doubt = signal<Way | null>(null);
  const decision = computed(() => update.value?.decision ?? null);
  const ways = computed(() => waysOf(decision.value));
  const left = computed(() => narrowed(ways.value, touched.value));
  const marks = computed(() => marksOf(left.value, touched.value));
  let inspections = 0;
  /** What the details are about, and the question by which they are kept up to date. */
  let inspected = { ref: "", number: "" };
  let renewal = 0;

  function receive(message: Outgoing): void {
    batch(() => {
      switch (message.type) {
        case "table":
          // Another match begins: there is nothing to look back at.
          if (message.status === "running" && tableState.value?.status !== "running") backToNow();
          tableState.value = message;
          break;
        case "update":
          take(message);
          break;
        case "chat":
          takeChat(message);
          break;
        case "details":
          if (message.id === inspections) takeDetails(message);
          break;
        case "moment":
          takeFaces(message.faces);
          if (message.id === looks) {
            looked.value = message;
            letGo();
          }
          break;
        case "refused":
          takeRefusal(message);
          break;
        default:
          // The rest concerns the connection.
          break;
      }
    });
  }

  function take(message: Update): void {
    const before = decision.value;
    update.value = message;
    serial.value += 1;
    takeFaces(message.faces);
    if (message.log.length > 0 || message.log_from < log.value.length) {
      log.value = [...log.value.slice(0, message.log_from), ...message.log];
    }
    clock.value = message.clock && { ...message.clock, at: performance.now() };
    renewDetails();
    renewMoment(message);
    const isAnother = before?.serial !== message.decision?.serial;
    if (isAnother || isAdrift) waiting.value = false;
    isAdrift = false;
    if (isAnother) letGo();
    else {
      // The same question in another language: what was touched stays, the warning's words do not.
      doubt.value = null;
    }
  }

  function takeFaces(fresh: readonly Face[]): void {
    if (fresh.length === 0) return;
    faces.value = new Map([...faces.value, ...fresh.map((face) => [face.number, face] as const)]);
  }

  /** What is looked at may have been taken back, or the reader speaks another language. */
  function renewMoment(message: Update): void {
    const moment = looked.value;
    if (moment === null) return;
    if (moment.position > lastMoment(log.value)) {
      backToNow();
      lookGone.value = true;
    } else if (moment.position === lastMoment(log.value)) backToNow();
    else if (message.log_from === 0) lookBack(moment.position);
  }

  function lookBack(position: number): void {
    if (position >= lastMoment(log.value)) {
      backToNow();
      return;
    }
    looks += 1;
    send({ type: "look", id: looks, position });
  }

  function lookOn(direction: -1 | 1): void {
    if (looked.value === null) return;
    const next = beside(log.value, looked.value.position, direction);
    if (next !== undefined) lookBack(next);
    else if (direction > 0) backToNow();
  }

  function backToNow(): void {
    // What is on its way comes too late.
    looks += 1;
    looked.value = null;
  }

  function takeDetails(message: Details): void {
    // Where the card stood that was asked about, another one stands by now.
    const isAnother =
      message.id === renewal && inspected.number !== "" && message.face.number !== inspected.number;
    shown.value = isAnother ? null : message;
    inspected.number = message.face.number;
  }

  function takeRefusal(message: Refused): void {
    if (message.to === "inspect") {
      if (message.id === inspections) takeNoDetails(message);
      return;
    }
    if (!isAdrift) waiting.value = false;
    refused.value = message;
  }

  /** What was shown is not there any more; who has asked anew is told why there is nothing to show. */
  function takeNoDetails(message: Refused): void {
    if (message.id === renewal) shown.value = null;
    else refused.value = message;
  }

  /** The board is another one, or in another language: so are the values that are shown. */
  function renewDetails(): void {
    if (shown.value === null) return;
    ask(inspected.ref, inspected.ref === "" ? inspected.number : "");
    renewal = inspections;
  }

  function takeChat(message: Chat): void {
    const known = new Set(chat.value.map((line) => `${line.at} ${line.player} ${line.text}`));
    const fresh = message.lines.filter((line) => !known.has(`${line.at} ${line.player} ${line.text}`));
    if (fresh.length > 0) chat.value = [...chat.value, ...fresh].sort((a, b) => a.at - b.at);
    // The first message is the greeting, with what was said before.
    if (isGreeted) chatNews.value = fresh;
    isGreeted = true;
  }

  function letGo(): void {
    touched.value = [];
    doubt.value = null;
  }

  function touch(ref: string): void {
    if (looked.value) return;
    doubt.value = null;
    const path = touched.value;
    if (path.length > 0 && path[path.length - 1] === ref) {
      touched.value = path.slice(0, -1);
      return;
    }
    if (!follow([...path, ref]) && !(path.length > 0 && follow([ref]))) {
      letGo();
      inspect(ref);
    }
  }

  /** Narrow to what begins so, and answer where one way is left. */
  function follow(path: readonly string[]): boolean {
    const fitting = narrowed(ways.value, path);
    const one = fitting[0];
    if (!one) return false;
    touched.value = path;
    if (fitting.length === 1) choose(one);
    return true;
  }

  function choose(choice: Option | Way): void {
    const way = "options" in choice ? choice : optionWay(choice);
    if (!way || waiting.value || looked.value) return;
    if (way.warning !== "" && doubt.value !== way) {
      doubt.value = way;
      return;
    }
    answer(way);
  }

  function optionWay(option: Option): Way | undefined {
    const asked = decision.value;
    const index = asked?.options.indexOf(option) ?? -1;
    return asked && index >= 0 ? wayOf([option], index, index === asked.default) : undefined;
  }

  function answer(way: Way): void {
    const asked = decision.value;
    const [first, ...rest] = way.options;
    if (!asked?.mine || !first) return;
    const then = rest.map((option) => option.text);
    waiting.value = send({ type: "answer", serial: asked.serial, option: first.text, then });
    letGo();
  }

  function chooseDefault(): void {
    if (doubt.value || looked.value) return;
    const rest = left.value;
    const only = touched.value.length > 0 && rest.length === 1 ? rest[0] : undefined;
    const way = only ?? ways.value.find((one) => one.isDefault);
    if (way) choose(way);
  }

  /** Ref of the side of who decides: where a card goes that asks for no place. */
  function ownSide(): string {
    return update.value?.board.sides[decision.value?.player ?? 0]?.ref ?? "";
  }

  function drop(from: string, to: string): void {
    if (looked.value) return;
    doubt.value = null;
    if (follow([from, to])) return;
    const whole = narrowed(ways.value, [from]).filter((way) => way.refs.length === 1);
    const one = whole[0];
    if (!one || to !== ownSide()) return;
    if (whole.length === 1) choose(one);
    else touched.value = [from];
  }

  function inspect(ref: string, number = ""): void {
    inspected = { ref, number };
    ask(ref, number);
  }

  function ask(ref: string, number: string): void {
    inspections += 1;
    send({ type: "inspect", id: inspections, ref, number });
  }

  return {
    tableState,
    update,
    serial,
    faces,
    log,
    chat,
    chatNews,
    clock,
    decision,
    shown,
    refused,
    looked,
    lookGone,
    lookBack,
    lookOn,
    backToNow,
    waiting,
    ways,
    touched,
    left,
    doubt,
    receive,
    highlight: (ref) => marks.value.get(ref) ?? "",
    touch,
    options: (ref) => [...new Set(left.value.flatMap((way) => optionsAt(way, touched.value, ref)))],
    targets: (from) => [
      ...new Set(ways.value.flatMap((way) => (way.refs[0] === from ? [way.refs[1] ?? ownSide()] : []))),
    ],
    drop,
    cancel: letGo,
    inspect,
    choose,
    chooseDefault,
    confirm() {
      if (doubt.value && !waiting.value) answer(doubt.value);
    },
    details: () => shown.value,
    dismiss() {
      inspections += 1;
      shown.value = null;
    },
    openRule,
    propose: (kind, text = "") => void send({ type: "propose", kind, text }),
    reply: (kind, accept) => void send({ type: "reply", kind, accept }),
    concede: () => void send({ type: "concede" }),
    nextMatch: () => void send({ type: "next" }),
    say: (text) => void send({ type: "say", text }),
    setAuto: (settings) => void send({ type: "auto", settings }),
    allowHands: (allow) => void send({ type: "hands", allow }),
    setName: (name) => void send({ type: "name", name }),
    // The board comes anew, and with it what is shown of a card.
    speak: (language) => void send({ type: "language", language }),
    lost() {
      isAdrift = true;
      waiting.value = true;
    },
  };
}

/** The option of a way that touching the thing now would begin or go on with. */
function optionsAt(way: Way, touched: readonly string[], ref: string): Option[] {
  if (way.refs[touched.length] !== ref) return [];
  let seen = 0;
  for (const option of way.options) {
    seen += option.refs.length;
    if (seen > touched.length) return [option];
  }
  return [];
}

/** How each thing on the board stands to the question. */
function marksOf(left: readonly Way[], touched: readonly string[]): Map<string, Highlight> {
  const marks = new Map<string, Highlight>();
  for (const way of left) {
    const next = isPlaceless(way) ? undefined : way.refs[touched.length];
    if (next !== undefined) marks.set(next, touched.length > 0 ? "target" : "option");
  }
  for (const ref of touched) marks.set(ref, "chosen");
  return marks;
}
