/** What is taken of Battle Spirits: a card with the places where it may go, or cores. */
import type { JSX } from "preact";
import { t } from "../../../texts";
import type { Face } from "../../../wire";
import { coresTitle, sideNames } from "../../names";
import type { Held as HeldThing } from "../game";
import { HeldCard } from "../HeldPanel";
import { type BattleSpiritsEditor, boardOf, type Taken } from "./game";
import {
  type CoresSpot,
  coresAt,
  entryAt,
  HALVES,
  type Half,
  liesDown,
  PARTS,
  setCores,
  turnAtHand,
  ZONES,
} from "./model";
import type { Meaning } from "./places";
import { isOtherworld, zoneTitle } from "./titles";

interface HeldProps {
  editor: BattleSpiritsEditor;
  held: HeldThing<Taken>;
}

export function Held({ editor, held }: HeldProps): JSX.Element {
  if (held.kind === "there" && held.spot.kind === "cores") {
    return <HeldCores editor={editor} spot={held.spot.at} />;
  }
  return (
    <HeldCard
      editor={editor}
      number={held.number}
      own={held.kind === "there"}
      goals={(side) => goalsOf(editor, held.number, side)}
    >
      <AtHandTurned editor={editor} held={held} />
    </HeldCard>
  );
}

/** A card at hand is turned face down, or up again, by a button. */
function AtHandTurned({ editor, held }: HeldProps): JSX.Element | null {
  if (held.kind !== "there" || held.spot.kind !== "zone" || held.spot.zone !== "at_hand") return null;
  const { side, index } = held.spot;
  const position = editor.position.value;
  const entry = entryAt(position, held.spot) ?? "";
  return (
    <div class="row">
      <button
        type="button"
        class="button small"
        onClick={() => editor.change(turnAtHand(position, side, index), held)}
      >
        {t(liesDown(entry, side) ? "editor-turn-up" : "editor-turn-down")}
      </button>
    </div>
  );
}

/** Where a card may go on a side. */
function goalsOf(editor: BattleSpiritsEditor, number: string, side: number): [string, Meaning][] {
  const kind = editor.faces.value.get(number)?.kind ?? "";
  const goals: [string, Meaning][] = [];
  if (kind !== "magic") goals.push([t("editor-zone-field"), { goal: { kind: "field", side } }]);
  for (const zone of ZONES) goals.push([zoneTitle(zone), { goal: { kind: "zone", side, zone } }]);
  goals.push([t("editor-zone-deck-bottom"), { goal: { kind: "zone", side, zone: "deck", bottom: true } }]);
  editor.position.value.sides[side]?.field.forEach((card, index) => {
    const host = editor.faces.value.get(card.number);
    if (host) goals.push(...goalsAt(editor.faces.value.get(number), host, side, index));
  });
  return goals;
}

/** Where a card may go at one of the field: combined with it, onto it, or under it. */
function goalsAt(face: Face | undefined, host: Face, side: number, index: number): [string, Meaning][] {
  const card = host.name;
  const goals: [string, Meaning][] = [];
  if (face?.kind === "brave") {
    for (const half of halvesOf(face)) {
      const text = half ? `editor-combine-${half}` : "editor-combine";
      goals.push([t(text, { card }), { goal: { kind: "host", side, index, ...(half && { half }) } }]);
    }
  } else if (face && face.kind !== "magic") {
    goals.push([t("editor-onto", { card }), { goal: { kind: "onto", side, index } }]);
  }
  for (const part of PARTS) {
    goals.push([t(`editor-below-${part}`, { card }), { goal: { kind: "below", side, index, part } }]);
  }
  return goals;
}

/** The sides of a brave that a card may be on: of an otherworld-god brave left and right. */
function halvesOf(face: Face): readonly (Half | undefined)[] {
  return isOtherworld(face) ? HALVES : [undefined];
}

function HeldCores({ editor, spot }: { editor: BattleSpiritsEditor; spot: CoresSpot }): JSX.Element {
  const position = editor.position.value;
  const place = placeTitle(editor, spot);
  if (spot.soul) return <p>{t("editor-held-soul", { place })}</p>;
  const count = coresAt(position, spot, boardOf(editor.board.value));
  const set = (wanted: number) => {
    // More than one is often wanted.
    editor.change(setCores(position, spot, wanted), editor.held.peek());
  };
  return (
    <>
      <p>{t("editor-held-cores", { place, count })}</p>
      <div class="row">
        <button type="button" class="button small" disabled={count === 0} onClick={() => set(count - 1)}>
          {t("editor-core-less")} <kbd>−</kbd>
        </button>
        <button type="button" class="button small" onClick={() => set(count + 1)}>
          {t("editor-core-more")} <kbd>+</kbd>
        </button>
      </div>
    </>
  );
}

function placeTitle(editor: BattleSpiritsEditor, spot: CoresSpot): string {
  const side = sideNames()[spot.side === 1 ? 1 : 0];
  if (typeof spot.at === "string") return t("editor-place-of", { side, place: coresTitle(spot.at) });
  const card = editor.position.value.sides[spot.side]?.field[spot.at];
  return card ? (editor.faces.value.get(card.number)?.name ?? card.number) : side;
}
