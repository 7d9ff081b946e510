/** Turn and step of a position of Battle Spirits. */
import type { JSX } from "preact";
import { t } from "../../../texts";
import { TurnFields } from "../TurnFields";
import type { BattleSpiritsEditor } from "./game";
import { STEPS, type Step } from "./model";

export function MatchForm({ editor }: { editor: BattleSpiritsEditor }): JSX.Element {
  const position = editor.position.value;
  return (
    <TurnFields
      editor={editor}
      steps={STEPS.map((step) => [step, t(`word-step-${step}`)])}
      step={position.step}
      title={t("editor-step")}
      onStep={(step) => editor.change({ ...position, step: step as Step })}
    />
  );
}
