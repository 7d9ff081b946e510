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
  const listed = shownAll
    ? others
    : others.filter((way) => way.isDefault || !way.refs[0] || !isOnBoard(way.refs[0]));
  return { listed, pass, end };
}

/** Whether a thing is drawn on the page. */
export function isDrawn(ref: string): boolean {
  return document.querySelector(`[data-ref="${CSS.escape(ref)}"]`) !== null;
}
