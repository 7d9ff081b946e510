/** How the board is played, where the details of a card would be: for who has not asked about one. */
import { t } from "../texts";
import "./hints.css";

const SIGNS = [
  ["option", "◆"],
  ["chosen", "✓"],
  ["target", "◎"],
] as const;

export function Hints() {
  return (
    <section class="hints" aria-labelledby="hints">
      <h3 id="hints">{t("hints-title")}</h3>
      <ul class="plain">
        {SIGNS.map(([name, sign]) => (
          <li key={name}>
            <span class={`hint-sign ${name}`} aria-hidden="true">
              {sign}
            </span>
            <span>{t(`hints-${name}`)}</span>
          </li>
        ))}
        <li>
          <span class="hint-sign plain" aria-hidden="true">
            →
          </span>
          <span>{t("hints-drag")}</span>
        </li>
        <li>
          <kbd>I</kbd>
          <span>{t("hints-look")}</span>
        </li>
        <li>
          <kbd>?</kbd>
          <span>{t("hints-keys")}</span>
        </li>
      </ul>
    </section>
  );
}
