/** Lanes: the SIGNI Zones of a side and its Cheer Zone, with the trap, seed and virus in each. */
import type { JSX } from "preact";
import { Back } from "../../mat/Back";
import { litRef, thing } from "../../mat/thing";
import { actionText, cardName, joined, placeText } from "../../mat/words";
import { t } from "../../texts";
import type { WixossBoard, WixossLane, WixossSide, Zone } from "../../wire";
import type { Interactive } from "../interactive";
import { SigniCard } from "./Card";
import { Mark } from "./shapes";
import { type Faces, laneTitle, laneWords, placeTitle, standing } from "./words";

interface LaneProps {
  board: WixossBoard;
  side: WixossSide;
  lane: WixossLane;
  faces: Faces;
  interactive: Interactive;
  open(pile: string): void;
}

export function Lane({ board, side, lane, faces, interactive, open }: LaneProps): JSX.Element {
  const card = standing(side, lane.signi);
  const lit = interactive.highlight(lane.ref);
  // Where the place may be touched and the card may not, touching the card means the place.
  const touched = card && (lit === "" || interactive.highlight(card.ref) !== "") ? card.ref : lane.ref;
  const title = laneTitle(lane);
  return (
    <li
      class={`wx-lane wx-lane-${lane.name}${lane.attacked ? " wx-lane-attacked" : ""}`}
      data-drop={lane.ref}
      aria-label={joined([title, ...laneWords(lane)])}
    >
      {card ? (
        <SigniCard
          board={board}
          card={card}
          faces={faces}
          interactive={interactive}
          touched={touched}
          open={open}
        />
      ) : (
        <button
          type="button"
          {...thing(lane.ref, interactive, "wx-empty")}
          tabIndex={lit === "" ? -1 : 0}
          aria-label={joined([title, lit === "" ? t("wx-empty") : placeText(lane.ref, interactive)])}
        >
          <span aria-hidden="true">{placeTitle(lane.name)}</span>
        </button>
      )}
      <Tokens lane={lane} faces={faces} interactive={interactive} />
    </li>
  );
}

/** What lies in a lane beside its SIGNI. */
function Tokens({
  lane,
  faces,
  interactive,
}: Pick<LaneProps, "lane" | "faces" | "interactive">): JSX.Element {
  return (
    <span class="wx-tokens">
      <FaceDown zone={lane.trap} sort="trap" faces={faces} interactive={interactive} />
      <FaceDown zone={lane.seed} sort="seed" faces={faces} interactive={interactive} />
      {lane.virus && (
        <button type="button" {...thing(lane.virus_ref, interactive, "wx-token wx-token-virus")}>
          <span class="spoken">{joined([t("wx-virus"), actionText(lane.virus_ref, interactive)])}</span>
          <Mark name="virus" />
        </button>
      )}
    </span>
  );
}

interface FaceDownProps {
  zone: Zone | null;
  sort: "trap" | "seed";
  faces: Faces;
  interactive: Interactive;
}

/** A trap or a seed: it lies face down, told to its own player. */
function FaceDown({ zone, sort, faces, interactive }: FaceDownProps): JSX.Element | null {
  if (!zone || (zone.count === 0 && interactive.highlight(zone.ref) === "")) return null;
  const known = zone.cards[0];
  const ref = litRef(zone, interactive);
  const name = known ? cardName(known.number, faces) : "";
  return (
    <button
      type="button"
      {...thing(ref, interactive, `wx-token wx-token-${sort}`, known?.number ?? "")}
      data-zone={zone.ref}
      data-drop={zone.ref}
      title={name}
    >
      <span class="spoken">
        {joined([
          t(`wx-${sort}`),
          zone.count > 0 ? t("mat-face-down") : t("wx-empty"),
          name,
          actionText(ref, interactive),
        ])}
      </span>
      {zone.count > 0 && <Back />}
      <Mark name={sort} />
    </button>
  );
}
