/** The details of one card: all that is printed, its values with their sources, what it cannot do, its rules. */
import type { ComponentChildren, JSX } from "preact";
import type { Interactive } from "../games/interactive";
import { t } from "../texts";
import type { Details, RefusalLine, RuleTitle, Value } from "../wire";

interface DetailsFrameProps {
  details: Details;
  interactive: Interactive;
  /** The card with everything that is printed on it, around what it cannot do now. */
  face(refusals: ComponentChildren): ComponentChildren;
}

export function DetailsFrame({ details, interactive, face }: DetailsFrameProps): JSX.Element {
  return (
    <aside class="mat-details mat-vars" aria-label={t("mat-details")}>
      <button type="button" class="mat-close" onClick={() => interactive.dismiss()}>
        {t("mat-close")}
      </button>
      {details.state !== "" && <p class="mat-details-state">{details.state}</p>}
      {face(<Refusals lines={details.refusals} interactive={interactive} />)}
      <Values values={details.values} interactive={interactive} />
      <Rules rules={details.rules} interactive={interactive} />
    </aside>
  );
}

function Values({
  values,
  interactive,
}: {
  values: readonly Value[];
  interactive: Interactive;
}): JSX.Element | null {
  if (values.length === 0) return null;
  return (
    <section>
      <h4>{t("mat-values")}</h4>
      <dl class="mat-values">
        {values.map((value) => (
          <div key={value.name}>
            <dt>{value.title}</dt>
            <dd>
              <b>{value.total}</b>
              <ul>
                {value.steps.map((step, index) => (
                  <li key={index}>
                    {step.number === "" ? (
                      step.source
                    ) : (
                      <button
                        type="button"
                        class="mat-link"
                        data-number={step.number}
                        onClick={() => interactive.inspect("", step.number)}
                      >
                        {step.source}
                      </button>
                    )}
                    <span>{step.change}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RuleLink({
  number,
  title,
  interactive,
}: {
  number: string;
  title: string;
  interactive: Interactive;
}) {
  return (
    <button
      type="button"
      class="mat-link"
      aria-label={title === "" ? t("mat-open-rule", { number }) : undefined}
      onClick={() => interactive.openRule(number)}
    >
      {title === "" ? number : `${number} ${title}`}
    </button>
  );
}

function Refusals({
  lines,
  interactive,
}: {
  lines: readonly RefusalLine[];
  interactive: Interactive;
}): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <section class="mat-refused">
      <h4>{t("mat-refusals")}</h4>
      <ul class="mat-refusals">
        {lines.map((line) => (
          <li key={`${line.action} ${line.reason}`}>
            <b>{line.title}</b> {line.reason}{" "}
            {line.rule !== "" && <RuleLink number={line.rule} title="" interactive={interactive} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rules({
  rules,
  interactive,
}: {
  rules: readonly RuleTitle[];
  interactive: Interactive;
}): JSX.Element | null {
  if (rules.length === 0) return null;
  return (
    <section>
      <h4>{t("mat-rules")}</h4>
      <ul class="mat-rules">
        {rules.map((rule) => (
          <li key={rule.number}>
            <RuleLink number={rule.number} title={rule.title} interactive={interactive} />
          </li>
        ))}
      </ul>
    </section>
  );
}
