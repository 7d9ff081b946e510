/** Colours of cards: the classes that bring their hues and patterns. */

/** The class of a card of these colours; two show side by side. */
export function colorClass(colors: readonly string[]): string {
  const first = colors[0] ?? "any";
  const second = colors[1];
  return second ? `mat-c-${first} mat-c2-${second}` : `mat-c-${first}`;
}
