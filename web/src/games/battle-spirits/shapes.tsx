/**
 * Shapes: symbols, the picture that stands for a card, and marks, all drawn here.
 *
 * Owns which form each of the six colours has: whoever sees no colours tells them apart by form and pattern.
 */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { SYMBOLS } from "../../parts/symbols";

export const COLORS = ["red", "purple", "green", "white", "yellow", "blue"] as const;

/** Lines cut into a symbol, as on a gem. */
const FACETS: Readonly<Record<string, string>> = {
  red: "M12 8 L17 18 H7 Z",
  purple: "M13 5.5 A7.4 7.4 0 1 0 18.5 17",
  green: "M9 5.5 H15 L17 8 V16 L15 18.5 H9 L7 16 V8 Z",
  white: "M3.5 12 H20.5 M12 0.8 L8.5 12 L12 23.2 L15.5 12 Z",
  yellow: "M12 6.5 A5.5 5.5 0 1 1 11.99 6.5 Z",
  blue: "M8 15.5 A4.2 4 0 0 0 12 19.2",
  any: "M12 7 L13.5 12 L12 17 L10.5 12 Z",
};

/** A symbol of a colour. It is a picture beside words that say the same. */
export function Gem({ color, title }: { color: string; title?: string | undefined }): JSX.Element {
  const known = color in SYMBOLS ? color : "any";
  return (
    <svg
      class={`bs-gem bs-c-${known}`}
      viewBox="0 0 24 24"
      role={title ? "img" : undefined}
      aria-hidden={title ? undefined : true}
      aria-label={title}
    >
      <path class="bs-gem-body" d={SYMBOLS[known]} />
      <path class="bs-gem-cut" d={FACETS[known]} />
    </svg>
  );
}

export function Gems({ colors }: { colors: readonly string[] }): JSX.Element {
  return (
    <span class="bs-gems" aria-hidden="true">
      {colors.map((color, index) => (
        <Gem key={index} color={color} />
      ))}
    </span>
  );
}

// -- the picture of a card ---------------------------------------------------------------------------

/** Numbers between 0 and 1 that depend on a text alone (mulberry32 over FNV-1a). */
function dice(text: string): () => number {
  let seed = 0x811c9dc5;
  for (const letter of text) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
const polar = (angle: number, radius: number) =>
  `${round(50 + radius * Math.sin(angle))} ${round(50 - radius * Math.cos(angle))}`;

/** A star of `points` rays with waist. */
function star(points: number, outer: number, inner: number, turn: number): string {
  const corners: string[] = [];
  for (let corner = 0; corner < points * 2; corner++) {
    const angle = turn + (corner * Math.PI) / points;
    corners.push(polar(angle, corner % 2 ? inner : outer));
  }
  return `M${corners.join("L")}Z`;
}

/** A ring of leaves around the middle. */
function petals(count: number, from: number, to: number, width: number, turn: number): string {
  let path = "";
  for (let leaf = 0; leaf < count; leaf++) {
    const angle = turn + (leaf * 2 * Math.PI) / count;
    const middle = (from + to) / 2;
    path += `M${polar(angle, from)}Q${polar(angle - width, middle)} ${polar(angle, to)}`;
    path += `Q${polar(angle + width, middle)} ${polar(angle, from)}Z`;
  }
  return path;
}

/** A line of hills or towers, for a nexus. */
function skyline(roll: () => number, base: number, rise: number): string {
  let path = `M-4 104V${base}`;
  let across = -4;
  while (across < 104) {
    const width = 10 + roll() * 18;
    const top = base - roll() * rise;
    path +=
      roll() > 0.5 ? `L${round(across + width / 2)} ${round(top)}` : `V${round(top)}h${round(width * 0.6)}`;
    across += width;
    path += `L${round(across)} ${base}`;
  }
  return `${path}V104Z`;
}

/** A pair of wings or blades, for a brave. */
function blades(roll: () => number): string {
  let path = "M50 8L56 50L50 92L44 50Z";
  const pairs = 2 + Math.floor(roll() * 2);
  for (let pair = 0; pair < pairs; pair++) {
    const y = 34 + pair * 17;
    const reach = 40 - pair * 9 - roll() * 6;
    const lift = 10 + roll() * 16;
    path += `M52 ${y}Q${round(50 + reach * 0.6)} ${round(y - lift)} ${round(50 + reach)} ${round(y - lift * 0.3)}`;
    path += `Q${round(50 + reach * 0.5)} ${round(y + 4)} 52 ${y + 9}Z`;
    path += `M48 ${y}Q${round(50 - reach * 0.6)} ${round(y - lift)} ${round(50 - reach)} ${round(y - lift * 0.3)}`;
    path += `Q${round(50 - reach * 0.5)} ${round(y + 4)} 48 ${y + 9}Z`;
  }
  return path;
}

function drawing(number: string, kind: string): string[] {
  const roll = dice(number);
  const pick = (...values: number[]) => values[Math.floor(roll() * values.length)] ?? 0;
  if (kind === "nexus") return [skyline(roll, 62, 44), skyline(roll, 78, 34), skyline(roll, 92, 22)];
  if (kind === "brave") return [petals(pick(6, 8), 30, 48, 0.2, 0), blades(roll)];
  const count = pick(3, 4, 5, 6, 7, 8);
  if (kind === "magic") {
    const ring = "M50 6A44 44 0 1 1 49.9 6ZM50 12A38 38 0 1 0 50.1 12Z";
    return [ring, star(count, 38, 16 + roll() * 12, roll()), petals(count * 2, 6, 18, 0.3, 0)];
  }
  return [
    petals(count, 14, 47, 0.25 + roll() * 0.4, 0),
    star(count, 34 + roll() * 8, 12 + roll() * 10, Math.PI / count),
    roll() > 0.5 ? star(pick(3, 4, 6), 14, 6, roll()) : petals(pick(4, 6), 2, 13, 0.6, roll()),
  ];
}

/** The picture that stands for a card: made from its number and kind, so that equal cards look equal. */
export function Sigil({ number, kind }: { number: string; kind: string }): JSX.Element {
  const paths = useMemo(() => drawing(number, kind), [number, kind]);
  return (
    <svg
      class={`bs-sigil bs-sigil-${kind}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      {paths.map((path, depth) => (
        <path key={path} class={`bs-sigil-${depth}`} d={path} />
      ))}
    </svg>
  );
}

// -- marks -------------------------------------------------------------------------------------------

const MARKS: Readonly<Record<string, string>> = {
  attacking: "M4 4L15 15M13 17L17 13M15 15L20 20M20 4L9 15M7 13L11 17M9 15L4 20",
  blocking: "M12 3L20 6V12C20 17 16 20 12 21.5C8 20 4 17 4 12V6Z",
  target: "M12 4A8 8 0 1 1 11.99 4ZM12 1V7M12 17V23M1 12H7M17 12H23",
  waiting: "M6 3H18M6 21H18M7 3C7 9 17 15 17 21M17 3C17 9 7 15 7 21",
  exhausted: "M5 14A7.5 7.5 0 1 1 12 20M12 20L16 16.5M12 20L15.5 23.5",
  "heavily-exhausted": "M4 12A8 8 0 0 1 19 8M19 8V3M19 8H14M20 12A8 8 0 0 1 5 16M5 16V21M5 16H10",
  burst: "M12 1L14.5 8L22 5L17 12L23 17L15 16L12 23L9 16L1 17L7 12L2 5L9.5 8Z",
};

/** A small mark for a state; words beside it say the same. */
export function Mark({ name }: { name: string }): JSX.Element | null {
  const path = MARKS[name];
  if (!path) return null;
  return (
    <svg class={`bs-mark bs-mark-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
