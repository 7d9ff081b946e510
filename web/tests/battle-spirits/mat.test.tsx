import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { boardOf, faces } from "../../src/dev/battle-spirits";
import { DetailsPanel } from "../../src/games/battle-spirits/DetailsPanel";
import { Playmat } from "../../src/games/battle-spirits/Playmat";
import { TextBoard } from "../../src/games/battle-spirits/TextBoard";
import { LANGUAGES } from "../../src/texts";
import type { BattleSpiritsFace, Details } from "../../src/wire";
import { complete, names, option, speak, type Table, tableOf } from "../mat/setting";

const NUMBER = "BS17-X01";

/** What a reader hears of an element. */
function heard(element: Element | null | undefined): string {
  return element?.getAttribute("aria-label") ?? element?.querySelector(".spoken")?.textContent ?? "";
}

function show(table: Table, cards = 8, battle = false) {
  return render(
    <Playmat board={boardOf(cards, battle)} faces={faces} interactive={table} names={names} moves={[]} />,
  );
}

function detailsOf(number: string): Details {
  return {
    type: "details",
    id: 1,
    face: faces.get(number) as BattleSpiritsFace,
    state: "refreshed",
    values: [
      { name: "level", title: "Level", total: "2", steps: [{ source: "3 cores", change: "2", number: "" }] },
      {
        name: "bp",
        title: "BP",
        total: "13000",
        steps: [
          { source: "printed", change: "10000", number: "" },
          { source: "a nexus", change: "+3000", number: "BS17-061" },
        ],
      },
    ],
    refusals: [{ action: "attack", title: "Attack", reason: "It is exhausted.", rule: "BS-11.03" }],
    rules: [{ number: "BS-16.01", title: "Burst" }],
    working: [1, 0],
  };
}

function problems(root: Element) {
  // jsdom draws nothing: contrast is looked at in a browser.
  return axe
    .run(root, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } })
    .then((found) => found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`));
}

beforeEach(async () => {
  complete();
  await speak("en");
});
afterEach(cleanup);

describe("a card on the field", () => {
  it("says in its name what it is, how it stands and what it can do", () => {
    show(tableOf(option("attack", "field:2", "player:1")));
    const card = document.querySelector('[data-ref="field:2"]');
    expect(card?.tagName).toBe("BUTTON");
    expect(heard(card)).toBe(
      "BS17-003#2 アルジュナス, Spirit, level 2, BP 5000, refreshed, 3 cores, can: attack",
    );
  });

  it("says a BP that is not the printed one, its braves, and that it is about to leave", () => {
    show(tableOf());
    const [raised] = screen.getAllByRole("button", { name: /^BS17-027/ });
    expect(heard(raised)).toContain("BP 7000, printed 4000");
    expect(raised?.querySelector(".mat-power-up")?.textContent).toBe("7000");
    const [combined] = screen.getAllByRole("button", { name: new RegExp(`^${NUMBER}`) });
    expect(heard(combined)).toContain("combined with BS17-056 アロンダイザー");
    const [leaving] = screen.getAllByRole("button", { name: /^BS17-031/ });
    expect(heard(leaving)).toContain("heavily exhausted, destroyed, about to leave");
  });

  it("marks the current level in its table", () => {
    show(tableOf());
    const [card] = screen.getAllByRole("button", { name: /^BS17-003#2/ });
    const cells = [...(card?.querySelectorAll(".bs-cell") ?? [])];
    expect(cells.map((cell) => cell.textContent)).toEqual(["1", "3", "4"]);
    expect(cells.map((cell) => cell.classList.contains("bs-cell-now"))).toEqual([false, true, false]);
  });

  it("is turned by its posture", () => {
    show(tableOf());
    const slot = (name: RegExp) =>
      screen.getAllByRole("button", { name })[0]?.closest<HTMLElement>(".mat-slot")?.className;
    expect(slot(/^BS17-003#2/)).toContain("bs-refreshed");
    expect(slot(/^BS17-018/)).toContain("bs-exhausted");
    expect(slot(/^BS17-031/)).toContain("bs-heavily-exhausted");
  });
});

describe("cores", () => {
  it.each([
    [1, 1, ""],
    [6, 6, ""],
    [7, 7, "7"],
    [12, 12, "12"],
    [15, 12, "15"],
  ])("%i are drawn as %i, with the number %o; the Soul Core is another thing", (count, drawn, number) => {
    const board = boardOf(8, false);
    const [own] = board.sides;
    if (!own) throw new Error("no side");
    own.reserve.count = count;
    const { container } = render(
      <Playmat board={board} faces={faces} interactive={tableOf()} names={names} />,
    );
    const place = container.querySelector('[data-ref="cores:0:reserve"]');
    expect(place?.querySelectorAll(".bs-core")).toHaveLength(drawn);
    expect(place?.querySelector(".bs-cores-count")?.textContent ?? "").toBe(number);
    // Where all are seen, only a small card needs the number.
    expect(place?.querySelector(".bs-cores-drawn") !== null).toBe(number !== "" && drawn === count);
    const soul = container.querySelector('[data-ref="soul:field:1"]');
    expect(soul?.querySelectorAll(".bs-core-soul")).toHaveLength(1);
    expect(heard(soul)).toBe(`${NUMBER}: Soul Core`);
  });

  it("are reached by the keyboard where they take part", () => {
    const { container } = show(tableOf(option("move a core", "cores:0:reserve", "field:2")));
    const place = (ref: string) => container.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
    expect(place("cores:0:reserve")?.tabIndex).toBe(0);
    expect(heard(place("cores:0:reserve"))).toBe("Reserve: 7 cores, can: move a core");
    expect(place("cores:0:life")?.tabIndex).toBe(-1);
  });
});

describe("what may be touched", () => {
  it("is lit and touched; all else is looked at", () => {
    const table = tableOf(option("attack", "field:2", "player:1"));
    const { container } = show(table);
    const lit = [...container.querySelectorAll(".mat-lit")].map((one) => one.getAttribute("data-ref"));
    expect(lit).toEqual(["field:2"]);
    fireEvent.click(container.querySelector('[data-ref="field:2"]') as Element);
    fireEvent.click(container.querySelector('[data-ref="field:1"]') as Element);
    expect(table.done).toEqual(["touch field:2", `inspect field:1 ${NUMBER}`]);
  });

  it("shows what is chosen and where it may go by different signs", () => {
    const table = tableOf(option("attack", "field:2", "player:1"), option("attack", "field:2", "field:101"));
    const { container } = show(table);
    table.chosen.value = "field:2";
    return Promise.resolve().then(() => {
      expect(container.querySelector(".mat-lit-chosen")?.getAttribute("data-ref")).toBe("field:2");
      const targets = [...container.querySelectorAll(".mat-lit-target")].map((one) =>
        one.getAttribute("data-ref"),
      );
      expect(targets).toEqual(["player:1", "field:101"]);
    });
  });

  it("may be a whole side, touched anywhere", () => {
    const table = tableOf(option("attack", "field:2", "player:1"));
    const { container } = show(table);
    table.chosen.value = "field:2";
    fireEvent.click(container.querySelector(".mat-other .mat-field") as Element);
    fireEvent.click(container.querySelector(".mat-own .mat-field") as Element);
    expect(table.done).toEqual(["touch player:1"]);
  });

  it("is found in a pile", () => {
    const table = tableOf(option("choose", "trash:0:BS17-041"));
    const { container } = show(table);
    const own = container.querySelector(".mat-own") as HTMLElement;
    const pile = within(own).getByRole("button", { name: /^Trash, 8 cards/ });
    expect(pile.classList.contains("mat-lit-option")).toBe(true);
    fireEvent.click(pile);
    const dialog = screen.getByRole("dialog", { name: "Ada: Trash" });
    expect(within(dialog).getAllByRole("listitem")).toHaveLength(4);
    expect(within(dialog).getByText("4 unknown cards")).toBeTruthy();
    fireEvent.click(within(dialog).getByRole("button", { name: /BS17-041.*can: choose/ }));
    expect(table.done).toEqual(["touch trash:0:BS17-041"]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is called by its name alone while it is used, without a number that could be taken for cores", () => {
    const board = boardOf(8, false);
    const cards = [{ ref: "used", number: "BS17-041", place: 0 }];
    const zones = board.sides[0]?.zones;
    if (zones) zones.in_use = { ref: "zone:0:in_use", name: "in_use", count: 1, cards, down: [] };
    render(<Playmat board={board} faces={faces} interactive={tableOf()} names={names} moves={[]} />);
    const used = screen.getByRole("button", { name: /^Being used, 1 card, BS17-041/ });
    expect(used.querySelector(".mat-used")?.textContent).toBe(faces.get("BS17-041")?.name);
    expect(used.querySelector(".mat-place-count")).toBeNull();
  });
});

describe("the sides", () => {
  it("lie with the viewer's below, the opponent's hand as backs with its number and known cards", () => {
    const { container } = show(tableOf());
    const sides = [...container.querySelectorAll(".mat-side")].map((side) => side.getAttribute("aria-label"));
    expect(sides).toEqual(["Ben", "Ada"]);
    const hand = container.querySelector('.mat-other [data-zone="zone:1:hand"]');
    expect(heard(hand)).toBe("Ben: Hand, 5 cards");
    expect(hand?.querySelectorAll(".mat-back")).toHaveLength(4);
    expect(hand?.querySelector('[data-number="BS17-074"]')).toBeTruthy();
    const turned = { ...boardOf(3, false), viewer: 1 };
    cleanup();
    const other = render(<Playmat board={turned} faces={faces} interactive={tableOf()} names={names} />);
    expect(other.container.querySelector(".mat-own")?.getAttribute("aria-label")).toBe("Ben");
  });

  it("have spirits in front and nexuses behind", () => {
    const { container } = show(tableOf());
    const rows = (side: string) =>
      [...container.querySelectorAll(`${side} .bs-row`)].map((row) => row.getAttribute("aria-label"));
    expect(rows(".mat-own")).toEqual(["Spirits", "Nexuses"]);
    expect(rows(".mat-other")).toEqual(["Nexuses", "Spirits"]);
    expect(container.querySelectorAll(".mat-own .bs-row-back [data-flip]")).toHaveLength(3);
  });

  it("tell a set burst to its own player alone", () => {
    const { container } = show(tableOf());
    expect(heard(container.querySelector(".mat-own .bs-burst"))).toBe(
      "Burst, face-down card, BS17-083 アブラカダブラ",
    );
    expect(heard(container.querySelector(".mat-other .bs-burst"))).toBe("Burst, face-down card");
  });
});

describe("a battle", () => {
  it("shows who fights, with which BP, how far it is and who is to act", () => {
    const decision = {
      serial: 1,
      player: 1,
      mine: false,
      prompt: "",
      text: "",
      shape: "",
      options: [],
      default: 0,
      // Another question than the flash timing itself, as while something is paid for.
      window: "",
      reason: null,
      always: false,
    };
    render(
      <Playmat
        board={boardOf(3, true)}
        faces={faces}
        interactive={tableOf()}
        names={names}
        decision={decision}
      />,
    );
    const battle = screen.getByRole("region", { name: "Battle" });
    expect([...battle.querySelectorAll(".mat-fighter-power")].map((bp) => bp.textContent)).toEqual([
      "BP 6000",
      "BP 5000",
    ]);
    const steps = within(battle).getAllByRole("listitem");
    expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, null, null, "step", null]);
    expect(within(battle).getByText("Ben to act")).toBeTruthy();
    const queue = screen.getByRole("region", { name: "Effects waiting" });
    expect(within(queue).getAllByRole("listitem")).toHaveLength(3);
    expect(within(queue).getByText("Burst declared: Ben")).toBeTruthy();
  });
});

describe("the details", () => {
  it("mark what is active now and lead to rules", () => {
    const table = tableOf();
    render(<DetailsPanel details={detailsOf(NUMBER)} interactive={table} />);
    expect(document.querySelector(".bs-level-now th")?.textContent).toBe("Lv2now");
    const effects = [...document.querySelectorAll(".mat-effect")];
    expect(effects.some((line) => line.classList.contains("mat-effect-active"))).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Rule BS-11.03" }));
    fireEvent.click(screen.getByRole("button", { name: "BS-16.01 Burst" }));
    fireEvent.click(screen.getByRole("button", { name: "a nexus" }));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(table.done).toEqual(["rule BS-11.03", "rule BS-16.01", "inspect  BS17-061", "dismiss"]);
  });

  it("say first, right below the head, what is not possible now", () => {
    render(<DetailsPanel details={detailsOf(NUMBER)} interactive={tableOf()} />);
    const refused = document.querySelector(".mat-refusals")?.closest("section");
    expect(refused?.previousElementSibling?.className).toBe("mat-full-head");
  });

  it("mark nothing as active for a card that is not on the field", () => {
    render(
      <DetailsPanel details={{ ...detailsOf(NUMBER), values: [], working: [] }} interactive={tableOf()} />,
    );
    expect(document.querySelector(".mat-effect-active, .mat-effect-off, .bs-level-now")).toBeNull();
  });
});

describe("the board in words", () => {
  it("says both sides as headings and lists, and lets what is legal be touched", () => {
    const table = tableOf(
      option("attack", "field:2", "player:1"),
      option("move a core", "cores:0:reserve", "field:2"),
    );
    render(<TextBoard board={boardOf(3, true)} faces={faces} interactive={table} names={names} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
      "Effects waiting",
      "Ada",
      "Ben",
    ]);
    expect(screen.getByText(/BS17-003 アルジュナス \(BP 5000\) blocks BS17-X01/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "can: attack" }));
    fireEvent.click(screen.getByRole("button", { name: "can: move a core" }));
    expect(table.done).toEqual(["touch field:2", "touch cores:0:reserve"]);
  });
});

describe("in every language", () => {
  const everything = () => {
    const table = tableOf(option("attack", "field:2", "player:1"));
    return (
      <main>
        <Playmat board={boardOf(8, true)} faces={faces} interactive={table} names={names} />
        <DetailsPanel details={detailsOf(NUMBER)} interactive={table} />
        <TextBoard board={boardOf(3, false)} faces={faces} interactive={table} names={names} />
      </main>
    );
  };

  it.each(LANGUAGES)("%s: no text is missing", async (tongue) => {
    await speak(tongue);
    const { container } = render(everything());
    expect(container.innerHTML.replaceAll(/ (class|data-[a-z]+|id|d|marker-end)="[^"]*"/g, "")).not.toMatch(
      /bs-[a-z]/,
    );
  });

  it("axe finds nothing", { timeout: 60_000 }, async () => {
    const { container } = render(everything());
    expect(await problems(container)).toEqual([]);
  });
});
