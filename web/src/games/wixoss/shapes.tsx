/** Shapes of WIXOSS: the picture that stands for a card, and marks for what happens to one. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import * as drawn from "../../mat/drawing";
import { dice, Picture, petals, polar, round, star } from "../../mat/drawing";

export const COLORS: readonly string[] = ["white", "red", "blue", "green", "black"];

const RING = "M50 5A45 45 0 1 1 49.9 5ZM50 11A39 39 0 1 0 50.1 11Z";

/** A girl's outline before a halo, for a LRIG. */
function figure(roll: () => number): string {
  const hair = 15 + roll() * 7;
  const sleeve = 22 + roll() * 12;
  const top = round(50 - sleeve);
  const end = round(50 + sleeve);
  return (
    `M50 20A${round(hair)} ${round(hair)} 0 0 1 ${round(50 + hair)} 37Q${round(50 + hair + 4)} 58 ${end} 100` +
    `H${top}Q${round(50 - hair - 4)} 58 ${round(50 - hair)} 37A${round(hair)} ${round(hair)} 0 0 1 50 20Z`
  );
}

/** Rays that fall from above, for an ARTS. */
function rays(roll: () => number): string {
  let path = "";
  const count = 5 + Math.floor(roll() * 4);
  for (let ray = 0; ray < count; ray++) {
    const angle = Math.PI * (0.6 + (0.8 * (ray + roll() * 0.6)) / count);
    path += `M50 -6L${polar(angle - 0.05, 110)}L${polar(angle + 0.05, 110)}Z`;
  }
  return path;
}

/** A bow and a bit, for a Key. */
function key(roll: () => number): string {
  const teeth = 2 + Math.floor(roll() * 3);
  let path = "M50 10A18 18 0 1 1 49.9 10ZM50 19A9 9 0 1 0 50.1 19ZM46 44H54V92H46Z";
  for (let tooth = 0; tooth < teeth; tooth++) {
    const y = 86 - tooth * 11;
    path += `M54 ${y}h${round(9 + roll() * 12)}v6H54Z`;
  }
  return path;
}

function drawing(number: string, kind: string): string[] {
  const roll = dice(number);
  const pick = (...values: number[]) => values[Math.floor(roll() * values.length)] ?? 0;
  const count = pick(3, 4, 5, 6, 7, 8);
  switch (kind) {
    case "lrig":
      return [petals(count * 2, 26, 58, 0.16, 0), figure(roll), star(pick(4, 5, 6), 9, 4, roll())];
    case "spell":
      return [RING, star(count, 38, 14 + roll() * 14, roll()), petals(count * 2, 6, 18, 0.3, 0)];
    case "arts":
      return [rays(roll), star(count, 30, 10 + roll() * 8, 0), petals(count, 2, 14, 0.5, roll())];
    case "key":
      return [RING, key(roll), star(pick(4, 6), 8, 4, roll())];
    case "resona":
      return [star(count * 2, 48, 30, 0), petals(count, 10, 44, 0.4, 0), star(count, 16, 7, roll())];
    default:
      return [
        petals(count, 14, 47, 0.25 + roll() * 0.4, 0),
        star(count, 34 + roll() * 8, 12 + roll() * 10, Math.PI / count),
        roll() > 0.5 ? star(pick(3, 4, 6), 14, 6, roll()) : petals(pick(4, 6), 2, 13, 0.6, roll()),
      ];
  }
}

/** The picture that stands for a card: made from its number and kind, so that equal cards look equal. */
export function Sigil({ number, kind }: { number: string; kind: string }): JSX.Element {
  return <Picture paths={useMemo(() => drawing(number, kind), [number, kind])} kind={kind} />;
}

const VIRUS =
  "M12 7A5 5 0 1 1 11.99 7ZM12 2V7M12 17V22M2 12H7M17 12H22M5 5L8.5 8.5M15.5 15.5L19 19M19 5L15.5 8.5M8.5 15.5L5 19";
const MARKS: Readonly<Record<string, string>> = {
  ...drawn.MARKS,
  attacked: drawn.MARKS.target ?? "",
  down: "M5 14A7.5 7.5 0 1 1 12 20M12 20L16 16.5M12 20L15.5 23.5",
  frozen: "M12 2V22M3.3 7L20.7 17M20.7 7L3.3 17M9 3.5L12 6L15 3.5M9 20.5L12 18L15 20.5",
  armed: "M12 3C15 8 19 11 19 15.5A7 6.5 0 0 1 5 15.5C5 11 9 8 12 3ZM9 15.5H15M12 12.5V18.5",
  crossed: "M4 9H20M4 15H20M9 4V20M15 4V20",
  infected: VIRUS,
  virus: VIRUS,
  driven: "M12 4A8 8 0 1 1 11.99 4ZM12 9.5A2.5 2.5 0 1 1 11.99 9.5ZM12 4V9.5M5 16L9.8 13.3M19 16L14.2 13.3",
  charm: "M12 2.5L20 7.2V16.8L12 21.5L4 16.8V7.2Z",
  acce: "M7 3V8.5A2.5 2.5 0 0 0 9.5 11V21M12 3V8.5A2.5 2.5 0 0 1 9.5 11M17 3C20 6 20 11 17 13V21",
  trap: "M3 17L7.5 7L12 14L16.5 7L21 17ZM3 20.5H21",
  seed: "M12 21C6 17 6 9 12 4C18 9 18 17 12 21ZM12 11V21",
  subscribers: "M12 3.5A4 4 0 1 1 11.99 3.5ZM4 21C4 15 8 13.5 12 13.5C16 13.5 20 15 20 21Z",
  refreshed: "M4 12A8 8 0 0 1 19 8M19 8V3M19 8H14M20 12A8 8 0 0 1 5 16M5 16V21M5 16H10",
  guard: "M12 3L20 6V12C20 17 16 20 12 21.5C8 20 4 17 4 12V6Z",
};

/** A small mark for a state; words beside it say the same. */
export function Mark({ name }: { name: string }): JSX.Element | null {
  return <drawn.Mark name={name} path={MARKS[name]} />;
}

/** A coin. */
export function Coin(): JSX.Element {
  return (
    <svg class="mat-piece wx-coin" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d="M12 6.5L13.7 10.3L17.8 10.7L14.7 13.4L15.6 17.5L12 15.3L8.4 17.5L9.3 13.4L6.2 10.7L10.3 10.3Z" />
    </svg>
  );
}
