/** Cards of a list, drawn: each once with its number of copies, by kind and cost. */
import type { JSX } from "preact";
import { t } from "../../texts";
import type { Face } from "../../wire";
import type { CardGridProps } from "../interactive";
import { SmallFace } from "./CardFace";
import "./style";
import { joined, keywordTitle } from "./words";

const KINDS = ["spirit", "ultimate", "brave", "nexus", "magic"];

type Listed = CardGridProps["cards"][number];

export function CardGrid({ cards, chosen, onLook }: CardGridProps): JSX.Element {
  return (
    <div class="bs-grid bs-vars">
      {byKind(cards).map(([kind, some]) => (
        <section key={kind} aria-label={some[0]?.face.kind_title}>
          <h3>
            {some[0]?.face.kind_title}{" "}
            <small>{t("bs-cards", { count: some.reduce((sum, { count }) => sum + count, 0) })}</small>
          </h3>
          <ul class="bs-dialog-cards">
            {some.map(({ face, count }) => (
              <li key={face.number}>
                <button
                  type="button"
                  class={face.number === chosen ? "bs-hand-card bs-looked" : "bs-hand-card"}
                  aria-pressed={face.number === chosen}
                  onClick={() => onLook(face.number)}
                >
                  <span class="spoken">{words(face, count)}</span>
                  <SmallFace face={face} />
                  <b class="bs-copies" aria-hidden="true">
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

function words(face: Face, count: number): string {
  return joined([
    `${face.number} ${face.name}`,
    face.kind_title,
    t("bs-cost", { cost: face.cost }),
    ...face.keywords.map(keywordTitle).filter((title) => title !== ""),
    t("bs-cards", { count }),
  ]);
}

function byKind(cards: readonly Listed[]): [string, Listed[]][] {
  const place = (kind: string) => (KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length);
  const kinds = [...new Set(cards.map(({ face }) => face.kind))].sort((a, b) => place(a) - place(b));
  return kinds.map((kind) => [
    kind,
    cards.filter(({ face }) => face.kind === kind).sort((a, b) => a.face.cost - b.face.cost),
  ]);
}
