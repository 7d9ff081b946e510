/** Shapes of Battle Spirits: the picture that stands for a card, and marks for how it stands. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import * as drawn from "../../mat/drawing";
import { dice, Picture, petals, round, star } from "../../mat/drawing";

export const COLORS = ["red", "purple", "green", "white", "yellow", "blue"] as const;

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
  return <Picture paths={useMemo(() => drawing(number, kind), [number, kind])} kind={kind} />;
}

const MARKS: Readonly<Record<string, string>> = {
  ...drawn.MARKS,
  blocking: "M12 3L20 6V12C20 17 16 20 12 21.5C8 20 4 17 4 12V6Z",
  exhausted: "M5 14A7.5 7.5 0 1 1 12 20M12 20L16 16.5M12 20L15.5 23.5",
  "heavily-exhausted": "M4 12A8 8 0 0 1 19 8M19 8V3M19 8H14M20 12A8 8 0 0 1 5 16M5 16V21M5 16H10",
  // What a card is: a crown, a halo, a bond, a page that turns.
  ultimate: "M3 19H21M4 16L3 7L8.5 11L12 4L15.5 11L21 7L20 16Z",
  "divine-form":
    "M12 1.8C16 1.8 19 3 19 4.6S16 7.4 12 7.4S5 6.2 5 4.6S8 1.8 12 1.8ZM12 10.5L14 14.5H21L15.5 17.5L17.5 22.5L12 19.5L6.5 22.5L8.5 17.5L3 14.5H10Z",
  contract: "M8 7.5A4.5 4.5 0 1 1 7.99 7.5ZM16 7.5A4.5 4.5 0 1 1 15.99 7.5Z",
  reborn: "M4 10A8.5 8.5 0 0 1 19 7M19 2V7H14M20 14A8.5 8.5 0 0 1 5 17M5 22V17H10",
  burst: "M12 1L14.5 8L22 5L17 12L23 17L15 16L12 23L9 16L1 17L7 12L2 5L9.5 8Z",
};

/** A small mark for a state; words beside it say the same. */
export function Mark({ name }: { name: string }): JSX.Element | null {
  return <drawn.Mark name={name} path={MARKS[name]} />;
}
