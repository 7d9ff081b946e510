/**
 * Drawing: symbols of colours, and the shapes that pictures of cards are made of.
 *
 * Owns which form each colour has: whoever sees no colours tells them apart by form and pattern.
 */
import type { JSX } from "preact";
import { SYMBOLS } from "../parts/symbols";

/** Lines cut into a symbol, as on a gem. */
const FACETS: Readonly<Record<string, string>> = {
  red: "M12 8 L17 18 H7 Z",
  purple: "M13 5.5 A7.4 7.4 0 1 0 18.5 17",
  green: "M9 5.5 H15 L17 8 V16 L15 18.5 H9 L7 16 V8 Z",
  white: "M3.5 12 H20.5 M12 0.8 L8.5 12 L12 23.2 L15.5 12 Z",
  yellow: "M12 6.5 A5.5 5.5 0 1 1 11.99 6.5 Z",
  blue: "M8 15.5 A4.2 4 0 0 0 12 19.2",
  black: "M7.5 15.5 L12 5.5 L16.5 15.5 Z",
  colorless: "M8 8H16V16H8Z",
  ultimate: "M5.9 4.5 V13 A6.1 6 0 0 0 18.1 13 V4.5",
  god: "M8.4 10.6 V18.6 M12 10.6 V18.6 M15.6 10.6 V18.6",
  any: "M12 7 L13.5 12 L12 17 L10.5 12 Z",
};

/** What a symbol that is of a colour and of a god is called behind its colour. */
const GODLY = "-god";

/** A symbol of a colour. It is a picture beside words that say the same. */
export function Gem({ color, title }: { color: string; title?: string | undefined }): JSX.Element {
  // The symbol of a god in a colour: its form, with the form of the colour cut into it.
  const hue = color.endsWith(GODLY) ? color.slice(0, -GODLY.length) : color;
  const known = hue in SYMBOLS ? hue : "any";
  const form = hue === color ? known : "god";
  return (
    <svg
      class={`mat-gem mat-c-${known}`}
      viewBox="0 0 24 24"
      role={title ? "img" : undefined}
      aria-hidden={title ? undefined : true}
      aria-label={title}
    >
      <path class="mat-gem-body" d={SYMBOLS[form]} />
      {form === known ? (
        <path class="mat-gem-cut" d={FACETS[known]} />
      ) : (
        <path class="mat-gem-sign" d={SYMBOLS[known]} transform="translate(6.6 8.6) scale(0.45)" />
      )}
    </svg>
  );
}

export function Gems({ colors }: { colors: readonly string[] }): JSX.Element {
  return (
    <span class="mat-gems" aria-hidden="true">
      {colors.map((color, index) => (
        <Gem key={index} color={color} />
      ))}
    </span>
  );
}

// -- the picture of a card ---------------------------------------------------------------------------

/** Numbers between 0 and 1 that depend on a text alone (mulberry32 over FNV-1a). */
export function dice(text: string): () => number {
  let seed = 0x811c9dc5;
  for (const letter of text) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A coordinate of a path, with no more digits than are seen. */
export const round = (value: number) => Math.round(value * 10) / 10;
/** A point by its angle from above and its distance from the middle. */
export const polar = (angle: number, radius: number) =>
  `${round(50 + radius * Math.sin(angle))} ${round(50 - radius * Math.cos(angle))}`;

/** A star of `points` rays with waist. */
export function star(points: number, outer: number, inner: number, turn: number): string {
  const corners: string[] = [];
  for (let corner = 0; corner < points * 2; corner++) {
    const angle = turn + (corner * Math.PI) / points;
    corners.push(polar(angle, corner % 2 ? inner : outer));
  }
  return `M${corners.join("L")}Z`;
}

/** A ring of leaves around the middle. */
export function petals(count: number, from: number, to: number, width: number, turn: number): string {
  let path = "";
  for (let leaf = 0; leaf < count; leaf++) {
    const angle = turn + (leaf * 2 * Math.PI) / count;
    const middle = (from + to) / 2;
    path += `M${polar(angle, from)}Q${polar(angle - width, middle)} ${polar(angle, to)}`;
    path += `Q${polar(angle + width, middle)} ${polar(angle, from)}Z`;
  }
  return path;
}

/** The picture that stands for a card: paths from the back to the front. */
export function Picture({ paths, kind }: { paths: readonly string[]; kind: string }): JSX.Element {
  return (
    <svg
      class={`mat-sigil mat-sigil-${kind}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      {paths.map((path, depth) => (
        <path key={path} class={`mat-sigil-${depth}`} d={path} />
      ))}
    </svg>
  );
}

/** A small mark for a state, drawn as a line; words beside it say the same. */
export function Mark({ name, path }: { name: string; path: string | undefined }): JSX.Element | null {
  if (path === undefined) return null;
  return (
    <svg class={`mat-mark mat-mark-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Marks of what happens on every mat. */
export const MARKS: Readonly<Record<string, string>> = {
  attacking: "M4 4L15 15M13 17L17 13M15 15L20 20M20 4L9 15M7 13L11 17M9 15L4 20",
  target: "M12 4A8 8 0 1 1 11.99 4ZM12 1V7M12 17V23M1 12H7M17 12H23",
  under: "M4 15L12 19L20 15M4 11L12 15L20 11M4 7L12 11L20 7L12 3Z",
  covered: "M6 3H18V21H6ZM9 8L15 16M15 8L9 16",
  waiting: "M6 3H18M6 21H18M7 3C7 9 17 15 17 21M17 3C17 9 7 15 7 21",
};
