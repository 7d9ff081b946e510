/** The details of one card of WIXOSS. */
import type { JSX } from "preact";
import { DetailsFrame } from "../../mat/DetailsFrame";
import type { DetailsProps } from "../interactive";
import { FullFace } from "./CardFace";
import "./style";

export function DetailsPanel({ details, interactive }: DetailsProps): JSX.Element | null {
  const { face } = details;
  if (face.type !== "wixoss") return null;
  return (
    <DetailsFrame
      details={details}
      interactive={interactive}
      face={(refusals) => <FullFace face={face}>{refusals}</FullFace>}
    />
  );
}
