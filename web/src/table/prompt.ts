/** Which options the prompt bar offers as buttons, and in what order digits pick them. */
import type { TableStore } from "./store";
import type { Way } from "./ways";

/** The role of a way: that of the answer that is given first. */
export function roleOf(way: Way): string {
  return way.options[0]?.role ?? "act";
}

export interface Buttons {
  /** Picked by digits, in this order. */
  listed: readonly Way[];
  pass: Way | undefined;
  end: Way | undefined;
}

/**
 * The buttons of a question.
 *
 * @param shownAll - whether all options are listed, not only those that have no place on the board.
 * @param isOnBoard - whether a thing is to be seen there.
 */
export function buttonsOf(
  store: TableStore,
  shownAll: boolean,
  isOnBoard: (ref: string) => boolean,
): Buttons {
  const ways = store.ways.value;
  const touched = store.touched.value;
  const narrowedTo = store.left.value;
  const pass = ways.find((way) => roleOf(way) === "pass");
  const end = ways.find((way) => roleOf(way) === "end");
  if (touched.length > 0) return { listed: narrowedTo, pass, end };
  const others = ways.filter((way) => way !== pass && way !== end);
  // What the page suggests (a payment, the only thing there is) is one press away wherever it lies.
  // What is put in order is read side by side.
  const listed =
    shownAll || store.decision.value?.shape === "order"
      ? others
      : others.filter((way) => way.isDefault || !way.refs[0] || !isOnBoard(way.refs[0]));
  return { listed, pass, end };
}

/** Whether the answers are numbers: then each is its own key. */
export function areNumbers(listed: readonly Way[]): boolean {
  return listed.length > 0 && listed.every((way) => /^\d+$/.test(way.label));
}

/** The answer that a digit takes: by its place, of numbers by itself; undefined for none. */
export function byDigit(listed: readonly Way[], digit: number): Way | undefined {
  if (areNumbers(listed)) return listed.find((way) => way.label === String(digit));
  return digit > 0 ? listed[digit - 1] : undefined;
}

/** How a question may be answered: a selector of its text, empty where the buttons say it all. */
export function howTo(store: TableStore, { listed, pass, end }: Buttons): string {
  const depth = store.touched.value.length;
  const places = store.left.value.filter((way) => way.refs.length > depth);
  if (depth > 0) return places.length > 0 ? "target" : "";
  const others = store.ways.value.filter((way) => way !== pass && way !== end);
  if (others.length === 0) return pass ? "nothing" : "";
  if (!others.some((way) => way.refs.length > 0 && !listed.includes(way))) return "";
  if (end) return others.some((way) => way.refs.length > 1) ? "move-end" : "end";
  if (pass) return "pass";
  return listed.length > 0 ? "button" : "place";
}

/** Whether a thing is drawn on the page. */
export function isDrawn(ref: string): boolean {
  return document.querySelector(`[data-ref="${CSS.escape(ref)}"]`) !== null;
}
