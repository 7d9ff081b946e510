/** The menu beside a touched thing: what can be done with it there, where that is more than one thing. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../texts";
import { Answer } from "./Prompt";
import type { TableStore } from "./store";
import "./option-menu.css";

const GAP = 8;

export function OptionMenu({ store }: { store: TableStore }) {
  const touched = store.touched.value;
  const last = touched[touched.length - 1];
  const left = store.left.value;
  const here = left.filter((way) => way.refs.length <= touched.length);
  if (last === undefined || here.length === 0 || store.doubt.value) return null;
  return <Menu key={touched.join(" ")} store={store} at={last} />;
}

function Menu({ store, at }: { store: TableStore; at: string }) {
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: string; top: string } | null>(null);
  useLayoutEffect(() => {
    const thing = document.querySelector<HTMLElement>(`[data-ref="${CSS.escape(at)}"]`);
    const element = menu.current;
    if (!thing || !element) return;
    setPlace(placed(thing.getBoundingClientRect(), element.getBoundingClientRect()));
    // Who came by keyboard goes on by keyboard: into the menu, and back when it closes.
    const held = document.activeElement;
    if (held !== thing || !thing.matches(":focus-visible")) return;
    element.querySelector("button")?.focus();
    return () => {
      if (element.contains(document.activeElement) || document.activeElement === document.body) thing.focus();
    };
  }, [at]);
  const touched = store.touched.value;
  const left = store.left.value;
  const further = left.some((way) => way.refs.length > touched.length);
  return (
    <div
      ref={menu}
      class="option-menu"
      role="dialog"
      aria-label={t("prompt-menu")}
      style={place ?? { visibility: "hidden" }}
    >
      {left.map(
        (way, index) =>
          way.refs.length <= touched.length && (
            <Answer
              key={way.options.map((option) => option.text).join("\n")}
              store={store}
              way={way}
              hotkey={index < 9 ? String(index + 1) : ""}
              kind="act"
            />
          ),
      )}
      {further && <p class="soft">{t("prompt-further")}</p>}
    </div>
  );
}

/** Beside the thing where there is room, and within the window always. */
function placed(thing: DOMRect, menu: DOMRect): { left: string; top: string } {
  const roomRight = innerWidth - thing.right;
  const left = roomRight >= menu.width + 2 * GAP ? thing.right + GAP : thing.left - menu.width - GAP;
  const top = Math.min(thing.top, innerHeight - menu.height - GAP);
  const inside = Math.min(Math.max(left, GAP), Math.max(GAP, innerWidth - menu.width - GAP));
  return { left: `${inside}px`, top: `${Math.max(top, GAP)}px` };
}
