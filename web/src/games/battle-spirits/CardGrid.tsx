/** Cards of a list of Battle Spirits, drawn. */
import type { JSX } from "preact";
import { Grid } from "../../mat/Grid";
import type { BattleSpiritsFace } from "../../wire";
import type { CardGridProps } from "../interactive";
import { look } from "./look";
import "./style";

const KINDS = ["spirit", "ultimate", "brave", "nexus", "magic"];

export function CardGrid(props: CardGridProps<BattleSpiritsFace>): JSX.Element {
  return <Grid {...props} look={look} kinds={KINDS} rank={(face) => face.cost} />;
}
