/** The details of one card of Battle Spirits. */
import type { JSX } from "preact";
import { DetailsFrame } from "../../mat/DetailsFrame";
import { t } from "../../texts";
import type { BattleSpiritsFace, Details } from "../../wire";
import type { DetailsProps, Interactive } from "../interactive";
import { FullFace } from "./CardFace";
import "./style";
import { isFaceB } from "./words";

/** The level that a card has now; its total begins with it. */
function levelOf(details: Details): number {
  const total = details.values.find((value) => value.name === "level")?.total ?? "";
  return Number.parseInt(total.replace(/^\D+/, ""), 10) || 0;
}

export function DetailsPanel({ details, interactive }: DetailsProps): JSX.Element | null {
  const { face } = details;
  if (face.type !== "battle-spirits") return null;
  return (
    <DetailsFrame
      details={details}
      interactive={interactive}
      face={(refusals) => (
        <FullFace face={face} level={levelOf(details)} working={details.working}>
          {refusals}
          <TurnOver face={face} interactive={interactive} />
        </FullFace>
      )}
    />
  );
}

/** Which face of a rebirth card is shown, and the way to its other one. */
function TurnOver({
  face,
  interactive,
}: {
  face: BattleSpiritsFace;
  interactive: Interactive;
}): JSX.Element | null {
  const other = face.other_face;
  if (other === "") return null;
  return (
    <p class="bs-turn-over">
      {t(isFaceB(face.number) ? "bs-face-b" : "bs-face-a")}
      <button
        type="button"
        class="mat-link"
        data-number={other}
        onClick={() => interactive.inspect("", other)}
      >
        {t("bs-turn-over")}
      </button>
    </p>
  );
}
