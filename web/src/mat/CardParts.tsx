/** Parts of card faces: the picture, badges, and the head of a card that is shown whole. */
import type { ComponentChildren, JSX } from "preact";
import { t } from "../texts";
import type { EffectLine, Face } from "../wire";

/** Address of the user's own picture of a card. */
export function pictureOf(face: Face): string {
  return `/pictures/${face.type}/${encodeURIComponent(face.number)}`;
}

/** The picture of a card: the user's own, else the one that is drawn. */
export function Art({ face, children }: { face: Face; children: ComponentChildren }): JSX.Element {
  return (
    <span class="mat-art">
      {face.picture ? (
        <img class="mat-picture" src={pictureOf(face)} alt="" loading="lazy" draggable={false} />
      ) : (
        children
      )}
    </span>
  );
}

interface BadgesProps {
  ids: readonly string[];
  /** Title of a badge; those without one are none. */
  titleOf(id: string): string;
  most?: number;
}

export function Badges({ ids, titleOf, most = 9 }: BadgesProps): JSX.Element | null {
  const titled = [...new Set(ids)].filter((id) => titleOf(id) !== "").slice(0, most);
  if (titled.length === 0) return null;
  return (
    <span class="mat-badges">
      {titled.map((id) => (
        <span key={id} class={`mat-badge mat-badge-${id}`}>
          {titleOf(id)}
        </span>
      ))}
    </span>
  );
}

interface FullHeadProps {
  face: Face;
  /** The numbers before the name. */
  children: ComponentChildren;
  /** What the card is, beside its number. */
  kind: string;
}

/** The head of a card that is shown whole. */
export function FullHead({ face, children, kind }: FullHeadProps): JSX.Element {
  return (
    <header class="mat-full-head">
      {children}
      <span>
        <h3 class="mat-full-name" lang="ja">
          {face.name}
        </h3>
        <span class="mat-full-kind">
          {face.number} · {kind}
        </span>
      </span>
    </header>
  );
}

/** The lines of a card's effect, each drawn by the game. */
export function Effects({
  lines,
  line,
}: {
  lines: readonly EffectLine[];
  line(effect: EffectLine): JSX.Element;
}): JSX.Element {
  return (
    <>
      <h4>{t("mat-effects")}</h4>
      {lines.length === 0 && <p class="mat-soft">{t("mat-no-effect")}</p>}
      <ul class="mat-effects">{lines.map(line)}</ul>
    </>
  );
}
