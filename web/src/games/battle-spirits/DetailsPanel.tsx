/** The details of one card of Battle Spirits. */
import type { JSX } from "preact";
import { DetailsFrame } from "../../mat/DetailsFrame";
import type { Details } from "../../wire";
import type { DetailsProps } from "../interactive";
import { FullFace } from "./CardFace";
import "./style";

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
        <FullFace face={face} level={levelOf(details)}>
          {refusals}
        </FullFace>
      )}
    />
  );
}
