import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { boardOf, faces as plain } from "../../src/dev/battle-spirits";
import { DetailsPanel } from "../../src/games/battle-spirits/DetailsPanel";
import { Playmat } from "../../src/games/battle-spirits/Playmat";
import { TextBoard } from "../../src/games/battle-spirits/TextBoard";
import { inLine } from "../../src/games/battle-spirits/words";
import { Gem } from "../../src/mat/drawing";
import { LANGUAGES } from "../../src/texts";
import type {
  BattleSpiritsBoard,
  BattleSpiritsCard,
  BattleSpiritsFace,
  BattleSpiritsSide,
  Details,
  KnownCard,
  Zone,
} from "../../src/wire";
import { complete, names, option, speak, type Table, tableOf } from "../mat/setting";

const [ADVENT, BASE, LOWEST, HIDDEN] = ["BS17-X05", "BS17-003", "BS17-001", "BS17-049"];
const GRANDWALKER = "BS17-061";

/** The face of a card that is made up from another one's. */
function faceOf(number: string, like: string, parts: Partial<BattleSpiritsFace>): BattleSpiritsFace {
  return { ...(plain.get(like) as BattleSpiritsFace), number, name: number, ...parts };
}

const MADE = [
  faceOf("PACT", "BS17-003", { contract: true, over_count: [2, 5000], mirage_cost: 3 }),
  faceOf("ULTRA", "BS17-003", { kind: "ultimate", kind_title: "Ultimate", symbols: ["ultimate"] }),
  faceOf("TURN", "BS17-061", { other_face: "TURN.B", assumed: ["symbols"] }),
  faceOf("TURN.B", "BS17-003", { other_face: "TURN", unknown: ["face_b"] }),
  faceOf("TOKEN", "BS17-003", { token: true }),
];
const faces = new Map([...plain, ...MADE.map((face) => [face.number, face] as const)]);

function known(...refs: [string, string][]): KnownCard[] {
  return refs.map(([ref, number], place) => ({ ref, number, place }));
}

function zone(name: string, count: number, cards: KnownCard[] = [], down: number[] = []): Zone {
  return { ref: `zone:0:${name}`, name, count, cards, down };
}

function standing(id: number, number: string, parts: Partial<BattleSpiritsCard> = {}): BattleSpiritsCard {
  const [like] = boardOf(3, false).sides[0]?.field.slice(-1) ?? [];
  if (!like) throw new Error("no card");
  const face = faces.get(number);
  return {
    ...like,
    ref: `field:${id}`,
    number,
    name: number,
    level: face?.levels[0]?.level ?? 1,
    bp: face?.levels[0]?.bp ?? 0,
    cores: { ref: `cores:field:${id}`, count: 1, soul: false, soul_ref: "" },
    braves: [],
    marks: [],
    ...parts,
  };
}

const brave = (id: number, side: "left" | "right", shared: number) => ({
  ref: `brave:${id}:0`,
  number: "BS17-056",
  side,
  shared: `field:${shared}`,
});

/** A position with something of everything. */
function position(): BattleSpiritsBoard {
  const board = boardOf(3, false);
  const own = board.sides[0] as BattleSpiritsSide;
  own.field = [
    standing(11, ADVENT as string, {
      marks: ["advented"],
      advent: "contract-advent",
      bases: known(["base:11:1", BASE as string], ["base:11:0", LOWEST as string]),
      covered: 2,
      covered_cards: known(["covered:11:0", HIDDEN as string]),
    }),
    standing(13, "BS17-018", { braves: [brave(13, "right", 12)], marks: ["combined"] }),
    standing(14, "ULTRA"),
    standing(12, "BS17-027", { braves: [brave(12, "left", 13)], marks: ["combined"] }),
    standing(15, GRANDWALKER, { held: true }),
    standing(16, "BS17-067", { held: true, bp: 3000, marks: ["divine-form"] }),
    standing(17, "TURN.B", { marks: ["reborn"] }),
    standing(18, "PACT", { marks: ["contract", "over-count"] }),
  ];
  own.life.soul = true;
  own.life.soul_ref = "soul:0:life";
  own.soul = "life";
  own.counts.count = 4;
  own.zones.soul_state = zone("soul_state", 1, known(["soul_state:0:PACT", "PACT"]));
  own.zones.mirage = zone("mirage", 1, known(["mirage:0:BS17-009", "BS17-009"]));
  const atHand = known(["at_hand:0:BS17-074", "BS17-074"], ["at_hand:0:BS17-073", "BS17-073"]);
  own.zones.at_hand = zone("at_hand", 2, atHand, [1]);
  own.zones.tokens = zone("tokens", 2, known(["tokens:0:TOKEN", "TOKEN"], ["tokens:0:TOKEN", "TOKEN"]));
  const other = board.sides[1] as BattleSpiritsSide;
  other.zones.at_hand = {
    ...zone("at_hand", 2, known(["at_hand:1:BS17-074", "BS17-074"])),
    ref: "zone:1:at_hand",
  };
  other.zones.tokens = { ...zone("tokens", 3), ref: "zone:1:tokens" };
  return board;
}

function show(table: Table = tableOf()) {
  const { container } = render(
    <Playmat board={position()} faces={faces} interactive={table} names={names} moves={[]} />,
  );
  const at = (ref: string) => container.querySelector(`[data-ref="${ref}"]`);
  return { container, own: container.querySelector(".mat-own") as HTMLElement, at };
}

/** What a reader hears of an element. */
function heard(element: Element | null | undefined): string {
  return element?.getAttribute("aria-label") ?? element?.querySelector(".spoken")?.textContent ?? "";
}

function detailsOf(number: string): Details {
  const face = faces.get(number) as BattleSpiritsFace;
  return { type: "details", id: 1, face, state: "", values: [], refusals: [], rules: [], working: [] };
}

beforeEach(async () => {
  complete();
  await speak("en");
});
afterEach(cleanup);

describe("cards below", () => {
  it("are counted beside the card, those face down by themselves, and said with it", () => {
    const { at, own } = show();
    expect(heard(at("field:11"))).toContain(
      "advented by Contract Advent, 2 cards underneath, 2 face-down cards underneath",
    );
    const edges = own.querySelectorAll(".bs-under");
    expect(edges).toHaveLength(1);
    expect(heard(edges[0])).toBe("2 cards underneath, 2 face-down cards underneath");
    expect([...(edges[0]?.querySelectorAll("b") ?? [])].map((one) => one.textContent)).toEqual(["2", "2"]);
    expect(edges[0]?.querySelector(".bs-tucked-name")?.textContent).toBe(faces.get(BASE as string)?.name);
  });

  it("are fanned on request: what is face up, what a player alone knows, and how many nobody sees", () => {
    const { own } = show();
    fireEvent.click(own.querySelector(".bs-under") as Element);
    const dialog = screen.getByRole("dialog", { name: "Ada: Underneath" });
    const cards = within(dialog).getAllByRole("listitem");
    expect(cards.map((card) => card.querySelector("[data-number]")?.getAttribute("data-number"))).toEqual([
      BASE,
      LOWEST,
      HIDDEN,
    ]);
    expect(cards.map((card) => heard(card).includes("face-down card"))).toEqual([false, false, true]);
    expect(within(dialog).getByText("1 unknown card")).toBeTruthy();
  });

  it("are touched there where they take part", () => {
    const table = tableOf(option("take it back", "base:11:0"));
    const { own } = show(table);
    const edge = own.querySelector(".bs-under") as Element;
    expect(edge.classList.contains("mat-lit-option")).toBe(true);
    fireEvent.click(edge);
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: /take it back/ }));
    expect(table.done).toEqual(["touch base:11:0"]);
  });
});

describe("an otherworld-god brave", () => {
  it("is drawn with both cards that share it, which stand beside each other, the left one first", () => {
    const { own, at } = show();
    const front = [...own.querySelectorAll(".bs-row-front [data-flip]")].map((card) =>
      card.getAttribute("data-flip"),
    );
    expect(front).toEqual([
      "field:11",
      "field:12",
      "field:13",
      "field:14",
      "field:16",
      "field:17",
      "field:18",
    ]);
    const [left, right] = [at("brave:12:0"), at("brave:13:0")];
    // It lies between them: behind the one on its left, before the one on its right.
    expect(left?.previousElementSibling?.className).toBe("mat-card");
    expect(right?.nextElementSibling?.className).toBe("mat-card");
    expect(left?.querySelector(".bs-tucked-side")?.textContent).toBe("L");
    expect(right?.querySelector(".bs-tucked-side")?.textContent).toBe("R");
    for (const half of [left, right]) expect(half?.classList.contains("bs-tucked-shared")).toBe(true);
  });

  it("says its side and who shares it", () => {
    const { at } = show();
    const words = `left-combined with BS17-056 ${faces.get("BS17-056")?.name}, shared with BS17-018 ${faces.get("BS17-018")?.name}`;
    expect(heard(at("brave:12:0"))).toBe(words);
    expect(heard(at("field:12"))).toContain(words);
  });

  it("leaves cards in their order that share none, and one whose other half is not there", () => {
    const cards = [standing(1, "ULTRA", { braves: [brave(1, "left", 9)] }), standing(2, "ULTRA")];
    expect(inLine(cards)).toEqual(cards);
  });
});

describe("cards apart from the field", () => {
  it("in soul state lie in a list of their own and are touched by themselves", () => {
    const table = tableOf(option("advent", "hand:0:BS17-003", "soul_state:0:PACT"));
    const { at, own } = show(table);
    const list = within(own).getByRole("list", { name: "Soul state" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(1);
    expect(heard(at("soul_state:0:PACT"))).toContain("Soul state, PACT PACT, Spirit, Cost 4, contract card");
    fireEvent.click(at("soul_state:0:PACT") as Element);
    expect(table.done).toEqual(["inspect soul_state:0:PACT PACT"]);
    table.chosen.value = "hand:0:BS17-003";
    return Promise.resolve().then(() => {
      expect(at("soul_state:0:PACT")?.classList.contains("mat-lit-target")).toBe(true);
      // What a dragged advent card is dropped on: the card by its own ref, or one on the field.
      expect(table.targets("hand:0:BS17-003")).toEqual(["soul_state:0:PACT"]);
    });
  });

  it("as a mirage lie over the burst, both to be seen, in the place where another is set", () => {
    const { own, at } = show();
    expect(heard(at("mirage:0:BS17-009"))).toMatch(/^Mirage, BS17-009/);
    const place = at("mirage:0:BS17-009")?.closest("[data-drop]");
    expect(place?.getAttribute("data-drop")).toBe("zone:0:mirage");
    expect(heard(place?.querySelector(".bs-burst"))).toMatch(/^Burst, face-down card, BS17-083/);
    expect(own.querySelectorAll(".bs-mirage")).toHaveLength(1);
    expect(document.querySelectorAll(".mat-other .bs-mirage")).toHaveLength(0);
  });

  it("at hand are face up, face down for their own player, or unknown", () => {
    const { at, container } = show();
    expect(heard(at("at_hand:0:BS17-074"))).not.toContain("face-down");
    expect(heard(at("at_hand:0:BS17-073"))).toMatch(/^face-down card, BS17-073/);
    expect(at("at_hand:0:BS17-073")?.querySelector(".mat-back")).toBeTruthy();
    const other = container.querySelector(".mat-other .bs-at-hand");
    expect(heard(other)).toBe("Ben: At hand, 2 cards");
    expect(other?.querySelectorAll(".mat-backs .mat-back")).toHaveLength(1);
    cleanup();
    render(<Playmat board={boardOf(3, false)} faces={faces} interactive={tableOf()} names={names} />);
    expect(document.querySelector(".bs-at-hand, .bs-souls, .bs-mirage")).toBeNull();
  });

  it("tell their tokens to their own player, to the other their number alone", () => {
    const { own } = show();
    fireEvent.click(within(own).getByRole("button", { name: "Tokens, 2 cards, TOKEN TOKEN" }));
    expect(within(screen.getByRole("dialog")).getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getByRole("button", { name: "Tokens, 3 cards" })).toBeTruthy();
  });
});

describe("what a card is besides its kind", () => {
  it("has a sign and words", () => {
    const { at } = show();
    const signs = (ref: string) =>
      [...(at(ref)?.querySelectorAll(".bs-sign") ?? [])].map((one) => one.className.split("bs-sign-")[1]);
    expect(signs("field:14")).toEqual(["ultimate"]);
    expect(signs("field:16")).toEqual(["divine-form"]);
    expect(signs("field:17")).toEqual(["reborn"]);
    expect(signs("field:18")).toEqual(["over-count", "contract"]);
    expect(signs("field:12")).toEqual([]);
    expect(heard(at("field:14"))).toContain("Ultimate");
    expect(heard(at("field:16"))).toContain("Divine Form");
    expect(heard(at("field:17"))).toContain("reborn");
    expect(heard(at("field:18"))).toContain("OC on, contract card");
  });

  it("stands in front in Divine Form, with its BP", () => {
    const { own, at } = show();
    expect(own.querySelectorAll(".bs-row-back [data-flip]")).toHaveLength(1);
    expect(heard(at("field:16"))).toContain("BP 3000,");
    expect(at("field:16")?.querySelector(".mat-power")?.textContent).toBe("3000");
    expect(at("field:15")?.querySelector(".mat-power")).toBeNull();
  });

  it("tells cores that are none of the field", () => {
    const { at } = show();
    expect(heard(at("field:15"))).toContain("1 core, its own, not of the field");
    expect(heard(at("cores:field:15"))).toBe(`${GRANDWALKER}: 1 core, its own, not of the field`);
    expect(at("field:15")?.closest(".mat-slot")?.classList.contains("bs-held")).toBe(true);
    expect(heard(at("cores:field:14"))).toBe("ULTRA: 1 core");
  });
});

it("The Soul Core lies in life, and counts are cores in a place of their own", () => {
  const { at, own } = show();
  expect(heard(at("soul:0:life"))).toBe("Life: Soul Core");
  expect(own.querySelector(".bs-place-life .mat-place-count")?.textContent).toBe("5");
  expect(own.querySelector(".bs-place-counts .mat-place-count")?.textContent).toBe("4");
});

describe("the details", () => {
  it("lead from one face of a card to the other and back", () => {
    const table = tableOf();
    const { rerender } = render(<DetailsPanel details={detailsOf("TURN")} interactive={table} />);
    expect(screen.getByText("Face A")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Turn over" }));
    rerender(<DetailsPanel details={detailsOf("TURN.B")} interactive={table} />);
    expect(screen.getByText("Face B")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Turn over" }));
    expect(table.done).toEqual(["inspect  TURN.B", "inspect  TURN"]);
    rerender(<DetailsPanel details={detailsOf("PACT")} interactive={table} />);
    expect(screen.queryByRole("button", { name: "Turn over" })).toBeNull();
  });

  it("say of each line whether it is active, and leave open what is not told", () => {
    const line = { text: "", levels: [1, 2], keywords: [] };
    const effects = [
      { ...line, text: "[Lv1-2] plain" },
      { ...line, text: "[While OC, Lv1-2] further" },
      { ...line, text: "[While OC, Lv2] not reached", levels: [2] },
      { ...line, text: "from the hand", levels: [] },
    ];
    const details = detailsOf("PACT");
    const face = { ...(details.face as BattleSpiritsFace), effects };
    const values = [{ name: "level", title: "Level", total: "1", steps: [] }];
    const { container } = render(
      <DetailsPanel details={{ ...details, face, values, working: [1, 1, 0, -1] }} interactive={tableOf()} />,
    );
    const lines = [...container.querySelectorAll(".mat-effect")];
    expect(lines.map((one) => one.querySelector(".mat-effect-state")?.textContent)).toEqual([
      "active now",
      "active now",
      "not active now",
      undefined,
    ]);
    // What says its levels itself has them no second time before it.
    expect(container.querySelector(".bs-effect-levels")).toBeNull();
  });

  it("tell what is printed besides, and which facts are in doubt", () => {
    const { container, rerender } = render(
      <DetailsPanel details={detailsOf("PACT")} interactive={tableOf()} />,
    );
    const text = () => container.textContent ?? "";
    expect(text()).toContain("contract card");
    expect(text()).toContain("OC 2: BP+5000");
    expect(text()).toContain("Mirage: cost 3");
    rerender(<DetailsPanel details={detailsOf("TURN")} interactive={tableOf()} />);
    expect(text()).toContain("Taken for granted, not read off the card: Symbols");
    expect(text()).not.toContain("Mirage");
    rerender(<DetailsPanel details={detailsOf("TURN.B")} interactive={tableOf()} />);
    expect(text()).toContain("Not known: Face B");
    rerender(<DetailsPanel details={detailsOf("TOKEN")} interactive={tableOf()} />);
    expect(text()).toContain("token");
  });
});

it("Symbols of gods and ultimates have forms of their own, in a colour with that colour's sign", () => {
  const { container } = render(
    <div>
      {["any", "ultimate", "god", "red-god", "blue-god"].map((color) => (
        <Gem key={color} color={color} />
      ))}
    </div>,
  );
  const drawn = [...container.querySelectorAll("svg")].map((gem) => gem.innerHTML);
  expect(new Set(drawn).size).toBe(5);
  const gods = [...container.querySelectorAll("svg")].slice(2);
  expect(new Set(gods.map((gem) => gem.querySelector(".mat-gem-body")?.getAttribute("d"))).size).toBe(1);
  expect(gods.map((gem) => gem.querySelector(".mat-gem-sign") !== null)).toEqual([false, true, true]);
});

describe("the board in words", () => {
  it("says the same, and lets what is legal be touched", () => {
    const table = tableOf(
      option("split", "brave:12:0"),
      option("take it back", "base:11:0"),
      option("use it", "soul_state:0:PACT"),
    );
    render(<TextBoard board={position()} faces={faces} interactive={table} names={names} />);
    const titles = screen.getAllByRole("heading", { level: 4 }).map((one) => one.textContent);
    expect(titles).toContain("Soul state, 1 card");
    expect(titles).toContain("Mirage, 1 card");
    expect(titles).toContain("At hand, 2 cards");
    expect(titles).toContain("Tokens, 2 cards");
    expect(screen.getByText("Life: 4 cores and Soul Core")).toBeTruthy();
    expect(
      screen.getByText(`face-down card, Underneath: ${HIDDEN} ${faces.get(HIDDEN as string)?.name}`),
    ).toBeTruthy();
    expect(screen.getAllByText(/^face-down card, BS17-073/)).toHaveLength(1);
    for (const what of ["split", "take it back", "use it"]) {
      fireEvent.click(screen.getByRole("button", { name: `can: ${what}` }));
    }
    expect(table.done).toEqual(["touch brave:12:0", "touch base:11:0", "touch soul_state:0:PACT"]);
  });
});

describe("in every language", () => {
  const everything = () => (
    <main>
      <Playmat board={position()} faces={faces} interactive={tableOf()} names={names} />
      <DetailsPanel details={detailsOf("PACT")} interactive={tableOf()} />
      <TextBoard board={position()} faces={faces} interactive={tableOf()} names={names} />
    </main>
  );

  it.each(LANGUAGES)("%s: no text is missing", async (tongue) => {
    await speak(tongue);
    const { container } = render(everything());
    expect(container.innerHTML.replaceAll(/ (class|data-[a-z]+|id|d|marker-end)="[^"]*"/g, "")).not.toMatch(
      /(bs|mat)-[a-z]/,
    );
  });

  it("axe finds nothing", { timeout: 60_000 }, async () => {
    const { container } = render(everything());
    const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
    const found = await axe.run(container, { rules });
    expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
  });
});
