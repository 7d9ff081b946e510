/**
 * Texts: what the pages say by themselves, in four languages, from the Fluent files that the server reads too.
 *
 * Files are fetched a language and an area at a time, so that the first page carries one language's texts alone.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Game } from "../games/register";
import type { Language } from "../wire";

export const LANGUAGES: readonly Language[] = ["zh-Hans", "zh-Hant", "ja", "en"];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
  ja: "日本語",
  en: "English",
};

/** A part of the texts: the words for things of the games, which the server says too, `web` itself, or what belongs to a game or a page that is loaded when it is needed. */
export type Area = "terms" | "web" | "web-mat" | `web-${Game}` | "web-editor" | "web-replay";

const REMEMBERED = "taisen.language";
const files = import.meta.glob<string>(["@messages/*/terms.ftl", "@messages/*/web*.ftl"], {
  query: "?raw",
  import: "default",
});
const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const areas = new Set<Area>(["terms", "web"]);

/** The language that everything is shown in; `setLanguage` changes it. */
export const language = signal<Language>(firstLanguage());
/** Counts what was loaded, so that texts are shown anew. */
const generation = signal(0);

/** The language to begin with: the remembered one, else the browser's first that is spoken here. */
export function firstLanguage(): Language {
  const remembered = localStorage.getItem(REMEMBERED);
  if (isLanguage(remembered)) return remembered;
  for (const tag of navigator.languages) {
    const found = matching(tag);
    if (found) return found;
  }
  return "en";
}

/** The language of ours that a browser's language tag means. */
export function matching(tag: string): Language | undefined {
  const low = tag.toLowerCase();
  if (low.startsWith("zh")) return /hant|-tw|-hk|-mo/.test(low) ? "zh-Hant" : "zh-Hans";
  return LANGUAGES.find((one) => one === low.split("-")[0]);
}

function isLanguage(value: string | null): value is Language {
  return LANGUAGES.some((one) => one === value);
}

/** Load the texts of an area in the current language, and from now on in each that is chosen. */
export async function needTexts(...wanted: Area[]): Promise<void> {
  for (const area of wanted) areas.add(area);
  await load(language.value);
}

/** Show everything in another language, and remember it. */
export async function setLanguage(wanted: Language): Promise<void> {
  await load(wanted);
  localStorage.setItem(REMEMBERED, wanted);
  language.value = wanted;
  document.documentElement.lang = wanted;
}

async function load(wanted: Language): Promise<void> {
  const missing = [...areas].filter((area) => !loaded.has(`${wanted}/${area}`));
  await Promise.all(
    missing.map(async (area) => {
      const path = Object.keys(files).find((one) => one.endsWith(`/${wanted}/${area}.ftl`));
      const read = path === undefined ? undefined : files[path];
      if (!read) throw new Error(`there are no texts ${wanted}/${area}`);
      const text = await read();
      if (loaded.has(`${wanted}/${area}`)) return;
      addTexts(wanted, text);
      loaded.add(`${wanted}/${area}`);
    }),
  );
  document.documentElement.lang = language.value;
}

/** Add the texts of a Fluent file to a language. */
export function addTexts(to: Language, text: string): void {
  let bundle = bundles.get(to);
  if (!bundle) {
    bundle = new FluentBundle([to], { useIsolating: false });
    bundles.set(to, bundle);
  }
  bundle.addResource(new FluentResource(text));
  generation.value += 1;
}

/** A word as a title of its own: where a language has capitals, with one. */
export function titled(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase(language.value) + word.slice(1);
}

/**
 * Return a text in the current language.
 *
 * Reading it in a component shows the component anew when the language changes. A missing text shows its id:
 * tests keep that from being released.
 */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  generation.value;
  const bundle = bundles.get(language.value);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, values);
}
