/** The version of a game's rules: choosing one where there are several, and what it means. */
import type { JSX } from "preact";
import { t } from "../texts";
import type { GameInfo, RulesInfo } from "../wire";

interface RulesProps {
  game: GameInfo;
  /** Name of the version, empty for the usual one, which is the first. */
  rules: string;
}

/** The versions to choose from; nothing where there is one only. */
export function RulesField({
  game,
  rules,
  onChange,
}: RulesProps & { onChange(rules: string): void }): JSX.Element | null {
  if (game.rules.length < 2) return null;
  const usual = game.rules[0]?.name ?? "";
  return (
    <div class="field">
      <label for="rules">{t("home-rules")}</label>
      <select
        id="rules"
        value={rules || usual}
        aria-describedby="rules-mean"
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange(chosen === usual ? "" : chosen);
        }}
      >
        {game.rules.map((one) => (
          <option key={one.name} value={one.name}>
            {one.title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What the chosen version means, where there are several. */
export function RulesMeans({ game, rules }: RulesProps): JSX.Element | null {
  const chosen = game.rules.find((one) => one.name === rules) ?? game.rules[0];
  if (!chosen || game.rules.length < 2) return null;
  return (
    <p id="rules-mean" class="soft" aria-live="polite">
      {chosen.text}
    </p>
  );
}

/** The version that a table is played under, and what it means. */
export function RulesOf({ rules }: { rules: RulesInfo }): JSX.Element {
  return (
    <p class="soft rules-of">
      {t("rules-are", { rules: rules.title })}
      {rules.text && <br />}
      {rules.text}
    </p>
  );
}
