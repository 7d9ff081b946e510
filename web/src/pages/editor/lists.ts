/** Lists of cards in a position: pure functions that all games share. */

/** The cards of a zone: by number, only counted, or not said. */
export type Listed = string[] | number | null;

/** The cards of a zone that are known by number; cards that are only counted have none. */
export function cardsIn(listed: Listed): readonly string[] {
  return Array.isArray(listed) ? listed : [];
}

/** How many cards lie in a zone; undefined where the position says nothing of it. */
export function countIn(listed: Listed): number | undefined {
  return Array.isArray(listed) ? listed.length : (listed ?? undefined);
}

/** The number of a card without what is said of it beside ("BS17-001 known=both"). */
export function numberOf(entry: string): string {
  return entry.split(" ")[0] ?? entry;
}

/** Return a list with one entry moved up or down among the others. */
export function shifted<T>(list: readonly T[], index: number, by: number): T[] {
  const found = [...list];
  const goal = index + by;
  const [one] = found.splice(index, 1);
  if (one === undefined || goal < 0 || goal > found.length) return [...list];
  found.splice(goal, 0, one);
  return found;
}

/** Return a list without one entry. */
export function without<T>(list: readonly T[], index: number): T[] {
  return list.filter((_, place) => place !== index);
}

/** The cards of a deck that are not elsewhere, as often as the deck holds them. */
export function leftOf(deck: readonly string[], elsewhere: Iterable<string>): string[] {
  const used = new Map<string, number>();
  for (const number of elsewhere) used.set(number, (used.get(number) ?? 0) + 1);
  return deck.filter((number) => {
    const left = used.get(number) ?? 0;
    if (left > 0) used.set(number, left - 1);
    return left === 0;
  });
}

/** Return the entries in an order that chance decides. */
export function shuffled<T>(list: readonly T[], random: () => number = Math.random): T[] {
  const found = [...list];
  for (let last = found.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [found[last], found[other]] = [found[other] as T, found[last] as T];
  }
  return found;
}

/** Return a position with one side changed. */
export function withSide<Position extends { sides: object[] }>(
  position: Position,
  side: number,
  change: (side: Position["sides"][number]) => Position["sides"][number],
): Position {
  return { ...position, sides: position.sides.map((one, index) => (index === side ? change(one) : one)) };
}
