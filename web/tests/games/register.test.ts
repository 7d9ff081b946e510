import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadGame } from "../../src/games";
import { byGame, GAMES, isGame } from "../../src/games/register";
import { chosenGame, rememberGame } from "../../src/parts/game";
import { address } from "../../src/router";
import { language, t } from "../../src/texts";

const views = byGame(import.meta.glob("../../src/games/*/index.ts"));
const lists = byGame(
  import.meta.glob<{ example: string[] }>("../../src/games/*/deck-list.ts", { eager: true }),
);
const editors = byGame(
  import.meta.glob<{ editor: { model: { name: string } } }>("../../src/pages/editor/*/index.ts", {
    eager: true,
  }),
);
const scenes = byGame(import.meta.glob<{ sample: string }>("../../src/dev/*.ts", { eager: true }));
const texts = import.meta.glob<string>("@messages/en/web-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const at = address.value;

beforeEach(() => {
  localStorage.clear();
  language.value = "en";
});
afterEach(() => {
  address.value = at;
});

describe.each(GAMES)("the game %s", (game) => {
  it("brings all its parts, each called as it is", () => {
    expect(views(game)).toBeDefined();
    expect(lists(game)?.example[0]).toMatch(/^\d \S+$/);
    expect(editors(game)?.editor.model.name).toBe(game);
    expect(scenes(game)?.sample).toBeTruthy();
  });

  it("is loaded with its texts", async () => {
    expect((await loadGame(game)).Playmat).toBeDefined();
    const source = Object.entries(texts).find(([path]) => path.endsWith(`/web-${game}.ftl`))?.[1] ?? "";
    const id = /^[a-z-]+(?= = [^{]+$)/m.exec(source)?.[0] ?? "";
    expect(id).not.toBe("");
    expect(t(id)).not.toBe(id);
  });
});

describe("what is no game", () => {
  it("has no parts and is not loaded", async () => {
    expect(isGame("chess")).toBe(false);
    expect(views("chess")).toBeUndefined();
    await expect(loadGame("chess")).rejects.toThrow("chess");
  });

  it("is not what a page is about: that is the remembered game, else the first", () => {
    address.value = new URL("http://localhost/editor?game=chess");
    expect(chosenGame()).toBe(GAMES[0]);
    rememberGame("wixoss");
    expect(chosenGame()).toBe("wixoss");
    address.value = new URL("http://localhost/editor?game=battle-spirits");
    expect(chosenGame()).toBe("battle-spirits");
  });
});
