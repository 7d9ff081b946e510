/**
 * Drag and drop, hovering and long presses on the mat, by mouse, pen or finger.
 *
 * Dragging does what two touches do: what is taken, and where it goes. Things that may be dragged carry
 * `data-drags`; where they may go is asked when a drag begins, and lit until it ends.
 */
import type { Interactive } from "../games/interactive";

const BEGINS = 6;
const PRESS = 500;
const HOVER = 650;
const RETURN = 160;
/** On narrower windows the details cover the board, so that hovering does not open them. */
const ROOM_FOR_DETAILS = "(min-width: 60.01rem)";

interface Press {
  pointer: number;
  source: HTMLElement;
  x: number;
  y: number;
  timer: number;
}

interface Drag {
  ref: string;
  ghost: HTMLElement;
  targets: HTMLElement[];
  over: HTMLElement | null;
  dx: number;
  dy: number;
}

/** Watch a mat; returns what ends the watch. */
export function watchPointers(root: HTMLElement, interactive: () => Interactive): () => void {
  let press: Press | null = null;
  let drag: Drag | null = null;
  let hover = 0;
  let swallow = false;

  const thingAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>("[data-ref], [data-number]") : null;

  function inspect(thing: HTMLElement): void {
    const { ref = "", number = "" } = thing.dataset;
    if (number !== "") interactive().inspect(ref, number);
  }

  function down(event: PointerEvent): void {
    clearTimeout(hover);
    swallow = false;
    const source = thingAt(event.target);
    if (!source || event.button !== 0 || press) return;
    const timer = window.setTimeout(() => {
      // A long press: details, and the click that would follow is none.
      if (event.pointerType === "mouse" || drag) return;
      swallow = true;
      letGo();
      inspect(source);
    }, PRESS);
    press = { pointer: event.pointerId, source, x: event.clientX, y: event.clientY, timer };
  }

  function move(event: PointerEvent): void {
    if (!press || event.pointerId !== press.pointer) return;
    if (!drag && Math.hypot(event.clientX - press.x, event.clientY - press.y) > BEGINS) {
      clearTimeout(press.timer);
      drag = "drags" in press.source.dataset ? begin(press) : null;
      if (!drag) {
        letGo();
        return;
      }
      root.setPointerCapture(event.pointerId);
    }
    if (!drag) return;
    event.preventDefault();
    drag.ghost.style.translate = `${event.clientX - drag.dx}px ${event.clientY - drag.dy}px`;
    const over = targetAt(event.clientX, event.clientY, drag.targets);
    if (over !== drag.over) {
      drag.over?.classList.remove("mat-drop-over");
      over?.classList.add("mat-drop-over");
      drag.over = over;
    }
  }

  function begin({ source, x, y }: Press): Drag | null {
    const ref = source.dataset.ref ?? "";
    const targets = interactive()
      .targets(ref)
      .flatMap((to) => placesOf(root, to));
    if (targets.length === 0) return null;
    for (const target of targets) target.classList.add("mat-drop");
    root.classList.add("mat-dragging");
    const ghost = ghostOf(source);
    const box = ghost.getBoundingClientRect();
    const [dx, dy] = [box.width / 2, box.height / 2];
    ghost.style.translate = `${x - dx}px ${y - dy}px`;
    source.classList.add("mat-source");
    return { ref, ghost, targets, over: null, dx, dy };
  }

  function up(event: PointerEvent): void {
    if (!press || event.pointerId !== press.pointer) return;
    if (drag) {
      swallow = true;
      const over = targetAt(event.clientX, event.clientY, drag.targets);
      const { ref } = drag;
      const to = over && refOf(over);
      if (to) {
        letGo();
        interactive().drop(ref, to);
        return;
      }
      giveBack(drag, press);
    }
    letGo();
  }

  function letGo(): void {
    if (press) {
      clearTimeout(press.timer);
      press.source.classList.remove("mat-source");
    }
    if (drag) {
      for (const target of drag.targets) target.classList.remove("mat-drop", "mat-drop-over");
      drag.ghost.remove();
      root.classList.remove("mat-dragging");
    }
    press = null;
    drag = null;
  }

  function click(event: MouseEvent): void {
    if (!swallow) {
      touchPlace(event);
      return;
    }
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** A touch beside all things is one of the place that they lie in, where that takes part. */
  function touchPlace(event: MouseEvent): void {
    if (!(event.target instanceof Element) || event.target.closest("button")) return;
    const ref = event.target.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";
    if (ref !== "" && interactive().highlight(ref) !== "") interactive().touch(ref);
  }

  function menu(event: MouseEvent): void {
    const thing = thingAt(event.target);
    if (!thing || thing.dataset.number === undefined) return;
    event.preventDefault();
    // A finger's long press has asked already.
    if (!swallow) inspect(thing);
  }

  function over(event: PointerEvent): void {
    clearTimeout(hover);
    if (event.pointerType !== "mouse" || press || !matchMedia(ROOM_FOR_DETAILS).matches) return;
    const thing = thingAt(event.target);
    if (thing?.dataset.number === undefined) return;
    hover = window.setTimeout(() => {
      if (thing.isConnected && !drag) inspect(thing);
    }, HOVER);
  }

  function key(event: KeyboardEvent): void {
    if (event.key === "Escape" && drag) {
      letGo();
      swallow = true;
      event.stopPropagation();
    }
    const thing = thingAt(event.target);
    if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey || !thing) return;
    event.preventDefault();
    inspect(thing);
  }

  const leave = () => clearTimeout(hover);
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", letGo);
  root.addEventListener("pointerover", over);
  root.addEventListener("pointerleave", leave);
  root.addEventListener("click", click, { capture: true });
  root.addEventListener("contextmenu", menu);
  root.addEventListener("keydown", key);
  return () => {
    clearTimeout(hover);
    letGo();
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("pointermove", move);
    root.removeEventListener("pointerup", up);
    root.removeEventListener("pointercancel", letGo);
    root.removeEventListener("pointerover", over);
    root.removeEventListener("pointerleave", leave);
    root.removeEventListener("click", click, { capture: true });
    root.removeEventListener("contextmenu", menu);
    root.removeEventListener("keydown", key);
  };
}

/** Where a thing may be let go that goes to `ref`: the place around it, or the thing itself. */
function placesOf(root: HTMLElement, ref: string): HTMLElement[] {
  const name = CSS.escape(ref);
  const places = [...root.querySelectorAll<HTMLElement>(`[data-drop="${name}"]`)];
  return places.length > 0 ? places : [...root.querySelectorAll<HTMLElement>(`[data-ref="${name}"]`)];
}

function refOf(place: HTMLElement): string {
  return place.dataset.drop ?? place.dataset.ref ?? "";
}

/** The innermost of the targets at a point. */
function targetAt(x: number, y: number, targets: readonly HTMLElement[]): HTMLElement | null {
  for (const element of document.elementsFromPoint?.(x, y) ?? []) {
    let found: Element | null = element;
    while (found) {
      if (targets.includes(found as HTMLElement)) return found as HTMLElement;
      found = found.parentElement;
    }
  }
  return null;
}

/** A copy that follows the pointer: one piece of a place, or the whole card. */
function ghostOf(source: HTMLElement): HTMLElement {
  const whole =
    source.dataset.pieces === undefined ? (source.closest<HTMLElement>(".mat-card") ?? source) : null;
  const seen = whole ?? source.querySelector(".mat-piece") ?? source;
  const box = seen.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "mat-overlay mat-vars mat-ghost";
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  const copy = seen.cloneNode(true) as Element;
  for (const inner of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["data-ref", "data-flip", "data-zone", "id"]) inner.removeAttribute(name);
  }
  ghost.append(copy);
  document.body.append(ghost);
  return ghost;
}

/** Let what was dropped nowhere go back to where it was taken. */
function giveBack(drag: Drag, { source }: Press): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || !drag.ghost.animate) return;
  const copy = drag.ghost.cloneNode(true) as HTMLElement;
  document.body.append(copy);
  const box = source.getBoundingClientRect();
  const home = `${box.left + box.width / 2 - drag.dx}px ${box.top + box.height / 2 - drag.dy}px`;
  const back = copy.animate([{ translate: copy.style.translate }, { translate: home }], { duration: RETURN });
  const gone = () => copy.remove();
  back.finished.then(gone, gone);
}
