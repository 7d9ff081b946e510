/** Cards of a list, drawn: each once with its number of copies, by kind. */
import type { JSX } from "preact";
import type { CardGridProps } from "../games/interactive";
import { t } from "../texts";
import type { Face } from "../wire";
import type { Look } from "./look";
import { joined } from "./words";

interface GridProps<F extends Face> extends CardGridProps<F> {
  look: Look<F>;
  /** Kinds in their order; others follow. */
  kinds: readonly string[];
  /** By which number the cards of a kind are ordered. */
  rank(face: F): number;
}

export function Grid<F extends Face>({
  cards,
  chosen,
  onLook,
  look,
  kinds,
  rank,
}: GridProps<F>): JSX.Element {
  const faces = new Map(cards.map(({ face }) => [face.number, face] as const));
  return (
    <div class="mat-grid mat-vars">
      {byKind(cards, kinds, rank).map(([kind, some]) => (
        <section key={kind} aria-label={some[0]?.face.kind_title}>
          <h3>
            {some[0]?.face.kind_title}{" "}
            <small>{t("mat-cards", { count: some.reduce((sum, { count }) => sum + count, 0) })}</small>
          </h3>
          <ul class="mat-dialog-cards">
            {some.map(({ face, count }) => (
              <li key={face.number}>
                <button
                  type="button"
                  class={face.number === chosen ? "mat-hand-card mat-looked" : "mat-hand-card"}
                  aria-pressed={face.number === chosen}
                  onClick={() => onLook(face.number)}
                >
                  <span class="spoken">
                    {joined([...look.faceWords(face.number, faces), t("mat-cards", { count })])}
                  </span>
                  <look.SmallFace face={face} />
                  <b class="mat-copies" aria-hidden="true">
                    ×{count}
                  </b>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Listed<F extends Face> = CardGridProps<F>["cards"][number];

function byKind<F extends Face>(
  cards: readonly Listed<F>[],
  order: readonly string[],
  rank: (face: F) => number,
): [string, Listed<F>[]][] {
  const place = (kind: string) => (order.includes(kind) ? order.indexOf(kind) : order.length);
  const kinds = [...new Set(cards.map(({ face }) => face.kind))].sort((a, b) => place(a) - place(b));
  return kinds.map((kind) => [
    kind,
    cards.filter(({ face }) => face.kind === kind).sort((a, b) => rank(a.face) - rank(b.face)),
  ]);
}
