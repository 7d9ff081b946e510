/** Card faces: a card's printed facts, small as in a hand or whole as in the details. */
import type { ComponentChildren, JSX } from "preact";
import { t, titled } from "../../texts";
import type { BattleSpiritsFace, EffectLine } from "../../wire";
import { Gem, Gems, Sigil } from "./shapes";
import { keywordTitle } from "./words";

export function colorClass(colors: readonly string[]): string {
  const first = colors[0] ?? "any";
  const second = colors[1];
  return second ? `bs-c-${first} bs-c2-${second}` : `bs-c-${first}`;
}

/** Address of the user's own picture of a card. */
export function pictureOf(face: BattleSpiritsFace): string {
  return `/pictures/battle-spirits/${encodeURIComponent(face.number)}`;
}

/** The picture of a card: the user's own, else one that is drawn. */
export function Art({ face }: { face: BattleSpiritsFace }): JSX.Element {
  return (
    <span class="bs-art">
      {face.picture ? (
        <img class="bs-picture" src={pictureOf(face)} alt="" loading="lazy" draggable={false} />
      ) : (
        <Sigil number={face.number} kind={face.kind} />
      )}
    </span>
  );
}

export function Badges({
  keywords,
  most = 9,
}: {
  keywords: readonly string[];
  most?: number;
}): JSX.Element | null {
  const titled = [...new Set(keywords)].filter((id) => keywordTitle(id) !== "").slice(0, most);
  if (titled.length === 0) return null;
  return (
    <span class="bs-badges">
      {titled.map((id) => (
        <span key={id} class={`bs-badge bs-badge-${id}`}>
          {keywordTitle(id)}
        </span>
      ))}
    </span>
  );
}

/** Cost and reduction symbols, as at the head of a card. */
export function Head({ face, cost }: { face: BattleSpiritsFace; cost?: number }): JSX.Element {
  return (
    <span class="bs-head">
      <b class="bs-cost">{cost ?? face.cost}</b>
      <span class="bs-reduction">
        <Gems colors={face.reduction} />
      </span>
    </span>
  );
}

/** A card as it lies in a hand or a pile. Drawn only: what carries it has the words. */
export function SmallFace({ face }: { face: BattleSpiritsFace }): JSX.Element {
  const last = face.levels[face.levels.length - 1];
  return (
    <span class={`bs-face ${colorClass(face.colors)}`} aria-hidden="true">
      <Head face={face} />
      <Art face={face} />
      <span class="bs-over">
        <Badges keywords={face.keywords} most={2} />
        <span class="bs-symbols">
          <Gems colors={face.symbols} />
        </span>
      </span>
      <span class="bs-name">{face.name}</span>
      <span class="bs-foot">
        <span class="bs-kind">{face.kind_title}</span>
        {last && last.bp > 0 && (
          <b class="bs-range">
            {face.levels[0]?.bp === last.bp ? last.bp : `${face.levels[0]?.bp ?? 0}–${last.bp}`}
          </b>
        )}
      </span>
    </span>
  );
}

/** A card of which only the back is to be seen. */
export function Back(): JSX.Element {
  return (
    <span class="bs-back" aria-hidden="true">
      <Gem color="any" />
    </span>
  );
}

interface FullProps {
  face: BattleSpiritsFace;
  /** Level that the card has on the field, 0 for none. */
  level?: number;
  /** What comes right below the head. */
  children?: ComponentChildren;
}

/** Sentences that begin with their levels say them already. */
const SAYS_LEVELS = /^\W{0,2}Lv/;

function levelsText(line: EffectLine): string {
  return line.levels.length === 0 ? "" : line.levels.map((level) => t("word-level", { level })).join(" ");
}

/** A card with everything that is printed on it; `level` marks the row and the lines that hold now. */
export function FullFace({ face, level = 0, children }: FullProps): JSX.Element {
  const colorWords = titled(face.colors.map((color) => t(`word-color-${color}`)).join(t("bs-separator")));
  return (
    <article class={`bs-full ${colorClass(face.colors)}`}>
      <header class="bs-full-head">
        <b class="bs-cost" role="img" aria-label={t("bs-cost", { cost: face.cost })}>
          {face.cost}
        </b>
        <span>
          <h3 class="bs-full-name" lang="ja">
            {face.name}
          </h3>
          <span class="bs-full-kind">
            {face.number} · {face.kind_title} · {colorWords}
          </span>
        </span>
      </header>
      {children}
      <Art face={face} />
      <dl class="bs-facts">
        <SymbolFact title={t("bs-title-reduction")} colors={face.reduction} />
        <SymbolFact title={t("bs-title-symbols")} colors={face.symbols} />
        {face.families.length > 0 && (
          <div>
            <dt>{t("bs-title-families")}</dt>
            <dd lang="ja">{face.families.join("・")}</dd>
          </div>
        )}
      </dl>
      {face.levels.length > 0 && <LevelTable face={face} level={level} />}
      {face.kind === "brave" && face.brave_bp !== 0 && (
        <p class="bs-brave-bp">{t("bs-brave-bp", { bp: String(face.brave_bp) })}</p>
      )}
      <h4>{t("bs-effects")}</h4>
      {face.effects.length === 0 && <p class="bs-soft">{t("bs-no-effect")}</p>}
      <ul class="bs-effects">
        {face.effects.map((line) => (
          <Effect key={`${line.levels.join()} ${line.text}`} line={line} level={level} />
        ))}
      </ul>
    </article>
  );
}

function Effect({ line, level }: { line: EffectLine; level: number }): JSX.Element {
  const standing = level > 0;
  const active = standing && (line.levels.length === 0 || line.levels.includes(level));
  return (
    <li class={active ? "bs-effect bs-effect-active" : standing ? "bs-effect bs-effect-off" : "bs-effect"}>
      <span class="bs-effect-head">
        {line.levels.length > 0 && !SAYS_LEVELS.test(line.text) && (
          <span class="bs-effect-levels">{levelsText(line)}</span>
        )}
        <Badges keywords={line.keywords} />
        {standing && <span class="bs-effect-state">{t(active ? "bs-active" : "bs-inactive")}</span>}
      </span>
      {line.text}
    </li>
  );
}

function SymbolFact({ title, colors }: { title: string; colors: readonly string[] }): JSX.Element | null {
  if (colors.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd class="bs-gems">
        {colors.map((color, index) => (
          <Gem key={index} color={color} title={t(`word-color-${color}`)} />
        ))}
      </dd>
    </div>
  );
}

function LevelTable({ face, level }: { face: BattleSpiritsFace; level: number }): JSX.Element {
  const battles = face.kind !== "nexus";
  return (
    <table class="bs-levels">
      <thead>
        <tr>
          <th scope="col">{t("bs-title-level")}</th>
          <th scope="col">{t("bs-title-cores")}</th>
          {battles && <th scope="col">{t("bs-title-bp")}</th>}
        </tr>
      </thead>
      <tbody>
        {face.levels.map((row) => (
          <tr
            key={row.level}
            class={row.level === level ? "bs-level-now" : undefined}
            aria-current={row.level === level ? "true" : undefined}
          >
            <th scope="row">
              {t("word-level", { level: row.level })}
              {row.level === level && <span class="bs-now">{t("bs-level-now")}</span>}
            </th>
            <td>{row.cores}</td>
            {battles && <td>{row.bp}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
