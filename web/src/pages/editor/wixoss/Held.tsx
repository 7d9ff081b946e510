/** A card of WIXOSS that is taken, with the places where it may go. */
import type { JSX } from "preact";
import { t } from "../../../texts";
import type { Held as HeldThing } from "../game";
import { HeldCard } from "../HeldPanel";
import { type Meaning, mayStand, type WixossEditor } from "./game";
import { LANES, PLACES, type Spot, ZONES } from "./model";
import { placeTitle, zoneTitle } from "./titles";

interface HeldProps {
  editor: WixossEditor;
  held: HeldThing<Spot>;
}

export function Held({ editor, held }: HeldProps): JSX.Element {
  return (
    <HeldCard
      editor={editor}
      number={held.number}
      own={held.kind === "there"}
      goals={(side) => goalsOf(editor, held.number, side)}
    />
  );
}

/** Where a card may go on a side. */
function goalsOf(editor: WixossEditor, number: string, side: number): [string, Meaning][] {
  const kind = editor.faces.value.get(number)?.kind ?? "";
  const found = editor.position.value.sides[side];
  const goals: [string, Meaning][] = PLACES.filter((place) => mayStand(kind, place)).map((place) => [
    placeTitle(place),
    { goal: { kind: "place", side, place } },
  ]);
  for (const zone of ZONES) goals.push([zoneTitle(zone), { goal: { kind: "zone", side, zone } }]);
  goals.push([t("editor-zone-deck-bottom"), { goal: { kind: "zone", side, zone: "deck", bottom: true } }]);
  if (kind === "signi") {
    for (const lane of LANES) {
      goals.push([
        t("editor-trap-at", { place: placeTitle(lane) }),
        { goal: { kind: "down", side, sort: "traps", lane } },
      ]);
      goals.push([
        t("editor-seed-at", { place: placeTitle(lane) }),
        { goal: { kind: "down", side, sort: "seeds", lane } },
      ]);
    }
  }
  for (const place of PLACES) {
    const host = found?.[place];
    if (!host) continue;
    const card = editor.faces.value.get(host.number)?.name ?? host.number;
    for (const part of ["under", "acce", "charm"] as const) {
      const may = part === "under" || (place !== "lrig" && place !== "key");
      if (may) {
        goals.push([
          t(`editor-onto-${part}`, { card, place: placeTitle(place) }),
          { goal: { kind: "onto", side, place, part } },
        ]);
      }
    }
  }
  return goals;
}
