/** A card colour as a mark, in the shape of its symbol, so that nobody needs to tell hues apart. */
import { t } from "../texts";
import { SYMBOLS } from "./symbols";

export function ColorMark({ color }: { color: string }) {
  return (
    <svg class={`color-mark ${color}`} viewBox="0 0 24 24" role="img" aria-label={t(`word-color-${color}`)}>
      <path d={SYMBOLS[color] ?? SYMBOLS.any ?? ""} />
    </svg>
  );
}
