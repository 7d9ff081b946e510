/**
 * Motion: what has moved between two boards is shown moving, briefly.
 *
 * Cards slide from where they stood (FLIP by `data-flip`), what goes between zones flies there as a copy. Nothing
 * waits for it: the board below is already the new one and takes input. Nobody who asked for less motion, and no
 * hidden tab, is shown any.
 */
import { Component, type ComponentChildren, type RefObject, render } from "preact";
import type { Board, Face, Move } from "../wire";
import type { Look } from "./look";
import type { Faces } from "./words";

const SLIDE = 280;
const FLIGHT = 450;
/** A card that is used is held up for as long as it takes to see which it is. */
const HELD_UP = 1200;
const STAGGER = 60;
const MOST_FLIGHTS = 16;
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

interface Place {
  box: DOMRect;
  posture: string;
}

interface Before {
  flips: Map<string, Place>;
  /** Copies of what may be gone afterwards, by ref. */
  leaving: Map<string, { box: DOMRect; copy: HTMLElement }>;
}

/** Kinds of movements whose cards are held up. */
export interface HeldUp {
  /** For everybody. */
  turnedUp: ReadonlySet<string>;
  /** Only where another does it: one knows what one has done oneself. */
  brought: ReadonlySet<string>;
}

interface MotionProps<F extends Face> {
  mat: RefObject<HTMLElement | null>;
  look: Look<F>;
  heldUp: HeldUp;
  board: Board;
  faces: Faces<F>;
  moves: readonly Move[];
  children: ComponentChildren;
}

function still(): boolean {
  return (
    document.hidden ||
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    !("animate" in Element.prototype)
  );
}

/** Ref of the zone that a card of a board lies in, empty for none. */
function holderOf(board: Board, ref: string): string {
  for (const side of board.sides) {
    for (const zone of Object.values(side.zones)) {
      if (zone.cards.some((card) => card.ref === ref)) return zone.ref;
    }
  }
  return "";
}

/** The element of a thing, or of the pile that it lies in. */
function find(root: HTMLElement, ref: string, board: Board): HTMLElement | null {
  if (ref === "") return null;
  const name = CSS.escape(ref);
  for (const place of [
    `flip="${name}"`,
    `ref="${name}"`,
    `flip="${name} 1"`,
    `zone="${name}"`,
    `drop="${name}"`,
  ]) {
    const found = root.querySelector<HTMLElement>(`[data-${place}]`);
    // On narrow pages some things are not shown.
    if (found && found.getClientRects().length > 0) return found;
  }
  return find(root, holderOf(board, ref), board);
}

export class Motion<F extends Face> extends Component<MotionProps<F>> {
  private running: Animation[] = [];
  private overlay: HTMLElement | null = null;
  /** The card that is held up. The next board does not take it away: it is there to be seen. */
  private held: HTMLElement | null = null;
  private readonly stop = () => {
    if (still()) this.end();
  };
  private readonly motion = matchMedia("(prefers-reduced-motion: reduce)");

  override componentDidMount(): void {
    document.addEventListener("visibilitychange", this.stop);
    this.motion.addEventListener("change", this.stop);
  }

  override componentWillUnmount(): void {
    document.removeEventListener("visibilitychange", this.stop);
    this.motion.removeEventListener("change", this.stop);
    this.end();
    this.overlay?.remove();
  }

  /** Called before the page changes: where everything stands. */
  override getSnapshotBeforeUpdate(last: MotionProps<F>): Before | null {
    const root = this.props.mat.current;
    if (!root || last.board === this.props.board || still()) return null;
    const flips = new Map<string, Place>();
    for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const { flip = "", posture = "" } = element.dataset;
      flips.set(flip, { box: element.getBoundingClientRect(), posture });
    }
    const leaving: Before["leaving"] = new Map();
    for (const move of this.props.moves) {
      const element = find(root, move.start, last.board);
      if (element && !leaving.has(move.start)) {
        leaving.set(move.start, {
          box: element.getBoundingClientRect(),
          copy: element.cloneNode(true) as HTMLElement,
        });
      }
    }
    return { flips, leaving };
  }

  override componentDidUpdate(_props: MotionProps<F>, _state: object, before: Before | null): void {
    const root = this.props.mat.current;
    if (!root || !before) return;
    this.cancel();
    this.slide(root, before);
    this.fly(root, before);
    this.holdUp(root);
  }

  render() {
    return this.props.children;
  }

  private cancel(): void {
    for (const animation of this.running.splice(0)) animation.cancel();
    this.overlay?.replaceChildren(...(this.held ? [this.held] : []));
  }

  private end(): void {
    this.held?.remove();
    this.held = null;
    this.cancel();
  }

  private run(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { easing: EASE, ...options });
    this.running.push(animation);
    return animation;
  }

  /** What still stands slides from its old place to its new one; what was turned turns. */
  private slide(root: HTMLElement, before: Before): void {
    const told = () => root.dispatchEvent(new CustomEvent("mat-moved"));
    for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const { flip = "", posture = "" } = element.dataset;
      const old = before.flips.get(flip);
      if (!old) {
        this.run(
          element,
          [
            { opacity: 0, scale: "0.85" },
            { opacity: 1, scale: "1" },
          ],
          { duration: SLIDE },
        );
        continue;
      }
      const box = element.getBoundingClientRect();
      const across = old.box.left + old.box.width / 2 - box.left - box.width / 2;
      const down = old.box.top + old.box.height / 2 - box.top - box.height / 2;
      const turned = old.posture !== posture ? "-70deg" : "0deg";
      if (Math.abs(across) < 1 && Math.abs(down) < 1 && turned === "0deg") continue;
      const frames = [
        { translate: `${across}px ${down}px`, rotate: turned },
        { translate: "0 0", rotate: "0deg" },
      ];
      this.run(element, frames, { duration: SLIDE }).finished.then(told, () => {});
    }
  }

  /** What went from one place to another flies there. */
  private fly(root: HTMLElement, before: Before): void {
    const flights = this.props.moves.slice(-MOST_FLIGHTS);
    const { board } = this.props;
    flights.forEach((move, index) => {
      const start = find(root, move.start, board);
      const end = find(root, move.end, board);
      const old = before.leaving.get(move.start);
      const from = old?.box ?? start?.getBoundingClientRect();
      const delay = index * STAGGER;
      // What still stands where it stood acts on something; it does not go there.
      const stays = start?.dataset.posture !== undefined;
      const flies = from !== undefined && end !== null && end !== start && !stays;
      if (flies) this.flight(this.copyFor(move, old?.copy, end), from, end.getBoundingClientRect(), delay);
      if (!flies || move.kind.includes("life")) this.pulse(start ?? end, delay);
      if (stays && end !== start) this.pulse(end, delay);
      const label = move.text || (move.amount > 1 && flies ? `×${move.amount}` : "");
      const box = (end ?? start)?.getBoundingClientRect();
      if (label && box) this.label(label, box, delay);
    });
  }

  /** The last card that was turned up, or that another has brought, large in the middle of the mat. */
  private holdUp(root: HTMLElement): void {
    const { heldUp, look } = this.props;
    const isOther = (ref: string) => find(root, ref, this.props.board)?.closest(".mat-other") != null;
    const move = this.props.moves.findLast(
      ({ kind, start, end, number }) =>
        number !== "" &&
        (heldUp.turnedUp.has(kind) || (heldUp.brought.has(kind) && (isOther(end) || isOther(start)))),
    );
    const face = move && this.props.faces.get(move.number);
    if (!face) return;
    this.held?.remove();
    const held = document.createElement("div");
    held.className = "mat-fly mat-fly-held";
    render(<look.SmallFace face={face} />, held);
    this.layer().append(held);
    this.held = held;
    const mat = root.getBoundingClientRect();
    const box = held.getBoundingClientRect();
    const middle = (from: number, to: number) => (Math.max(from, 0) + to) / 2;
    const x = middle(mat.left, mat.right) - box.width / 2;
    const y = middle(mat.top, Math.min(mat.bottom, innerHeight)) - box.height / 2;
    held.style.translate = `${x}px ${y}px`;
    const frames = [
      { scale: "0.6", opacity: 0 },
      { scale: "1", opacity: 1, offset: 0.15 },
      { scale: "1", opacity: 1, offset: 0.8 },
      { scale: "0.9", opacity: 0 },
    ];
    const gone = () => {
      held.remove();
      if (this.held === held) this.held = null;
    };
    held.animate(frames, { duration: HELD_UP, easing: EASE }).finished.then(gone, gone);
  }

  private pulse(element: HTMLElement | null, delay: number): void {
    if (!element) return;
    const frames = [{ filter: "brightness(1)" }, { filter: "brightness(1.5)" }, { filter: "brightness(1)" }];
    this.run(element, frames, { duration: FLIGHT, delay });
  }

  private layer(): HTMLElement {
    if (!this.overlay) {
      this.overlay = document.createElement("div");
      this.overlay.className = "mat-overlay mat-vars";
      this.overlay.setAttribute("aria-hidden", "true");
      document.body.append(this.overlay);
    }
    return this.overlay;
  }

  /** What is seen to fly: a piece that lay there, the card that left, or a back. */
  private copyFor(move: Move, copy: HTMLElement | undefined, end: HTMLElement): HTMLElement {
    const pieces = copy?.dataset.pieces ?? end.dataset.pieces;
    if (pieces !== undefined && move.number === "") {
      const piece = (copy ?? end).querySelector(".mat-piece") ?? end.querySelector(".mat-piece");
      const flying = document.createElement("span");
      flying.className = "mat-fly mat-fly-piece";
      if (piece) flying.append(piece.cloneNode(true));
      else flying.classList.add("mat-fly-plain");
      return flying;
    }
    const flying = document.createElement("span");
    flying.className = "mat-fly mat-fly-card";
    const face =
      copy?.querySelector(".mat-field-face, .mat-face") ?? end.querySelector(".mat-field-face, .mat-face");
    if (face && move.number !== "") flying.append(face.cloneNode(true));
    else flying.classList.add("mat-fly-back");
    return flying;
  }

  private flight(flying: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
    this.layer().append(flying);
    const box = flying.getBoundingClientRect();
    const at = (place: DOMRect) =>
      `${place.left + place.width / 2 - box.width / 2}px ${place.top + place.height / 2 - box.height / 2}px`;
    const frames = [
      { translate: at(from), scale: "1", opacity: 1 },
      { translate: at(to), scale: "0.8", opacity: 0.9 },
    ];
    const gone = () => flying.remove();
    this.run(flying, frames, { duration: FLIGHT, delay, fill: "backwards" }).finished.then(gone, gone);
  }

  private label(text: string, box: DOMRect, delay: number): void {
    const label = document.createElement("span");
    label.className = "mat-fly mat-fly-label";
    label.textContent = text;
    this.layer().append(label);
    const x = box.left + box.width / 2;
    const frames = [
      { translate: `calc(${x}px - 50%) ${box.top}px`, opacity: 1 },
      { translate: `calc(${x}px - 50%) ${box.top - 28}px`, opacity: 0 },
    ];
    const gone = () => label.remove();
    this.run(label, frames, { duration: FLIGHT * 2, delay, fill: "backwards" }).finished.then(gone, gone);
  }
}
