/** The text of a rule in a dialog, over whatever page it is asked from; and the link that opens it. */
import { useEffect, useState } from "preact/hooks";
import { request, said } from "../api";
import { language, t } from "../texts";
import type { RuleText } from "../wire";
import { Dialog } from "./Dialog";
import { openRule, shownRule } from "./rule";

/** A rule's number that opens the rule. */
export function RuleLink({ number, title, brief }: { number: string; title?: string; brief?: boolean }) {
  return (
    <button
      type="button"
      class="rule-link"
      onClick={() => openRule(number)}
      aria-label={t("rule-open", { number: title ? `${number} ${title}` : number })}
      title={brief ? title : undefined}
    >
      {number}
      {title && !brief && <span class="rule-title"> {title}</span>}
    </button>
  );
}

/** The dialog, shown while a rule is asked for. */
export function RuleDialog() {
  const number = shownRule.value;
  return number ? <Rule key={number} number={number} /> : null;
}

function Rule({ number }: { number: string }) {
  const [rule, setRule] = useState<RuleText | null>(null);
  const [fault, setFault] = useState("");
  const spoken = language.value;
  useEffect(() => {
    const stop = new AbortController();
    request<RuleText>(`/api/rules/${encodeURIComponent(number)}?language=${spoken}`, {
      signal: stop.signal,
    }).then(setRule, (error) => stop.signal.aborted || setFault(said(error)));
    return () => stop.abort();
  }, [number, spoken]);
  return (
    <Dialog
      title={rule ? `${rule.number} ${rule.title}` : number}
      onClose={() => {
        shownRule.value = "";
      }}
    >
      {fault && <p role="alert">{fault}</p>}
      {!rule && !fault && <p>{t("loading")}</p>}
      {rule && (
        <>
          <p class="soft">{rule.chapter}</p>
          {rule.language !== spoken && <p class="soft">{t("rule-english")}</p>}
          <p class="rule-text" lang={rule.language}>
            {rule.text}
          </p>
          {rule.tests.length > 0 && (
            <details>
              <summary>{t("rule-tests", { count: rule.tests.length })}</summary>
              <ul lang="en">
                {rule.tests.map((test) => (
                  <li key={test}>
                    <code>{test}</code>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </Dialog>
  );
}
