import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { firstLanguage, LANGUAGES, language, matching, needTexts, setLanguage, t } from "../src/texts";

const MESSAGES = join(import.meta.dirname, "../../src/taisen/messages");
const FILES = readdirSync(join(MESSAGES, "en")).filter((name) => name.startsWith("web"));

/** The ids of a file, each with the variables that it uses anywhere. */
function read(tongue: string, name: string): Map<string, string> {
  const resource = new FluentResource(readFileSync(join(MESSAGES, tongue, name), "utf8"));
  return new Map(resource.body.map((entry) => [entry.id, variables(entry.value).sort().join(" ")]));
}

function variables(part: unknown): string[] {
  if (Array.isArray(part)) return [...new Set(part.flatMap(variables))];
  if (typeof part !== "object" || part === null) return [];
  const found = Object.values(part).flatMap(variables);
  const node = part as { type?: string; name?: string };
  return [...new Set(node.type === "var" && node.name ? [node.name, ...found] : found)];
}

describe("the texts", () => {
  it.each(FILES)("of %s are the same in all languages, with the same values", (name) => {
    const english = read("en", name);
    expect(english.size).toBeGreaterThan(10);
    for (const tongue of LANGUAGES) {
      expect(Object.fromEntries(read(tongue, name))).toEqual(Object.fromEntries(english));
    }
  });

  it.each(FILES)("of %s can be read whole", (name) => {
    for (const tongue of LANGUAGES) {
      const text = readFileSync(join(MESSAGES, tongue, name), "utf8");
      const written = [...text.matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map((match) => match[1]);
      expect([...read(tongue, name).keys()]).toEqual(written);
    }
  });
});

describe("the language", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => setLanguage("en"));

  it.each([
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-Hant-MO", "zh-Hant"],
    ["zh", "zh-Hans"],
    ["zh-CN", "zh-Hans"],
    ["ja-JP", "ja"],
    ["en-GB", "en"],
    ["fr", undefined],
    ["jam", undefined],
  ])("%s is %s", (tag, expected) => {
    expect(matching(tag)).toBe(expected);
  });

  it("is the remembered one, else the browser's, else English", () => {
    const browser = (tags: string[]) =>
      Object.defineProperty(navigator, "languages", { value: tags, configurable: true });
    browser(["fr-FR", "ja", "en"]);
    expect(firstLanguage()).toBe("ja");
    browser(["fr"]);
    expect(firstLanguage()).toBe("en");
    localStorage.setItem("taisen.language", "zh-Hant");
    expect(firstLanguage()).toBe("zh-Hant");
    localStorage.setItem("taisen.language", "klingon");
    expect(firstLanguage()).toBe("en");
  });

  it("changes all texts at once and is remembered", async () => {
    await needTexts("web");
    const said = new Set<string>();
    for (const tongue of LANGUAGES) {
      await setLanguage(tongue);
      said.add(t("home-new"));
      expect(document.documentElement.lang).toBe(tongue);
      expect(localStorage.getItem("taisen.language")).toBe(tongue);
    }
    expect(said.size).toBe(4);
    expect(language.value).toBe(LANGUAGES[3]);
  });

  it("brings the texts of pages that were opened before", async () => {
    await setLanguage("en");
    await needTexts("web-replay");
    await setLanguage("ja");
    expect(t("replay-title")).not.toBe("replay-title");
  });

  it("counts right", async () => {
    await needTexts("web");
    await setLanguage("en");
    expect(t("deck-size", { count: 1 })).toBe("1 card");
    expect(t("deck-size", { count: 40 })).toBe("40 cards");
    await setLanguage("ja");
    expect(t("deck-size", { count: 40 })).toBe("40枚");
    await setLanguage("zh-Hans");
    expect(t("deck-size", { count: 40 })).toBe("40张");
  });
});
