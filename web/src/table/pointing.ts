/** Pointing out on the board what is spoken of: cards that a line of the log names, where they are now. */

const SHOWN = 2500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Mark the cards of these numbers for a while; returns the first of them, undefined where none is there. */
export function pointOut(board: HTMLElement | null, numbers: readonly string[]): HTMLElement | undefined {
  clearTimeout(timer);
  for (const old of document.querySelectorAll<HTMLElement>("[data-named]")) delete old.dataset.named;
  const found = [...(board?.querySelectorAll<HTMLElement>("[data-number]") ?? [])].filter(
    (thing) => numbers.includes(thing.dataset.number ?? "") && thing.getClientRects().length > 0,
  );
  for (const thing of found) thing.dataset.named = "";
  found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  timer = setTimeout(() => {
    for (const thing of found) delete thing.dataset.named;
  }, SHOWN);
  return found[0];
}
