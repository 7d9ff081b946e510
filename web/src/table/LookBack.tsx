/** Looking back: what is said and can be done while the board shows how the match stood earlier. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { type Interactive, inert } from "../games/interactive";
import { announce } from "../parts/announce";
import { toast } from "../parts/toasts";
import { t } from "../texts";
import { beside, lineAt } from "./moments";
import { pointOut } from "./pointing";
import type { TableStore } from "./store";
import "./look-back.css";

/** The banner above the board; nothing while the board shows the present. */
export function LookBack({ store }: { store: TableStore }) {
  const isBack = store.looked.value !== null;
  return isBack ? <LookBanner store={store} /> : null;
}

function LookBanner({ store }: { store: TableStore }) {
  const words = useRef<HTMLParagraphElement>(null);
  const position = store.looked.value?.position ?? 0;
  const log = store.log.value;
  const line = lineAt(log, position);
  const isFirst = beside(log, position, -1) === undefined;
  const text = t("back-then", { turn: line?.turn ?? 0, line: line?.text ?? "" });
  useHeldFocus(words);
  const told = useRef(text);
  useEffect(() => {
    // The first moment is read because it has the focus.
    if (told.current !== text) announce(text);
    told.current = text;
  }, [text]);
  return (
    <section class="notice warn look-back" aria-label={t("back-title")}>
      <p ref={words} tabIndex={-1} class="look-back-text">
        {text}
      </p>
      <div class="row">
        <button type="button" class="button small" aria-disabled={isFirst} onClick={() => store.lookOn(-1)}>
          {t("back-earlier")}
        </button>
        <button type="button" class="button small" onClick={() => store.lookOn(1)}>
          {t("back-later")}
        </button>
        <BackToNow store={store} />
      </div>
      <p class="look-back-asked" role="status">
        {store.decision.value?.mine ? t("back-asked") : ""}
      </p>
    </section>
  );
}

/** The way back to the present, in the banner and where the answer would be given. */
export function BackToNow({ store }: { store: TableStore }) {
  return (
    <button type="button" class="button small primary" onClick={store.backToNow}>
      {t("back-now")} <kbd>Esc</kbd>
    </button>
  );
}

/** The banner takes the focus, and gives it back to where it came from, or to the prompt. */
function useHeldFocus(words: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    words.current?.focus();
    return () => {
      // Who has gone on elsewhere stays there.
      if (
        document.activeElement !== document.body &&
        !words.current?.closest("section")?.contains(document.activeElement)
      )
        return;
      if (before instanceof HTMLElement && before !== document.body) before.focus();
      if (document.activeElement !== before) document.getElementById("prompt")?.focus();
    };
  }, [words]);
}

/** What can be done on a board of the past: cards can be looked at, nothing can be chosen. */
export function usePast(store: TableStore): Interactive {
  return useMemo(
    () =>
      inert({
        // A ref may be another card's by now; a number is not.
        inspect: (_ref, number) => number !== "" && store.inspect("", number),
        details: store.details,
        dismiss: store.dismiss,
        openRule: store.openRule,
      }),
    [store],
  );
}

/** The cards that the line names are pointed out on the board of its moment; a moment that is gone is said. */
export function useLookedAt(store: TableStore, board: { current: HTMLElement | null }): void {
  const position = store.looked.value?.position;
  useEffect(() => {
    if (position === undefined) return;
    const numbers = lineAt(store.log.peek(), position)?.numbers ?? [];
    const frame = requestAnimationFrame(() => pointOut(board.current, numbers));
    return () => cancelAnimationFrame(frame);
  }, [store, board, position]);
  const isGone = store.lookGone.value;
  useEffect(() => {
    if (!isGone) return;
    store.lookGone.value = false;
    toast(t("back-gone"));
  }, [store, isGone]);
}
