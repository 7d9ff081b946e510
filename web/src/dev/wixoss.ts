/** A position of WIXOSS written by hand, to look at the mat without a server. */
import type { KnownCard, WixossBoard, WixossCard, WixossFace, WixossLane, WixossSide, Zone } from "../wire";
import list from "./wixoss-faces.json";

export const faces: ReadonlyMap<string, WixossFace> = new Map(
  (list as WixossFace[]).map((face) => [face.number, face]),
);

const numbersOf = (test: (face: WixossFace) => boolean) =>
  (list as WixossFace[]).filter(test).map((face) => face.number);
const LRIGS = numbersOf((face) => face.kind === "lrig");
const SIGNI = numbersOf((face) => face.kind === "signi");
const WHITE = numbersOf((face) => ["arts", "key", "resona"].includes(face.kind));
const ENER = [...SIGNI, ...numbersOf((face) => face.kind === "spell"), SIGNI[1] ?? "", SIGNI[1] ?? ""];
const KEY = numbersOf((face) => face.kind === "key")[0] ?? "";

function known(player: number, zone: string, numbers: readonly string[]): KnownCard[] {
  return numbers.map((number, place) => ({ ref: `${zone}:${player}:${number}`, number, place }));
}

function zone(player: number, name: string, count: number, numbers: readonly string[]): Zone {
  return { ref: `zone:${player}:${name}`, name, count, cards: known(player, name, numbers), down: [] };
}

function fieldCard(id: number, number: string, place: string, parts: Partial<WixossCard> = {}): WixossCard {
  const face = faces.get(number);
  return {
    ref: `field:${id}`,
    number,
    name: number,
    place,
    level: face?.level ?? 0,
    power: face?.power ?? 0,
    base_power: face?.power ?? 0,
    colors: face?.colors ?? [],
    classes: face?.classes ?? [],
    types: face?.types ?? [],
    posture: "up",
    marks: [],
    keywords: [],
    under: [],
    charms: 0,
    charms_ref: "",
    acces: [],
    ride: "",
    ...parts,
  };
}

function laneOf(player: number, name: string, signi: string, parts: Partial<WixossLane> = {}): WixossLane {
  const across = { left: "right", center: "center", right: "left" }[name] ?? "";
  const down = (sort: string) => zone(player, `${sort}_${name}`, 0, []);
  return {
    ref: `lane:${player}:${name}`,
    name,
    signi,
    facing: across === "" ? "" : `lane:${1 - player}:${across}`,
    trap: name === "cheer" ? null : down("trap"),
    seed: name === "cheer" ? null : down("seed"),
    virus: false,
    virus_ref: "",
    attacked: false,
    ...parts,
  };
}

function sideOf(player: number, cards: number): WixossSide {
  const base = player * 100;
  const own = player === 0;
  const level = Math.min(cards, 4);
  const lrig = fieldCard(base + 1, LRIGS[Math.min(cards, LRIGS.length - 1)] ?? "", "lrig", {
    under: Array.from({ length: level }, (_, index) => ({
      ref: `under:${base + 1}:${index}`,
      number: LRIGS[index % LRIGS.length] ?? "",
      place: 0,
    })),
  });
  const key = fieldCard(base + 2, KEY, "key");
  const signi = ["left", "center", "right"].slice(0, Math.min(cards, 3)).map((place, index) => {
    const number = SIGNI[(index * 3 + player) % SIGNI.length] ?? "";
    const power = faces.get(number)?.power ?? 0;
    return fieldCard(base + 10 + index, number, place, {
      posture: index === 1 ? "down" : "up",
      power: power + (index === 2 ? 2000 : index === 1 ? -1000 : 0),
      marks: cards < 4 ? [] : index === 0 ? ["frozen", "infected"] : index === 1 ? ["crossed"] : ["armed"],
      keywords: index === 2 ? ["lancer", "double-crush"] : [],
      charms: index === 0 && cards > 3 ? 1 : 0,
      charms_ref: `charms:${base + 10}`,
      acces:
        index === 2 && cards > 3 ? [{ ref: `acce:${base + 12}:0`, number: SIGNI[0] ?? "", place: 0 }] : [],
    });
  });
  const field = cards === 0 ? [] : [lrig, ...(cards > 2 ? [key] : []), ...signi];
  const lane = (name: string, index: number, parts: Partial<WixossLane> = {}) =>
    laneOf(player, name, signi[index]?.ref ?? "", parts);
  const trap = zone(player, "trap_center", 1, own ? [SIGNI[2] ?? ""] : []);
  return {
    ref: `player:${player}`,
    lanes: [
      lane("left", 0, cards > 3 ? { virus: true, virus_ref: `virus:${player}:left` } : {}),
      lane("center", 1, cards > 3 ? { trap } : {}),
      lane("right", 2, cards > 3 ? { seed: zone(player, "seed_right", 1, own ? [SIGNI[3] ?? ""] : []) } : {}),
    ],
    cheer: laneOf(player, "cheer", ""),
    lrig: cards === 0 ? "" : lrig.ref,
    key: cards > 2 ? key.ref : "",
    lrig_ref: `lane:${player}:lrig`,
    key_ref: `lane:${player}:key`,
    level,
    limit: cards > 4 ? -1 : ([0, 2, 5, 7, 11][level] ?? 0),
    level_total: signi.reduce((sum, card) => sum + card.level, 0),
    coins: cards > 2 ? 3 : 0,
    coins_ref: `coins:${player}`,
    skipped_turns: 0,
    subscribers: cards > 4 ? 2 : 0,
    refreshes: cards > 4 ? 1 : 0,
    zones: {
      deck: zone(player, "deck", 26, []),
      lrig_deck: zone(player, "lrig_deck", 9 - level, own ? WHITE.slice(0, 9 - level) : []),
      hand: zone(player, "hand", own ? 6 : 5, own ? [...SIGNI.slice(0, 4), ...ENER.slice(-2)] : []),
      ener: zone(player, "ener", Math.min(ENER.length, cards * 3), ENER.slice(0, cards * 3)),
      check: zone(player, "check", 0, []),
      trash: zone(player, "trash", cards, SIGNI.slice(0, cards)),
      lrig_trash: zone(player, "lrig_trash", cards > 2 ? 1 : 0, cards > 2 ? WHITE.slice(0, 1) : []),
      life: zone(player, "life", Math.max(7 - cards, 1), []),
      excluded: zone(player, "excluded", cards > 4 ? 1 : 0, cards > 4 ? SIGNI.slice(0, 1) : []),
      beat: zone(player, "beat", 0, []),
      left_behind: zone(player, "left_behind", 0, []),
    },
    field,
  };
}

/** A board on which so much stands, with or without an attack. */
export function boardOf(cards: number, attack: boolean): WixossBoard {
  const sides = [sideOf(0, cards), sideOf(1, cards)];
  const attacker = sides[0]?.field.find((card) => card.place === "left");
  const front = sides[1]?.field.find((card) => card.place === "right");
  const lane = sides[1]?.lanes[2];
  const fights = attack && attacker && front && lane;
  if (fights) {
    attacker.marks = [...attacker.marks, "attacking"];
    attacker.posture = "down";
    front.marks = [...front.marks, "attacked"];
    lane.attacked = true;
  }
  const spell = ENER.at(-3) ?? "";
  const check = sides[1]?.zones.check;
  if (fights && check) {
    check.count = 1;
    check.cards = known(1, "check", [spell]);
  }
  return {
    type: "wixoss",
    viewer: 0,
    turn: cards === 0 ? 0 : 7,
    turn_player: 0,
    first_player: 0,
    phase: cards === 0 ? "" : attack ? "attack" : "main",
    step: attack ? "signi" : "",
    sides,
    attack: fights
      ? {
          kind: "signi",
          attacker: attacker.ref,
          player: 1,
          power: attacker.power,
          lanes: [{ lane: lane.ref, front: front.ref, power: front.power }],
          phase: "attack",
          negated: false,
        }
      : null,
    using: fights ? [{ ref: `check:1:${spell}`, number: spell, player: 1 }] : [],
    pending: fights
      ? [
          { ref: "pending:0", number: SIGNI[0] ?? "", player: 0, text: "draws one card", source: "" },
          { ref: "pending:1", number: "", player: 1, text: "", source: "" },
        ]
      : [],
  };
}

/** What the page offers to do: a text, the things that it is about, and what it does. */
export const offers = (asked: URLSearchParams): [string, string[], string?][] => [
  ...(asked.has("pay") ? PAYMENT : []),
  ["put onto the field", ["hand:0:WD01-009", "lane:0:left"]],
  ["put onto the field", ["hand:0:WD01-009", "lane:0:center"]],
  ["attack", ["field:10", "lane:1:right"]],
  ["attack", ["field:1", "player:1"]],
  ["use", ["lrig_deck:0:WD01-006", "player:0"]],
  ["open", ["zone:0:trap_center"]],
];
const PAYMENT: [string, string[], string?][] = [
  ["as suggested", ["ener:0:WD01-009", "ener:0:WD01-010", "ener:0:WD01-016"], "plan"],
  ["pay", ["ener:0:WD01-010"]],
];

/** The card whose details are shown first. */
export const sample = "WD01-001";
