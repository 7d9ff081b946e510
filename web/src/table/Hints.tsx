/** How the board is played, where the details of a card would be: for who has not asked about one. */
import { t } from "../texts";
import "./hints.css";

const SIGNS = [
  ["option", "◆"],
  ["chosen", "✓"],
  ["target", "◎"],
] as const;

interface HintsProps {
  /** Whether the reader plays; one who looks on has nothing to choose or to drag. */
  plays: boolean;
}

export function Hints({ plays }: HintsProps) {
  return (
    <section class="hints" aria-labelledby="hints">
      <h3 id="hints">{t(plays ? "hints-title" : "hints-watching")}</h3>
      <ul class="plain">
        {plays && <Choosing />}
        <li>
          <kbd>I</kbd>
          <span>{t("hints-look")}</span>
        </li>
        {!plays && (
          <li>
            <kbd>L</kbd>
            <span>{t("hints-log")}</span>
          </li>
        )}
        <li>
          <kbd>?</kbd>
          <span>{t("hints-keys")}</span>
        </li>
      </ul>
    </section>
  );
}

/** What the signs on the board mean to who may choose, and what may be dragged. */
function Choosing() {
  return (
    <>
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
    </>
  );
}
