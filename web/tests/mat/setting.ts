/** What the tests of the mat share: a browser's missing parts, texts, and a table that notes what is touched. */
import { signal } from "@preact/signals";
import { vi } from "vitest";
import { type Highlight, type Interactive, inert } from "../../src/games/interactive";
import { needTexts, setLanguage } from "../../src/texts";
import type { Language, Option } from "../../src/wire";

export const names = ["Ada", "Ben"] as const;

/** What jsdom lacks. */
export function complete({ reduced = false } = {}): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: reduced || !query.includes("reduced-motion"),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  Element.prototype.setPointerCapture = () => {};
  vi.stubGlobal("CSS", { escape: (text: string) => text.replace(/[^\w-]/g, (letter) => `\\${letter}`) });
}

export async function speak(tongue: Language): Promise<void> {
  await needTexts("web-mat", "web-battle-spirits");
  await setLanguage(tongue);
}

export function option(label: string, ...refs: string[]): Option {
  return { text: label, verb: "", label, role: "act", refs, hint: "", warning: "", follow: [] };
}

export interface Table extends Interactive {
  done: string[];
  chosen: { value: string };
}

/** A table with these options, which notes what it is told. */
export function tableOf(...options: Option[]): Table {
  const done: string[] = [];
  const chosen = signal("");
  const highlight = (ref: string): Highlight => {
    if (chosen.value === "") return options.some((one) => one.refs[0] === ref) ? "option" : "";
    if (ref === chosen.value) return "chosen";
    return options.some((one) => one.refs[0] === chosen.value && one.refs[1] === ref) ? "target" : "";
  };
  return {
    ...inert({
      highlight,
      options: (ref) => options.filter((one) => one.refs[chosen.value === "" ? 0 : 1] === ref),
      touch: (ref) => void done.push(`touch ${ref}`),
      targets: (from) => options.flatMap((one) => (one.refs[0] === from && one.refs[1] ? [one.refs[1]] : [])),
      drop: (from, to) => void done.push(`drop ${from} ${to}`),
      inspect: (ref, number) => void done.push(`inspect ${ref} ${number}`),
      dismiss: () => void done.push("dismiss"),
      openRule: (number) => void done.push(`rule ${number}`),
    }),
    done,
    chosen,
  };
}
