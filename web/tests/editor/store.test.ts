import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { model } from "../../src/pages/editor/battle-spirits/game";
import { put } from "../../src/pages/editor/battle-spirits/model";
import { createEditor } from "../../src/pages/editor/store";
import type { EditedPosition, PositionAsked } from "../../src/wire";

let asked: PositionAsked[];
let sendCards: (list: object) => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  const cards = new Promise<object>((resolve) => {
    sendCards = resolve;
  });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path.startsWith("/api/cards/")) return Response.json(await cards);
    const body: PositionAsked = JSON.parse(String(init.body));
    asked.push(body);
    const position = body.position ?? model.empty();
    return Response.json({ text: "the text of it", position, faces: [], problem: null, whole: null });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withCard = (position: EditedPosition) => put(position, "BS17-001", { kind: "field", side: 0 });

describe("what is checked", () => {
  it("is what was edited last, though the list of cards comes after it", async () => {
    const editor = createEditor(model);
    editor.open("a text");
    const loading = editor.load();
    await vi.advanceTimersByTimeAsync(1000);
    const wanted = withCard(editor.position.peek());
    editor.change(wanted);
    sendCards({ faces: [] });
    await loading;
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.at(-1)?.position).toEqual(wanted);
    expect(editor.position.peek()).toEqual(wanted);
  });

  it("is the text again once that was edited after the forms", async () => {
    const editor = createEditor(model);
    editor.change(withCard(editor.position.peek()));
    await vi.advanceTimersByTimeAsync(1000);
    editor.write("another text");
    sendCards({ faces: [] });
    await editor.load();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.map((one) => one.position === null)).toEqual([false, true]);
    expect(asked.at(-1)?.text).toBe("another text");
  });
});
