import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Connection, connect, socketUrl } from "../../src/table/socket";
import type { Outgoing } from "../../src/wire";

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = 1;
    this.onopen?.();
  }
  drop() {
    this.readyState = 3;
    this.onclose?.();
  }
  tell(message: Outgoing) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let there: boolean;
let lost: number;
let received: Outgoing[];
let connection: Connection;
const last = () => FakeSocket.made[FakeSocket.made.length - 1] as FakeSocket;
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  there = true;
  lost = 0;
  received = [];
  connection = connect({
    url: "ws://here/socket",
    token: "abc",
    language: () => "ja",
    receive: (message) => received.push(message),
    lost: () => {
      lost += 1;
    },
    isThere: async () => there,
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("names protocol and token in the subprotocols and greets in the language", () => {
  expect(last().protocols).toEqual(["taisen.1", "token.abc"]);
  last().accept();
  expect(last().sent).toEqual([{ type: "hello", language: "ja" }]);
  expect(connection.link.value).toBe("open");
});

it("comes back by itself, later each time, and at once after a success", async () => {
  last().accept();
  last().drop();
  expect(connection.link.value).toBe("lost");
  expect(lost).toBe(1);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await settle();
    const wait = connection.nextAttempt.value - performance.now();
    expect(wait).toBeGreaterThan(0);
    waits.push(wait);
    const before = FakeSocket.made.length;
    await vi.advanceTimersByTimeAsync(wait + 1);
    expect(FakeSocket.made.length).toBe(before + 1);
    last().drop();
  }
  expect(waits[0]).toBeLessThan(1000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15_000 * 1.25);
  expect(waits[4]).toBeGreaterThan(waits[0] as number);
  await settle();
  connection.again();
  last().accept();
  expect(connection.link.value).toBe("open");
  last().drop();
  await settle();
  expect(connection.nextAttempt.value - performance.now()).toBeLessThan(1000);
});

it("gives up when the server knows the table no more", async () => {
  there = false;
  last().drop();
  await settle();
  expect(connection.link.value).toBe("closed");
  expect(connection.nextAttempt.value).toBe(0);
});

it("does not fight for a seat that another page took over, but takes it back when asked", async () => {
  last().accept();
  last().tell({ type: "taken-over" });
  expect(connection.link.value).toBe("taken");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  connection.again();
  expect(FakeSocket.made).toHaveLength(2);
});

it("comes back after a server that goes down, and stays away from a closed table", async () => {
  last().accept();
  last().tell({ type: "closing", again: true, text: "" });
  last().drop();
  await settle();
  expect(connection.nextAttempt.value).toBeGreaterThan(0);
  connection.again();
  last().accept();
  last().tell({ type: "closing", again: false, text: "Closed." });
  expect(connection.link.value).toBe("closed");
  expect(connection.farewell.value).toBe("Closed.");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.made).toHaveLength(2);
});

it("notices a server that does not answer any more", async () => {
  last().accept();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(last().sent.map((message) => message.type)).toEqual(["hello", "ping"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.link.value).toBe("lost");
});

it("is content with a server that answers", async () => {
  last().accept();
  await vi.advanceTimersByTimeAsync(20_000);
  last().tell({ type: "pong", id: 1 });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(connection.link.value).toBe("open");
});

it("tries at once when the network is back", async () => {
  last().accept();
  last().drop();
  await settle();
  const before = FakeSocket.made.length;
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made.length).toBe(before + 1);
});

it("sends nothing without a connection", () => {
  expect(connection.send({ type: "concede" })).toBe(false);
  last().accept();
  expect(connection.send({ type: "concede" })).toBe(true);
});

it("finds the socket beside the page", () => {
  expect(socketUrl("a/b", new URL("https://cards.example/table/x"))).toBe(
    "wss://cards.example/api/tables/a%2Fb/socket",
  );
  expect(socketUrl("x", new URL("http://127.0.0.1:8000/"))).toBe("ws://127.0.0.1:8000/api/tables/x/socket");
});
