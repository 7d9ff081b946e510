/** Turn, phase and step of a position of WIXOSS. */
import type { JSX } from "preact";
import { t } from "../../../texts";
import { TurnFields } from "../TurnFields";
import type { WixossEditor } from "./game";
import { PHASES, type Phase, STEPS, type Step } from "./model";

/** Phases, and the steps of the attack phase after it: "attack arts". */
function choices(): [string, string][] {
  return PHASES.flatMap((phase): [string, string][] => {
    const title = t(`word-phase-${phase}`);
    const steps = phase === "attack" ? STEPS : [];
    return [
      [phase, title],
      ...steps.map((step): [string, string] => [`${phase} ${step}`, `${title} · ${t(`word-step-${step}`)}`]),
    ];
  });
}

export function MatchForm({ editor }: { editor: WixossEditor }): JSX.Element {
  const position = editor.position.value;
  return (
    <TurnFields
      editor={editor}
      steps={choices()}
      step={[position.phase, position.step].filter(Boolean).join(" ")}
      title={t("editor-phase")}
      onStep={(chosen) => {
        const [phase = "main", step = ""] = chosen.split(" ");
        editor.change({ ...position, phase: phase as Phase, step: step as Step });
      }}
    />
  );
}
