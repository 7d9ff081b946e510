import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { boardOf, faces } from "../../src/dev/wixoss";
import { CardGrid } from "../../src/games/wixoss/CardGrid";
import { DetailsPanel } from "../../src/games/wixoss/DetailsPanel";
import { Playmat } from "../../src/games/wixoss/Playmat";
import { TextBoard } from "../../src/games/wixoss/TextBoard";
import { LANGUAGES, needTexts } from "../../src/texts";
import type { Decision, Details, WixossBoard, WixossFace } from "../../src/wire";
import { complete, names, option, speak, type Table, tableOf } from "../mat/setting";

/** What a reader hears of an element. */
function heard(element: Element | null | undefined): string {
  return element?.getAttribute("aria-label") ?? element?.querySelector(".spoken")?.textContent ?? "";
}

function show(table: Table, board: WixossBoard = boardOf(4, false), decision: Decision | null = null) {
  return render(
    <Playmat board={board} faces={faces} interactive={table} names={names} moves={[]} decision={decision} />,
  );
}

function detailsOf(number: string): Details {
  const face = faces.get(number) as WixossFace;
  return { type: "details", id: 1, face, state: "", values: [], refusals: [], rules: [], working: [] };
}

const numberOf = (test: (face: WixossFace) => boolean) => [...faces.values()].find(test)?.number ?? "";

function problems(root: Element) {
  // jsdom draws nothing: contrast is looked at in a browser.
  return axe
    .run(root, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } })
    .then((found) => found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`));
}

beforeEach(async () => {
  complete();
  await needTexts("web-wixoss");
  await speak("en");
});
afterEach(cleanup);

describe("lanes", () => {
  const lanesOf = (name: string) =>
    [...within(screen.getByRole("region", { name })).getByRole("list", { name: "SIGNI Zones" }).children].map(
      (lane) => (lane as HTMLElement).dataset.drop,
    );

  it("face each other: the other player's left is the reader's right", () => {
    show(tableOf());
    expect(lanesOf("Ada")).toEqual(["lane:0:left", "lane:0:center", "lane:0:right"]);
    expect(lanesOf("Ben")).toEqual(["lane:1:right", "lane:1:center", "lane:1:left"]);
    const board = boardOf(4, false);
    const across = new Map(board.sides[0]?.lanes.map((lane) => [lane.ref, lane.facing]));
    expect(lanesOf("Ada").map((ref) => across.get(ref ?? ""))).toEqual(lanesOf("Ben"));
  });

  it("are touched through the SIGNI in them where the place is meant", () => {
    const table = tableOf(option("attack", "lane:1:right"));
    const { container } = show(table);
    fireEvent.click(container.querySelector('[data-flip="field:112"] .mat-card-main') as Element);
    expect(table.done).toEqual(["touch lane:1:right"]);
  });

  it("leave a SIGNI that takes part to itself", () => {
    const table = tableOf(option("attack", "lane:1:right"), option("choose", "field:112"));
    const { container } = show(table);
    fireEvent.click(container.querySelector('[data-flip="field:112"] .mat-card-main') as Element);
    expect(table.done).toEqual(["touch field:112"]);
  });

  it("are offered empty where a SIGNI may be put", () => {
    const table = tableOf(option("put", "lane:0:right"));
    show(table, boardOf(2, false));
    const place = screen.getByRole("button", { name: /^SIGNI Zone: Right, put/ });
    expect(place.tabIndex).toBe(0);
    fireEvent.click(place);
    expect(table.done).toEqual(["touch lane:0:right"]);
  });

  it("tell a trap to its own player alone", () => {
    const { container } = show(tableOf());
    const traps = [...container.querySelectorAll(".wx-token-trap")].map(heard);
    expect(traps.filter((words) => /WD\d/.test(words))).toHaveLength(1);
    expect(traps.every((words) => words.startsWith("Trap, face-down card"))).toBe(true);
  });
});

describe("a card on the field", () => {
  const words = (container: Element, ref: string) =>
    heard(container.querySelector(`[data-flip="${ref}"] .mat-card-main`));

  it("says how it stands, what its power has become, and what it has", () => {
    const { container } = show(tableOf());
    expect(words(container, "field:10")).toMatch(/up, frozen, infected/);
    expect(words(container, "field:10")).toMatch(/1 Charm/);
    expect(words(container, "field:11")).toMatch(/down, cross state/);
    expect(words(container, "field:12")).toMatch(/power \d+, base \d+/);
    expect(words(container, "field:12")).toMatch(/Lancer, Double Crush/);
    expect(words(container, "field:12")).toMatch(/Acce: WD01/);
  });

  it("that is down lies on its side", () => {
    const { container } = show(tableOf());
    expect(container.querySelector('[data-flip="field:11"]')?.className).toContain("mat-turned");
    expect(container.querySelector('[data-flip="field:10"]')?.className).not.toContain("mat-turned");
  });

  it("shows what lies under it, the uppermost first", () => {
    const { container } = show(tableOf());
    fireEvent.click(container.querySelector('[data-flip="field:1"] .mat-chip') as Element);
    const dialog = screen.getByRole("dialog");
    const lrig = boardOf(4, false).sides[0]?.field[0];
    const shown = [...dialog.querySelectorAll<HTMLElement>("[data-ref]")].map((card) => card.dataset.ref);
    expect(shown).toEqual(lrig?.under.map((card) => card.ref).reverse());
  });

  it("shows the limit that its SIGNI exceed", () => {
    const board = boardOf(4, false);
    const side = board.sides[0];
    if (side) Object.assign(side, { limit: 5, level_total: 8 });
    const { container } = show(tableOf(), board);
    expect(container.querySelector(".mat-own .wx-limit-over")?.textContent).toContain("8/5");
  });
});

describe("the Ener Zone", () => {
  it("has a tile a card, by colour, and marks what a payment is suggested to take", () => {
    const plan = { ...option("as suggested", "ener:0:WD01-010", "ener:0:WD01-010"), verb: "plan" };
    const decision: Decision = {
      serial: 1,
      player: 0,
      mine: true,
      prompt: "pay",
      text: "",
      shape: "",
      options: [plan],
      default: 0,
      window: "",
      reason: null,
      always: false,
    };
    const { container } = show(tableOf(plan), boardOf(5, false), decision);
    const tiles = [...container.querySelectorAll<HTMLElement>(".mat-own .wx-tile")];
    expect(tiles).toHaveLength(boardOf(5, false).sides[0]?.zones.ener?.count ?? -1);
    const marked = tiles.filter((tile) => tile.classList.contains("wx-suggested"));
    expect(marked.map((tile) => tile.dataset.ref)).toEqual(["ener:0:WD01-010"]);
    expect(heard(marked[0])).toContain("suggested for the payment");
    const order = ["white", "red", "blue", "green", "black", "any"];
    const ranks = tiles.map((tile) => order.findIndex((color) => tile.classList.contains(`mat-c-${color}`)));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it("takes a card where one may be charged", () => {
    const table = tableOf(option("charge", "zone:0:ener"));
    const { container } = show(table);
    fireEvent.click(container.querySelector(".wx-ener-here") as Element);
    expect(table.done).toEqual(["touch zone:0:ener"]);
  });
});

describe("an attack", () => {
  it("shows who attacks whom, how far it is, and what is in use", () => {
    const decision = { ...option("x"), player: 1, options: [], default: 0 } as unknown as Decision;
    show(tableOf(), boardOf(5, true), decision);
    const battle = screen.getByRole("region", { name: "Battle" });
    expect(battle.textContent).toContain("12000");
    expect(within(battle).getByText("Battle").getAttribute("aria-current")).toBeNull();
    expect(within(battle).getByText("Attack").getAttribute("aria-current")).toBe("step");
    expect(within(battle).getByText("Ben to act")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Being used" }).textContent).toContain("Ben");
    expect(screen.getByText("Attack · SIGNI attacks").getAttribute("aria-current")).toBe("step");
  });

  it("by a LRIG is at the player, with a guard step", () => {
    const board = boardOf(4, true);
    const lrig = board.sides[0]?.lrig ?? "";
    if (board.attack)
      Object.assign(board.attack, { kind: "lrig", attacker: lrig, lanes: [], phase: "guard" });
    show(tableOf(), board);
    const battle = screen.getByRole("region", { name: "Battle" });
    expect(within(battle).getByText("Guard").getAttribute("aria-current")).toBe("step");
    expect(battle.textContent).toContain("Ben: Life Cloth");
  });

  it("hides the card of a trap that waits", () => {
    show(tableOf(), boardOf(4, true));
    const waiting = screen.getByRole("region", { name: "Effects waiting" });
    expect(heard(within(waiting).getAllByRole("button")[1])).toBe("Ben, face-down card");
  });
});

describe("the details of a card", () => {
  it("say cost and timing of an ARTS", () => {
    const number = numberOf(
      (face) => face.kind === "arts" && face.timings.length > 0 && face.costs.length > 0,
    );
    const { container } = render(<DetailsPanel details={detailsOf(number)} interactive={tableOf()} />);
    expect(container.querySelector(".wx-cost-fact .spoken")?.textContent).toMatch(/×\d/);
    expect(container.textContent).toMatch(/Use timing.*Phase|Use timing.*Cut-In/);
  });

  it("say level, limit and type of a LRIG", () => {
    render(<DetailsPanel details={detailsOf("WD01-001")} interactive={tableOf()} />);
    expect(screen.getByRole("img", { name: "level 4" })).toBeTruthy();
    expect(screen.getByText("Limit").nextSibling?.textContent).toBe("11");
    expect(screen.getByText("LRIG Type").nextSibling?.textContent).toBe("タマ");
  });
});

describe("everything", () => {
  const cards = [...faces.values()].map((face) => ({ face, count: 1 }));

  it("is said in words as well, and what is legal can be touched", () => {
    const table = tableOf(option("use", "lrig_deck:0:WD01-006"), option("attack", "field:10"));
    const { container } = render(
      <TextBoard board={boardOf(5, true)} faces={faces} interactive={table} names={names} />,
    );
    expect(container.textContent).toContain("Attack phase, SIGNI attack step");
    fireEvent.click(container.querySelector('.mat-said[data-ref="lrig_deck:0:WD01-006"]') as Element);
    fireEvent.click(container.querySelector('.mat-said[data-ref="field:10"]') as Element);
    expect(table.done).toEqual(["touch lrig_deck:0:WD01-006", "touch field:10"]);
  });

  it("is told in words without saying a thing twice or naming what is not there", () => {
    const { container } = render(
      <TextBoard board={boardOf(5, true)} faces={faces} interactive={tableOf()} names={names} />,
    );
    expect(container.textContent).toContain("LRIG, level");
    expect(container.textContent).not.toContain("LRIG, LRIG");
    expect(container.textContent).toContain("Check, ");
    expect(container.textContent).not.toContain("Left behind");
  });

  it.each(LANGUAGES)("%s: no text is missing", async (tongue) => {
    await speak(tongue);
    for (const board of [boardOf(0, false), boardOf(2, false), boardOf(5, true)]) {
      const table = tableOf(option("x", "lane:0:cheer"), option("y", "lane:0:key"));
      const { container } = render(
        <>
          <Playmat board={board} faces={faces} interactive={table} names={names} moves={[]} />
          <TextBoard board={board} faces={faces} interactive={table} names={names} />
          <CardGrid cards={cards} chosen="" onLook={() => {}} />
          {cards.map(({ face }) => (
            <DetailsPanel key={face.number} details={detailsOf(face.number)} interactive={table} />
          ))}
        </>,
      );
      const labels = [...container.querySelectorAll("[aria-label], [title]")].flatMap((element) => [
        element.getAttribute("aria-label") ?? "",
        element.getAttribute("title") ?? "",
      ]);
      expect(`${container.textContent} ${labels.join(" ")}`).not.toMatch(/\b(wx|mat|word)-[a-z]/);
      cleanup();
    }
  });

  it("axe finds nothing", async () => {
    const table = tableOf(
      option("put", "hand:0:WD01-009", "lane:0:left"),
      option("open", "zone:0:trap_center"),
    );
    const { container } = show(table, boardOf(5, true));
    expect(await problems(container)).toEqual([]);
    cleanup();
    const words = render(
      <TextBoard board={boardOf(5, true)} faces={faces} interactive={table} names={names} />,
    );
    expect(await problems(words.container)).toEqual([]);
  }, 60_000);
});
