/**
 * The connection to a table: it comes back by itself, and says when it cannot.
 *
 * Owns one WebSocket at a time, the waiting between attempts, and the question whether the server still is there.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import { type Incoming, type Language, type Outgoing, PROTOCOL, TOKEN_PREFIX } from "../wire";

/**
 * How the connection stands: `connecting` for the first time, `open`, `lost` (it is trying again), `taken` by
 * another page with the same seat, `closed` for good.
 */
export type Link = "connecting" | "open" | "lost" | "taken" | "closed";

export interface Connection {
  readonly link: ReadonlySignal<Link>;
  /** When the next attempt is made, by `performance.now()`; 0 while none waits. */
  readonly nextAttempt: ReadonlySignal<number>;
  /** What the server said when it closed for good. */
  readonly farewell: ReadonlySignal<string>;
  open(): void;
  send(message: Incoming): boolean;
  /** Try now, or take the seat back. */
  again(): void;
  close(): void;
}

export interface ConnectionOptions {
  url: string;
  token: string;
  language(): Language;
  receive(message: Outgoing): void;
  lost(): void;
  /** Whether a table that cannot be connected to is still there for this token; false ends the attempts. */
  isThere(): Promise<boolean>;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

export function connect(options: ConnectionOptions): Connection {
  const link = signal<Link>("connecting");
  const nextAttempt = signal(0);
  const farewell = signal("");
  let socket: WebSocket | null = null;
  let failures = 0;
  let attempt: ReturnType<typeof setTimeout> | undefined;
  let heart: ReturnType<typeof setInterval> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let pings = 0;

  function open(): void {
    clearTimeout(attempt);
    nextAttempt.value = 0;
    const made = new WebSocket(options.url, [PROTOCOL, TOKEN_PREFIX + options.token]);
    socket = made;
    let greeted = false;
    made.onopen = () => {
      greeted = true;
      failures = 0;
      link.value = "open";
      send({ type: "hello", language: options.language() });
      heart = setInterval(ping, PING_EVERY);
    };
    made.onmessage = (event) => {
      clearTimeout(patience);
      if (typeof event.data === "string") take(JSON.parse(event.data) as Outgoing);
    };
    made.onclose = () => {
      if (socket === made) gone(greeted);
    };
  }

  function take(message: Outgoing): void {
    if (message.type === "taken-over") end("taken");
    else if (message.type === "closing" && !message.again) {
      farewell.value = message.text;
      end("closed");
    } else options.receive(message);
  }

  /** The connection went away by itself. */
  async function gone(greeted: boolean): Promise<void> {
    stopTimers();
    socket = null;
    options.lost();
    link.value = "lost";
    if (!greeted && !(await options.isThere())) {
      if (link.value === "lost" && !socket) link.value = "closed";
      return;
    }
    if (link.value !== "lost" || socket) return;
    // Many pages that lost one server do not all come back in one moment.
    const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT) * (0.75 + Math.random() / 2);
    failures += 1;
    nextAttempt.value = performance.now() + wait;
    clearTimeout(attempt);
    attempt = setTimeout(open, wait);
  }

  function end(how: Link): void {
    stopTimers();
    const before = socket;
    socket = null;
    before?.close();
    options.lost();
    link.value = how;
  }

  function stopTimers(): void {
    clearTimeout(attempt);
    clearInterval(heart);
    clearTimeout(patience);
    nextAttempt.value = 0;
  }

  function ping(): void {
    pings += 1;
    send({ type: "ping", id: pings });
    clearTimeout(patience);
    patience = setTimeout(() => {
      const silent = socket;
      socket = null;
      silent?.close();
      gone(true);
    }, PONG_WITHIN);
  }

  function send(message: Incoming): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function again(): void {
    if (link.value === "open" || link.value === "connecting") return;
    failures = 0;
    link.value = "lost";
    open();
  }

  const online = () => {
    if (link.value === "lost" && !socket) again();
  };
  addEventListener("online", online);

  return {
    link,
    nextAttempt,
    farewell,
    open,
    send,
    again,
    close() {
      removeEventListener("online", online);
      end("closed");
    },
  };
}

/** Address of a table's socket, at the server that this page comes from. */
export function socketUrl(id: string, page: URL = new URL(location.href)): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/api/tables/${encodeURIComponent(id)}/socket`;
}
