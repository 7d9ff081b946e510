import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BLOCK, createReplay, order, type ReplayStore, SPEEDS, turnAt } from "../../src/pages/replay/store";
import { language } from "../../src/texts";
import { head, LAST, serve } from "./samples";

let store: ReplayStore | null = null;

async function open(start = 0): Promise<ReplayStore> {
  const opened = createReplay("r", start);
  store = opened;
  await vi.waitFor(() => expect(opened.log.value).toHaveLength(LAST + 1));
  return opened;
}

beforeEach(() => {
  language.value = "en";
});
afterEach(() => {
  store?.close();
  store = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("fetching", () => {
  it("asks for what is looked at first, then for the rest", async () => {
    const { asked } = serve();
    const opened = await open(50);
    expect(opened.position.value).toBe(50);
    const from = asked.filter((one) => one.includes("/frames")).map((one) => /from=(\d+)/.exec(one)?.[1]);
    expect(from).toEqual(["32", "64", "0"]);
    expect(asked.at(1)).toContain("to=63");
    expect(asked.at(2)).toContain(`to=${LAST}`);
  });

  it("orders the log by position however the blocks come", async () => {
    serve();
    const opened = await open(70);
    expect(opened.log.value.map((line) => line.position)).toEqual(
      Array.from({ length: LAST + 1 }, (_, index) => index),
    );
  });

  it("stands at the last position where the address names one behind it", async () => {
    serve();
    const opened = await open(5000);
    expect(opened.position.value).toBe(LAST);
    expect(opened.frame.value?.position).toBe(LAST);
  });

  it("says why there is nothing to show", async () => {
    serve(head({ id: "other" }));
    store = createReplay("r", 0);
    await vi.waitFor(() => expect(store?.failed.value).toBe("There is no such replay."));
    expect(store.head.value).toBeNull();
  });

  it("shows all with other eyes and in another language, keeping the moment", async () => {
    const { asked } = serve();
    const opened = await open(50);
    opened.lookAs("1");
    expect(opened.frame.value?.chosen).toBe("both en 50");
    await vi.waitFor(() => expect(opened.frame.value?.chosen).toBe("1 en 50"));
    language.value = "ja";
    await vi.waitFor(() => expect(opened.frame.value?.chosen).toBe("1 ja 50"));
    expect(asked.some((one) => one.endsWith("/api/replays/r?language=ja"))).toBe(true);
    await vi.waitFor(() => expect(opened.log.value).toHaveLength(LAST + 1));
    expect(new Set(opened.log.value.map((line) => line.text.split(" ")[2]))).toEqual(new Set(["ja"]));
  });

  it("fetches the nearest blocks first", () => {
    expect(order(2, 4)).toEqual([3, 4, 1, 0]);
    expect(order(0, 0)).toEqual([]);
    expect(BLOCK).toBeGreaterThan(0);
  });
});

describe("going", () => {
  it("stays between the first position and the last", async () => {
    serve();
    const opened = await open();
    opened.step(-1);
    expect(opened.position.value).toBe(0);
    opened.go(1000);
    expect(opened.position.value).toBe(LAST);
  });

  it("goes by turns and by battles", async () => {
    serve();
    const opened = await open(10);
    const places: number[] = [];
    const note = () => places.push(opened.position.value);
    opened.turn(1);
    note();
    opened.turn(1);
    note();
    opened.turn(-1);
    note();
    opened.turn(-1);
    note();
    opened.battle(1);
    note();
    opened.battle(1);
    note();
    opened.battle(1);
    note();
    opened.battle(-1);
    note();
    expect(places).toEqual([40, LAST, 40, 3, 20, 60, LAST, 60]);
  });

  it("shows a single step on as movement and nothing else", async () => {
    serve();
    const opened = await open(10);
    opened.step(1);
    expect(opened.forward.value).toBe(true);
    opened.step(-1);
    expect(opened.forward.value).toBe(false);
    opened.go(40);
    expect(opened.forward.value).toBe(false);
  });

  it("finds the turn of a position", () => {
    const { turns } = head();
    expect([0, 2, 3, 39, 40, 70].map((place) => turnAt(turns, place))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe("playing", () => {
  it("goes on at its speed and stops at the end", async () => {
    serve();
    const opened = await open(LAST - 2);
    vi.useFakeTimers();
    opened.play(true);
    vi.advanceTimersByTime(SPEEDS.usual - 1);
    expect(opened.position.value).toBe(LAST - 2);
    vi.advanceTimersByTime(1);
    expect(opened.position.value).toBe(LAST - 1);
    opened.speed.value = "fast";
    vi.advanceTimersByTime(SPEEDS.fast);
    expect(opened.position.value).toBe(LAST);
    expect(opened.playing.value).toBe(false);
  });

  it("begins again from the start where it stands at the end", async () => {
    serve();
    const opened = await open(LAST);
    vi.useFakeTimers();
    opened.play(true);
    expect(opened.position.value).toBe(0);
    vi.advanceTimersByTime(SPEEDS.usual);
    expect(opened.position.value).toBe(1);
    opened.play(false);
    vi.advanceTimersByTime(SPEEDS.usual * 3);
    expect(opened.position.value).toBe(1);
  });
});
