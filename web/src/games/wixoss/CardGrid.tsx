/** Cards of a list of WIXOSS, drawn. */
import type { JSX } from "preact";
import { Grid } from "../../mat/Grid";
import type { WixossFace } from "../../wire";
import type { CardGridProps } from "../interactive";
import { look } from "./look";
import "./style";

const KINDS = ["lrig", "arts", "key", "resona", "signi", "spell"];

export function CardGrid(props: CardGridProps<WixossFace>): JSX.Element {
  return <Grid {...props} look={look} kinds={KINDS} rank={(face) => face.level} />;
}
