/** A position written by hand, to look at the mat without a server. */
import type {
  BattleSpiritsBoard,
  BattleSpiritsCard,
  BattleSpiritsFace,
  BattleSpiritsSide,
  Cores,
} from "../wire";
import list from "./battle-spirits-faces.json";

export const faces: ReadonlyMap<string, BattleSpiritsFace> = new Map(
  (list as BattleSpiritsFace[]).map((face) => [face.number, face]),
);

const FRONT = [
  "BS17-X01",
  "BS17-003",
  "BS17-018",
  "BS17-027",
  "BS17-031",
  "BS17-045",
  "BS17-053",
  "BS17-055",
];
const BACK = ["BS17-061", "BS17-067", "BS17-071"];
const HAND = ["BS17-001", "BS17-003", "BS17-003", "BS17-061", "BS17-073", "BS17-074", "BS17-055"];

function cores(ref: string, count: number, soul = false): Cores {
  return { ref: `cores:${ref}`, count, soul, soul_ref: soul ? `soul:${ref}` : "" };
}

function fieldCard(id: number, number: string, index: number): BattleSpiritsCard {
  const face = faces.get(number);
  const level = face?.levels[Math.min(index % 3, face.levels.length - 1)];
  const postures = ["refreshed", "refreshed", "exhausted", "refreshed", "heavily-exhausted"] as const;
  return {
    ref: `field:${id}`,
    number,
    name: index === 1 ? `${number}#2` : number,
    level: level?.level ?? 1,
    bp: (level?.bp ?? 0) + (index === 3 ? 3000 : index === 5 ? -1000 : 0),
    cost: face?.cost ?? 0,
    colors: face?.colors ?? [],
    symbols: face?.symbols ?? [],
    cores: cores(`field:${id}`, index === 6 ? 9 : (level?.cores ?? 1), index === 0),
    posture: face?.kind === "nexus" ? "refreshed" : (postures[index % 5] ?? "refreshed"),
    braves: index === 0 ? [{ ref: `brave:${id}:0`, number: "BS17-056", side: "", shared: "" }] : [],
    bases: [],
    advent: "",
    covered: 0,
    covered_cards: [],
    held: false,
    marks: index === 0 ? ["combined"] : index === 4 ? ["destroyed"] : [],
    next_level: index === 1 ? 1 : 0,
  };
}

function side(player: number, viewer: number, cards: number): BattleSpiritsSide {
  const nexuses = BACK.slice(0, Math.round((cards * 3) / 8));
  const numbers = [...FRONT.slice(0, Math.max(0, cards - nexuses.length + 1)), ...nexuses].slice(
    0,
    cards + 2,
  );
  const own = player === viewer;
  const zone = (name: string, count: number, known: string[]) => ({
    ref: `zone:${player}:${name}`,
    name,
    count,
    cards: known.map((number, place) => ({ ref: `${name}:${player}:${number}`, number, place })),
    down: [],
  });
  return {
    ref: `player:${player}`,
    life: cores(`${player}:life`, cards === 0 ? 5 : 4),
    reserve: cores(`${player}:reserve`, cards === 8 ? 7 : 3, cards === 0),
    trash: cores(`${player}:trash`, cards === 0 ? 0 : 4),
    counts: cores(`${player}:counts`, 0),
    soul: cards === 0 ? "reserve" : "field",
    zones: {
      deck: zone("deck", 31, []),
      hand: zone("hand", own ? HAND.length : 5, own ? HAND : cards > 3 ? ["BS17-074"] : []),
      at_hand: zone("at_hand", 0, []),
      burst_area: zone("burst_area", cards > 0 ? 1 : 0, own && cards > 0 ? ["BS17-083"] : []),
      trash: zone("trash", cards, ["BS17-023", "BS17-041", "BS17-069", "BS17-011"].slice(0, cards)),
      removed: zone("removed", cards === 8 ? 1 : 0, cards === 8 ? ["BS17-049"] : []),
      in_use: zone("in_use", 0, []),
    },
    field:
      cards === 0 ? [] : numbers.map((number, index) => fieldCard(player * 100 + index + 1, number, index)),
    further_turns: 0,
  };
}

/** A board with so many cards a side, with or without a battle. */
export function boardOf(cards: number, battle: boolean): BattleSpiritsBoard {
  const sides = [side(0, 0, cards), side(1, 0, cards)];
  const attacker = sides[0]?.field[0];
  const blocker = sides[1]?.field[1];
  const fights = battle && attacker && blocker;
  if (fights) {
    attacker.marks = [...attacker.marks, "attacking"];
    attacker.posture = "exhausted";
    blocker.marks = ["blocking"];
    blocker.posture = "exhausted";
  }
  return {
    type: "battle-spirits",
    viewer: 0,
    turn: cards === 0 ? 1 : 7,
    turn_player: 0,
    first_player: 0,
    step: battle ? "attack" : "main",
    sides,
    battle: fights
      ? {
          attacker: attacker.ref,
          blocker: blocker.ref,
          target: "",
          attacker_bp: attacker.bp,
          blocker_bp: blocker.bp,
          phase: "flash-second",
        }
      : null,
    pending: battle
      ? [
          {
            ref: "pending:0",
            number: "BS17-018",
            player: 0,
            text: "destroys one opposing spirit with BP 4000 or less",
            source: "",
          },
          { ref: "pending:1", number: "BS17-061", player: 1, text: "draws one card", source: "" },
        ]
      : [],
    bursts: battle ? [1] : [],
  };
}

/** What the page offers to do: a text, the things that it is about, and what it does. */
export const offers = (): [string, string[], string?][] => [
  ["summon", ["hand:0:BS17-003", "player:0"]],
  ["attack", ["field:2", "player:1"]],
  ["attack", ["field:2", "field:101"]],
  ["move a core", ["cores:0:reserve", "field:1"]],
  ["move a core", ["cores:0:reserve", "field:2"]],
  ["move the Soul Core", ["soul:field:1", "cores:0:reserve"]],
  ["choose", ["trash:0:BS17-041"]],
];

/** The card whose details are shown first. */
export const sample = "BS17-X01";
