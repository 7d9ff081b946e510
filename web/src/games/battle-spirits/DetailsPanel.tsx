/** The details of one card: all that is printed, its values with their sources, what it cannot do, its rules. */
import type { JSX } from "preact";
import { t } from "../../texts";
import type { Details, RefusalLine, RuleTitle, Value } from "../../wire";
import type { DetailsProps, Interactive } from "../interactive";
import { FullFace } from "./CardFace";
import "./style";

/** The level that a card has now; its total begins with it. */
function levelOf(details: Details): number {
  const total = details.values.find((value) => value.name === "level")?.total ?? "";
  return Number.parseInt(total.replace(/^\D+/, ""), 10) || 0;
}

export function DetailsPanel({ details, interactive }: DetailsProps): JSX.Element {
  return (
    <aside class="bs-details bs-vars" aria-label={t("bs-details")}>
      <button type="button" class="bs-close" onClick={() => interactive.dismiss()}>
        {t("bs-close")}
      </button>
      {details.state !== "" && <p class="bs-details-state">{details.state}</p>}
      <FullFace face={details.face} level={levelOf(details)}>
        <Refusals lines={details.refusals} interactive={interactive} />
      </FullFace>
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
      <h4>{t("bs-values")}</h4>
      <dl class="bs-values">
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
                        class="bs-link"
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
      class="bs-link"
      aria-label={title === "" ? t("bs-open-rule", { number }) : undefined}
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
    <section class="bs-refused">
      <h4>{t("bs-refusals")}</h4>
      <ul class="bs-refusals">
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
      <h4>{t("bs-rules")}</h4>
      <ul class="bs-rules">
        {rules.map((rule) => (
          <li key={rule.number}>
            <RuleLink number={rule.number} title={rule.title} interactive={interactive} />
          </li>
        ))}
      </ul>
    </section>
  );
}
