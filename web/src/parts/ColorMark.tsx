/** A card colour as a mark: each colour has a shape of its own, so that nobody needs to tell hues apart. */
import { t } from "../texts";

const SHAPES: Readonly<Record<string, string>> = {
  red: "M8 1 15 14H1Z",
  purple: "M8 1 15 8 8 15 1 8Z",
  green: "M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1Z",
  white: "M2 2h12v12H2Z",
  yellow: "M8 1l2 4.8 5 .4-3.9 3.2 1.3 5L8 11.6 3.6 14.4l1.3-5L1 6.2l5-.4Z",
  blue: "M4.5 2h7L15 8l-3.5 6h-7L1 8Z",
};

export function ColorMark({ color }: { color: string }) {
  return (
    <svg class={`color-mark ${color}`} viewBox="0 0 16 16" role="img" aria-label={t(`color-${color}`)}>
      <path d={SHAPES[color] ?? SHAPES.white ?? ""} />
    </svg>
  );
}
