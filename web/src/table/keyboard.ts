/**
 * The keyboard at a table: every part of a match can be played by it.
 *
 * Owns which key means what, and the moving of the focus between the things on the board, by where they lie.
 */

export interface KeyActions {
  chooseDefault(): void;
  /** Pick a listed option by a digit from 1 to 9. */
  pick(digit: number): void;
  toggleAll(): void;
  pass(): void;
  endStep(): void;
  undo(): void;
  cancel(): void;
  inspect(ref: string, number: string): void;
  touch(ref: string): void;
  openLog(): void;
  openChat(): void;
  toggleTextBoard(): void;
  openKeys(): void;
}

export type Direction = "left" | "right" | "up" | "down";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/**
 * Listen to the keyboard for a table.
 *
 * @param board - the element that holds the things with a `data-ref`; null while there is none.
 * @returns a function that stops listening.
 */
export function listenToKeys(board: () => HTMLElement | null, actions: KeyActions): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
    if (handle(event, board(), actions)) event.preventDefault();
  };
  document.addEventListener("keydown", listener);
  return () => document.removeEventListener("keydown", listener);
}

/** Whether keys belong to what has the focus: a field that is typed in. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

function handle(event: KeyboardEvent, board: HTMLElement | null, actions: KeyActions): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const thing = target?.closest<HTMLElement>("[data-ref]") ?? null;
  const isOnBoard = thing !== null && board?.contains(thing) === true;
  const direction = ARROWS[event.key];
  if (direction) return arrow(direction, target, board);
  // A button or a link that is no thing of the board keeps its own keys.
  const own = target?.closest("button, a, summary, [role=button]");
  if ((event.key === " " || event.key === "Enter") && own && !isOnBoard) return false;
  if (event.repeat) return event.key === " ";
  if (/^[1-9]$/.test(event.key)) actions.pick(Number(event.key));
  else if (event.key === "Enter") {
    const ref = thing?.dataset.ref;
    // A thing that is a button is clicked by the browser.
    if (!isOnBoard || ref === undefined || own === thing) return false;
    actions.touch(ref);
  } else {
    const action = simple(event.key, actions, thing, isOnBoard);
    if (!action) return false;
    action();
  }
  return true;
}

function simple(
  key: string,
  actions: KeyActions,
  thing: HTMLElement | null,
  isOnBoard: boolean,
): (() => void) | undefined {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case " ":
      return actions.chooseDefault;
    case "0":
      return actions.toggleAll;
    case "p":
      return actions.pass;
    case "e":
      return actions.endStep;
    case "u":
      return actions.undo;
    case "l":
      return actions.openLog;
    case "c":
      return actions.openChat;
    case "b":
      return actions.toggleTextBoard;
    case "?":
      return actions.openKeys;
    case "Escape":
      return actions.cancel;
    case "i":
      return isOnBoard
        ? () => actions.inspect(thing?.dataset.ref ?? "", thing?.dataset.number ?? "")
        : undefined;
    default:
      return undefined;
  }
}

/** Move the focus: between things on the board by where they lie, within a menu up and down. */
function arrow(direction: Direction, target: HTMLElement | null, board: HTMLElement | null): boolean {
  const menu = target?.closest<HTMLElement>(".option-menu, .prompt-listed");
  if (menu) return alongMenu(direction, target, menu);
  if (!board) return false;
  const things = thingsOf(board);
  const from = target?.closest<HTMLElement>("[data-ref]");
  if (!from || !board.contains(from)) {
    const isOutside = target === null || target.contains(board) || board.contains(target);
    if (!isOutside) return false;
    firstThing(board)?.focus();
    return true;
  }
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const next = nearest(from.getBoundingClientRect(), boxes, direction, things.indexOf(from));
  things[next]?.focus();
  return true;
}

function alongMenu(direction: Direction, target: HTMLElement | null, menu: HTMLElement): boolean {
  const buttons = [...menu.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const place = target ? buttons.indexOf(target) : -1;
  const step = direction === "down" || direction === "right" ? 1 : -1;
  buttons[(place + step + buttons.length) % buttons.length]?.focus();
  return true;
}

/** The things on a board that can have the focus. */
export function thingsOf(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>("[data-ref]")].filter(
    (thing) => (thing.tabIndex >= 0 || thing.hasAttribute("tabindex")) && thing.getClientRects().length > 0,
  );
}

/** Where the keyboard begins on a board: at the first option, else at the first thing. */
export function firstThing(board: HTMLElement): HTMLElement | undefined {
  const things = thingsOf(board);
  return things.find((thing) => thing.matches("[data-lit], .mat-lit")) ?? things[0];
}

/**
 * The place of the nearest box in a direction; -1 if none lies there.
 *
 * What lies straight ahead comes before what lies aslant.
 */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction, self: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  const origin = centre(from);
  boxes.forEach((box, index) => {
    if (index === self) return;
    const to = centre(box);
    const horizontal = direction === "left" || direction === "right";
    const sign = direction === "right" || direction === "down" ? 1 : -1;
    const ahead = sign * (horizontal ? to.x - origin.x : to.y - origin.y);
    const aside = Math.abs(horizontal ? to.y - origin.y : to.x - origin.x);
    if (ahead <= 1) return;
    const distance = ahead + 2.5 * aside;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

function centre(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
