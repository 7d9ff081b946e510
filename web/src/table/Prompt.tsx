/** The prompt bar: who decides, what, because of what; what has no place on the board as buttons; warnings. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { RuleLink } from "../parts/RuleDialog";
import { t } from "../texts";
import type { Decision, Reason } from "../wire";
import { BackToNow } from "./LookBack";
import { nameOf } from "./names";
import { areNumbers, type Buttons, buttonsOf, howTo, isDrawn, roleOf } from "./prompt";
import type { TableStore } from "./store";
import { labelFrom, type Way } from "./ways";
import "./prompt.css";

interface PromptProps {
  store: TableStore;
  /** Whether all options are listed. */
  shownAll: Signal<boolean>;
  /** What is shown in its place when the match is over. */
  ending: ComponentChildren;
}

export function Prompt({ store, shownAll, ending }: PromptProps) {
  const state = store.tableState.value;
  const update = store.update.value;
  const decision = store.decision.value;
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar, decision?.serial);
  useOverhang(bar);
  // A match that the server cannot go on with: nothing is asked any more, and there may be no position at all.
  if (state?.status === "closed") return <Closed replay={state.replay} />;
  return (
    <section
      ref={bar}
      class="prompt"
      aria-label={t("prompt-title")}
      data-mine={decision?.mine ? "" : undefined}
      data-serial={decision?.serial}
      data-asked={decision?.prompt || undefined}
    >
      {!update && <p>{t(state?.status === "waiting" ? "prompt-waiting" : "loading")}</p>}
      {update?.result && ending}
      {update && !update.result && state && decision && !decision.mine && (
        <p class="prompt-text soft">{t("prompt-other", { player: nameOf(state, decision.player) })}</p>
      )}
      {decision?.mine && <Question store={store} decision={decision} shownAll={shownAll} />}
    </section>
  );
}

function Closed({ replay }: { replay: string }) {
  return (
    <section class="prompt" aria-label={t("prompt-title")}>
      <div class="ending">
        <p class="prompt-text">{t("prompt-closed", { replay: replay ? "yes" : "no" })}</p>
        {replay && (
          <a class="button" href={`/replay/${encodeURIComponent(replay)}`}>
            {t("ending-replay")}
          </a>
        )}
        <a class="button" href="/">
          {t("ending-home")}
        </a>
      </div>
    </section>
  );
}

interface QuestionProps {
  store: TableStore;
  decision: Decision;
  shownAll: Signal<boolean>;
}

function Question({ store, decision, shownAll }: QuestionProps) {
  const drawn = useDrawn(store);
  const buttons = buttonsOf(store, shownAll.value, drawn);
  const doubt = store.doubt.value;
  // What is asked is about the present: it is answered there.
  const isBack = store.looked.value !== null;
  const isNarrowed = store.touched.value.length > 0;
  const apart = (buttons.pass ? 1 : 0) + (buttons.end ? 1 : 0);
  const hidden = store.ways.value.length - buttons.listed.length - apart;
  return (
    <>
      <div class="prompt-head">
        <p class="prompt-text" tabIndex={-1} data-question="">
          {decision.text}
        </p>
        {!isBack && !doubt && <How how={howTo(store, buttons)} />}
        {decision.reason && <Why store={store} reason={decision.reason} />}
      </div>
      {isBack ? (
        <div class="prompt-buttons">
          <BackToNow store={store} />
        </div>
      ) : doubt ? (
        <Doubt store={store} way={doubt} />
      ) : (
        <div class="prompt-buttons" key={decision.serial} data-narrowed={isNarrowed ? "" : undefined}>
          <Listed store={store} buttons={buttons} />
          {isNarrowed ? (
            <button type="button" class="button cancel" onClick={() => store.cancel()}>
              {t("prompt-cancel")} <kbd>Esc</kbd>
            </button>
          ) : (
            <>
              {buttons.pass && <Answer store={store} way={buttons.pass} hotkey="P" kind="pass" />}
              {buttons.end && <Answer store={store} way={buttons.end} hotkey="E" kind="end" />}
              {decision.always && <Always store={store} decision={decision} />}
              {(hidden > 0 || shownAll.value) && (
                <button
                  type="button"
                  class="button quiet small"
                  aria-expanded={shownAll.value}
                  onClick={() => {
                    shownAll.value = !shownAll.value;
                  }}
                >
                  {t("prompt-all", { count: store.ways.value.length, shown: shownAll.value ? "yes" : "no" })}{" "}
                  <kbd>0</kbd>
                </button>
              )}
            </>
          )}
        </div>
      )}
    </>
  );
}

/** What can be done about a question, for who has not played here before. */
function How({ how }: { how: string }) {
  if (!how) return null;
  return <p class="prompt-how">{t("prompt-how", { how })}</p>;
}

function Listed({ store, buttons }: { store: TableStore; buttons: Buttons }) {
  if (buttons.listed.length === 0) return null;
  const numbers = areNumbers(buttons.listed);
  return (
    <div class="prompt-listed">
      {buttons.listed.map((way, index) => (
        <Answer
          key={way.options.map((option) => option.text).join("\n")}
          store={store}
          way={way}
          hotkey={index < 9 && !numbers ? String(index + 1) : ""}
          kind={numbers ? "number" : roleOf(way)}
        />
      ))}
    </div>
  );
}

interface AnswerProps {
  store: TableStore;
  way: Way;
  hotkey: string;
  kind: string;
}

/** A button that gives an answer, with its key; the default is marked. */
export function Answer({ store, way, hotkey, kind }: AnswerProps) {
  return (
    <button
      type="button"
      class={way.isDefault ? `button answer ${kind} default` : `button answer ${kind}`}
      disabled={store.waiting.value}
      onClick={() => store.choose(way)}
    >
      <span class="answer-label">{labelFrom(way, store.touched.value.length)}</span>
      {way.hint && <span class="answer-hint">{way.hint}</span>}
      {way.warning && (
        <span class="answer-warning">
          <span aria-hidden="true">⚠</span>
          <span class="spoken">{way.warning}</span>
        </span>
      )}
      {hotkey && <kbd>{hotkey}</kbd>}
      {way.isDefault && <kbd title={t("prompt-default")}>{t("key-space")}</kbd>}
    </button>
  );
}

function Doubt({ store, way }: { store: TableStore; way: Way }) {
  const yes = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => yes.current?.focus(), []);
  return (
    <div class="prompt-doubt" role="alertdialog" aria-label={t("prompt-warning")} aria-describedby="doubt">
      <p id="doubt">
        <span aria-hidden="true">⚠ </span>
        <strong>{way.label}</strong>
        {" · "}
        {way.warning}
      </p>
      <div class="row">
        <button ref={yes} type="button" class="button danger" onClick={() => store.confirm()}>
          {t("prompt-do-it")}
        </button>
        <button type="button" class="button cancel" onClick={() => store.cancel()}>
          {t("prompt-cancel")} <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  );
}

/** Why something is asked: the card, which a click shows, or the rule, which a click opens. */
export function Why({ store, reason }: { store: TableStore; reason: Reason }) {
  if (reason.rule) {
    return (
      <p class="why why-rule">
        <RuleLink number={reason.rule} title={reason.text} />
      </p>
    );
  }
  if (!reason.number) return reason.text ? <p class="why">{reason.text}</p> : null;
  const name = store.faces.value.get(reason.number)?.name ?? reason.number;
  return (
    <p class="why" title={reason.text || undefined}>
      <button type="button" class="rule-link" onClick={() => store.inspect(reason.ref, reason.number)}>
        <span lang="ja">{name}</span>
      </button>
      {reason.text && <span>: {reason.text}</span>}
    </p>
  );
}

function Always({ store, decision }: { store: TableStore; decision: Decision }) {
  const ability = decision.reason?.ability;
  const auto = store.update.value?.auto;
  if (!ability || !auto) return null;
  return (
    <button
      type="button"
      class="button"
      disabled={store.waiting.value}
      // The server says yes to this question as well: an answer from here would come too late.
      onClick={() => store.setAuto({ ...auto, always: [...new Set([...auto.always, ability])] })}
    >
      {t("prompt-always")}
    </button>
  );
}

/** Which things are drawn: asked of the page after each change of the board, which may come after the question. */
function useDrawn(store: TableStore): (ref: string) => boolean {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const serial = store.serial.value;
  useLayoutEffect(() => {
    let frame = 0;
    const look = () => {
      const refs = new Set(store.ways.value.flatMap((way) => way.refs.slice(0, 1)));
      const found = new Set([...refs].filter((ref) => !isDrawn(ref)));
      setMissing((before) =>
        before.size === found.size && [...found].every((ref) => before.has(ref)) ? before : found,
      );
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    lookSoon();
    const board = document.querySelector(".table-board");
    const changes = new MutationObserver(lookSoon);
    if (board) changes.observe(board, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [serial]);
  return (ref) => !missing.has(ref);
}

/** A bar that is higher than its place lies over the end of the board, which then goes up by as much. */
function useOverhang(bar: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const place = element?.parentElement;
    const board = place?.parentElement?.querySelector<HTMLElement>(".table-board");
    if (!element || !place || !board || typeof ResizeObserver === "undefined") return;
    let followed = 0;
    let frame = 0;
    const follow = () => {
      const over = Math.max(0, element.offsetHeight - place.offsetHeight);
      board.style.setProperty("--overhang", `${over}px`);
      cancelAnimationFrame(frame);
      // Lengths that depend on the board's own height are right in the next frame only.
      frame = requestAnimationFrame(() => {
        const before = board.scrollTop;
        if (over > followed) board.scrollTop += over - followed;
        // A board that is still to come goes up as soon as it is there.
        followed = Math.min(over, followed + board.scrollTop - before);
      });
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    const contents = new MutationObserver(() => {
      for (const child of board.children) sizes.observe(child);
    });
    contents.observe(board, { childList: true });
    for (const child of board.children) sizes.observe(child);
    return () => {
      sizes.disconnect();
      contents.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [bar]);
}

/** Where the focus was on a button that is gone with its question, it goes to the new question. */
function useKeptFocus(bar: { current: HTMLElement | null }, serial: number | undefined): void {
  const inside = useRef(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const enter = () => {
      inside.current = true;
    };
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget !== null) inside.current = false;
    };
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) inside.current = false;
    };
    element.addEventListener("focusin", enter);
    element.addEventListener("focusout", leave);
    document.addEventListener("pointerdown", elsewhere);
    return () => {
      element.removeEventListener("focusin", enter);
      element.removeEventListener("focusout", leave);
      document.removeEventListener("pointerdown", elsewhere);
    };
  }, [bar]);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) {
      bar.current?.querySelector<HTMLElement>("[data-question]")?.focus();
    }
  }, [serial]);
}
