/** Card faces: a card's printed facts, small as in a hand or whole as in the details. */
import type { ComponentChildren, JSX } from "preact";
import { Art as ArtFrame, Badges as BadgeRow, Effects, FullHead } from "../../mat/CardParts";
import { colorClass } from "../../mat/colors";
import { Gem, Gems } from "../../mat/drawing";
import { t, titled } from "../../texts";
import type { BattleSpiritsFace, EffectLine } from "../../wire";
import { Mark, Sigil } from "./shapes";
import { keywordTitle, printedSigns } from "./words";

/** The picture of a card: the user's own, else one that is drawn. */
export function Art({ face }: { face: BattleSpiritsFace }): JSX.Element {
  return (
    <ArtFrame face={face}>
      <Sigil number={face.number} kind={face.kind} />
    </ArtFrame>
  );
}

export function Badges({
  keywords,
  most,
}: {
  keywords: readonly string[];
  most?: number;
}): JSX.Element | null {
  return <BadgeRow ids={keywords} titleOf={keywordTitle} {...(most === undefined ? {} : { most })} />;
}

/** Small signs for what a card is: an ultimate, a contract card, in Divine Form ... Words say the same. */
export function Signs({ names }: { names: readonly string[] }): JSX.Element | null {
  if (names.length === 0) return null;
  return (
    <span class="bs-signs" aria-hidden="true">
      {names.map((name) => (
        <span key={name} class={`bs-sign bs-sign-${name}`}>
          {name === "over-count" ? "OC" : <Mark name={name} />}
        </span>
      ))}
    </span>
  );
}

interface HeadProps {
  face: BattleSpiritsFace;
  cost?: number;
  /** What comes behind the cost. */
  children?: ComponentChildren;
}

/** Cost and reduction symbols, as at the head of a card. */
export function Head({ face, cost, children }: HeadProps): JSX.Element {
  return (
    <span class="mat-head">
      <b class="mat-cost">{cost ?? face.cost}</b>
      {children}
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
    <span class={`mat-face ${colorClass(face.colors)}`} aria-hidden="true">
      <Head face={face}>
        <Signs names={printedSigns(face)} />
      </Head>
      <Art face={face} />
      <span class="mat-over">
        <Badges keywords={face.keywords} most={2} />
        <span class="bs-symbols">
          <Gems colors={face.symbols} />
        </span>
      </span>
      <span class="mat-name">{face.name}</span>
      <span class="mat-foot">
        <span class="mat-kind">{face.kind_title}</span>
        {last && last.bp > 0 && (
          <b class="mat-range">
            {face.levels[0]?.bp === last.bp ? last.bp : `${face.levels[0]?.bp ?? 0}–${last.bp}`}
          </b>
        )}
      </span>
    </span>
  );
}

interface FullProps {
  face: BattleSpiritsFace;
  /** Level that the card has on the field, 0 for none. */
  level?: number;
  /** For each line of its effect whether it is active: 1, 0, or -1 for what is not told. */
  working?: readonly number[];
  /** What comes right below the head. */
  children?: ComponentChildren;
}

/** Sentences that begin with their levels say them already. */
const SAYS_LEVELS = /^(\W{0,2}Lv|[[【][^\]】]*Lv)/;

function levelsText(line: EffectLine): string {
  return line.levels.length === 0 ? "" : line.levels.map((level) => t("word-level", { level })).join(" ");
}

/** A card with everything that is printed on it; `level` marks the row and the lines that hold now. */
export function FullFace({ face, level = 0, working = [], children }: FullProps): JSX.Element {
  const also = [face.contract ? t("bs-mark-contract") : "", face.token ? t("bs-token") : ""];
  const colorWords = titled(face.colors.map((color) => t(`word-color-${color}`)).join(t("mat-separator")));
  return (
    <article class={`mat-full ${colorClass(face.colors)}`}>
      <FullHead
        face={face}
        kind={[face.kind_title, colorWords, ...also].filter((part) => part !== "").join(" · ")}
      >
        <b class="mat-cost" role="img" aria-label={t("bs-cost", { cost: face.cost })}>
          {face.cost}
        </b>
      </FullHead>
      {children}
      <Art face={face} />
      <dl class="mat-facts">
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
      {face.over_count.length > 0 && (
        <p class="bs-brave-bp">
          {t("bs-over-count", { counts: face.over_count[0] ?? 0, bp: String(face.over_count[1] ?? 0) })}
        </p>
      )}
      {face.mirage_cost >= 0 && <p class="bs-brave-bp">{t("bs-mirage-cost", { cost: face.mirage_cost })}</p>}
      <Effects
        lines={face.effects}
        line={(line) => (
          <Effect
            key={`${line.levels.join()} ${line.text}`}
            line={line}
            working={working[face.effects.indexOf(line)] ?? -1}
          />
        )}
      />
      <Doubts id="bs-assumed" facts={face.assumed} />
      <Doubts id="bs-unknown" facts={face.unknown} />
    </article>
  );
}

/** What a fact is called that may be in doubt. */
const FACTS: Readonly<Record<string, string>> = {
  symbols: "bs-title-symbols",
  reduction: "bs-title-reduction",
  face_b: "bs-face-b",
};

/** Facts that were taken for granted, or are not known. */
function Doubts({ id, facts }: { id: string; facts: readonly string[] }): JSX.Element | null {
  if (facts.length === 0) return null;
  const named = facts.map((fact) => t(FACTS[fact] ?? "bs-title-symbols"));
  return <p class="mat-soft bs-doubts">{t(id, { facts: named.join(t("mat-separator")) })}</p>;
}

function Effect({ line, working }: { line: EffectLine; working: number }): JSX.Element {
  const told = working >= 0;
  const active = working > 0;
  return (
    <li class={active ? "mat-effect mat-effect-active" : told ? "mat-effect mat-effect-off" : "mat-effect"}>
      <span class="mat-effect-head">
        {line.levels.length > 0 && !SAYS_LEVELS.test(line.text) && (
          <span class="bs-effect-levels">{levelsText(line)}</span>
        )}
        <Badges keywords={line.keywords} />
        {told && <span class="mat-effect-state">{t(active ? "bs-active" : "bs-inactive")}</span>}
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
      <dd class="mat-gems">
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
              {row.level === level && <span class="mat-now">{t("bs-level-now")}</span>}
            </th>
            <td>{row.cores}</td>
            {battles && <td>{row.bp}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
