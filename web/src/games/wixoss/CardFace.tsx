/** Card faces: a card's printed facts, small as in a hand or whole as in the details. */
import type { ComponentChildren, JSX } from "preact";
import { Art as ArtFrame, Badges, Effects, FullHead } from "../../mat/CardParts";
import { colorClass } from "../../mat/colors";
import { Gem, Gems } from "../../mat/drawing";
import { t, titled } from "../../texts";
import type { WixossFace } from "../../wire";
import { Coin, Sigil } from "./shapes";
import { costWords, enerWords, keywordTitle, limitText, notable, shortTitle } from "./words";

/** So many symbols of a cost are drawn one by one; of more, equal ones are counted. */
const DRAWN = 4;

/** The picture of a card: the user's own, else one that is drawn. */
export function Art({ face }: { face: WixossFace }): JSX.Element {
  return (
    <ArtFrame face={face}>
      <Sigil number={face.number} kind={face.kind} />
    </ArtFrame>
  );
}

/** The badges of a card where there is little room. */
export function FewBadges({ keywords }: { keywords: readonly string[] }): JSX.Element | null {
  return <Badges ids={notable(keywords)} titleOf={shortTitle} most={2} />;
}

/** The use timings of an ARTS, as badges. */
export function Timings({ timings }: { timings: readonly string[] }): JSX.Element | null {
  if (timings.length === 0) return null;
  return (
    <span class="mat-badges">
      {timings.map((timing) => (
        <span key={timing} class={`mat-badge wx-badge-timing wx-badge-${timing}`}>
          {t(`wx-timing-${timing}`)}
        </span>
      ))}
    </span>
  );
}

/** The symbols of an Ener cost; many of one colour are a symbol and a number. */
export function Ener({ symbols }: { symbols: readonly string[] }): JSX.Element {
  if (symbols.length <= DRAWN) return <Gems colors={symbols} />;
  const colors = [...new Set(symbols)];
  return (
    <span class="mat-gems" aria-hidden="true">
      {colors.map((color) => (
        <span key={color} class="wx-counted">
          <Gem color={color} />
          <b>{symbols.filter((one) => one === color).length}</b>
        </span>
      ))}
    </span>
  );
}

/** Level or cost, as at the head of a card. */
export function Head({ face, level = face.level }: { face: WixossFace; level?: number }): JSX.Element {
  return (
    <span class="mat-head">
      {level >= 0 && <b class={`mat-cost wx-level wx-level-${face.kind}`}>{level}</b>}
      <span class="wx-costs">
        {face.costs.map((symbols, index) => (
          <Ener key={index} symbols={symbols} />
        ))}
        {Array.from({ length: face.cost_coins }, (_, index) => (
          <Coin key={index} />
        ))}
      </span>
    </span>
  );
}

/** The number at the foot of a card: its power, or the limit of a LRIG. */
function FootNumber({ face }: { face: WixossFace }): JSX.Element | null {
  if (face.kind === "lrig") return <b class="mat-range">{limitText(face.limit)}</b>;
  return face.power > 0 ? <b class="mat-range">{face.power}</b> : null;
}

/** A card as it lies in a hand or a pile. Drawn only: what carries it has the words. */
export function SmallFace({ face }: { face: WixossFace }): JSX.Element {
  return (
    <span class={`mat-face wx-face wx-${face.kind} ${colorClass(face.colors)}`} aria-hidden="true">
      <Head face={face} />
      <Art face={face} />
      <span class="mat-over">
        {face.timings.length > 0 ? (
          <Timings timings={face.timings} />
        ) : (
          <FewBadges keywords={face.keywords} />
        )}
      </span>
      <span class="mat-name">{face.name}</span>
      <span class="mat-foot">
        <span class="mat-kind">{face.kind_title}</span>
        <FootNumber face={face} />
      </span>
    </span>
  );
}

interface FullProps {
  face: WixossFace;
  /** What comes right below the head. */
  children?: ComponentChildren;
}

/** A card with everything that is printed on it. */
export function FullFace({ face, children }: FullProps): JSX.Element {
  const colors = face.colors.length > 0 ? face.colors : ["colorless"];
  const colorWords = titled(colors.map((color) => t(`word-color-${color}`)).join(t("mat-separator")));
  const craft = face.craft ? ` · ${t("wx-craft")}` : "";
  return (
    <article class={`mat-full wx-full ${colorClass(face.colors)}`}>
      <FullHead face={face} kind={`${face.kind_title}${craft} · ${colorWords}`}>
        {face.level >= 0 && (
          <b
            class={`mat-cost wx-level wx-level-${face.kind}`}
            role="img"
            aria-label={t("wx-level-words", { level: face.level })}
          >
            {face.level}
          </b>
        )}
      </FullHead>
      {children}
      <Art face={face} />
      <dl class="mat-facts">
        <CostFact face={face} />
        <Fact title={t("wx-title-power")}>{face.power > 0 && String(face.power)}</Fact>
        <Fact title={t("wx-title-limit")}>{face.kind === "lrig" && limitText(face.limit)}</Fact>
        <Fact title={t("wx-title-coins")}>{face.coins > 0 && t("wx-coins", { count: face.coins })}</Fact>
        <Fact title={t("wx-title-types")} printed>
          {face.types.join("／")}
        </Fact>
        <Fact title={t("wx-title-classes")} printed>
          {face.classes.join("：")}
        </Fact>
        <Fact title={t("wx-title-limiting")} printed>
          {face.limiting.join("／")}
        </Fact>
        <Fact title={t("wx-title-timing")}>
          {face.timings.map((timing) => t(`word-timing-${timing}`)).join(t("mat-separator"))}
        </Fact>
        <Fact title={t("wx-title-team")} printed>
          {face.team}
        </Fact>
      </dl>
      <Effects
        lines={face.effects}
        line={(line) => (
          <li key={line.text} class="mat-effect">
            <span class="mat-effect-head">
              <Badges ids={line.keywords} titleOf={keywordTitle} />
            </span>
            {line.text}
          </li>
        )}
      />
    </article>
  );
}

interface FactProps {
  title: string;
  /** Whether it is said as printed, in Japanese. */
  printed?: boolean;
  children: string | false;
}

function Fact({ title, printed = false, children }: FactProps): JSX.Element | null {
  if (!children) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd lang={printed ? "ja" : undefined}>{children}</dd>
    </div>
  );
}

/** Cost in symbols; a SIGNI costs none. */
function CostFact({ face }: { face: WixossFace }): JSX.Element | null {
  if (face.kind === "signi" || face.kind === "resona") return null;
  const cost = costWords(face);
  if (face.kind === "lrig" && cost === "") return null;
  return (
    <div>
      <dt>{t(face.kind === "lrig" ? "wx-title-grow" : "wx-title-cost")}</dt>
      <dd class="wx-cost-fact">
        <span class="spoken">{cost || t("wx-none")}</span>
        {cost === "" && <span aria-hidden="true">{t("wx-none")}</span>}
        {face.costs.map((symbols) => (
          <span key={enerWords(symbols)} class="wx-cost-way" aria-hidden="true">
            <Gems colors={symbols} />
          </span>
        ))}
        {Array.from({ length: face.cost_coins }, (_, index) => (
          <Coin key={index} />
        ))}
      </dd>
    </div>
  );
}
