/** The dialog that shows the cards of a pile, to look at and to choose from. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../texts";
import type { Zone } from "../../wire";
import type { Interactive } from "../interactive";
import { SmallFace } from "./CardFace";
import { thing } from "./thing";
import { actionText, type Faces, faceWords, joined, keyed, zoneTitle } from "./words";

interface PileDialogProps {
  zone: Zone;
  name: string;
  owner: string;
  faces: Faces;
  interactive: Interactive;
  close: () => void;
}

export function PileDialog({ zone, name, owner, faces, interactive, close }: PileDialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const hidden = zone.count - zone.cards.length;
  const title = t("bs-pile-of", { name: owner, zone: zoneTitle(name) });
  return (
    <dialog ref={dialog} class="bs-dialog bs-vars" aria-label={title} onClose={close}>
      <header>
        <h2>
          {title} <small>{t("bs-cards", { count: zone.count })}</small>
        </h2>
        <button type="button" class="bs-close" onClick={() => dialog.current?.close()}>
          {t("bs-close")}
        </button>
      </header>
      {zone.cards.length === 0 && <p class="bs-soft">{t("bs-pile-empty")}</p>}
      <ol class="bs-dialog-cards">
        {keyed(zone.cards).map(({ card, key }) => (
          <li key={key}>
            <button
              type="button"
              {...thing(card.ref, interactive, "bs-hand-card", card.number)}
              onClick={() => {
                if (interactive.highlight(card.ref) === "") interactive.inspect(card.ref, card.number);
                else interactive.touch(card.ref);
                dialog.current?.close();
              }}
            >
              <span class="spoken">
                {joined([
                  ...faceWords(card.number, faces),
                  hidden > 0 ? t("bs-place", { place: card.place + 1 }) : "",
                  actionText(card.ref, interactive),
                ])}
              </span>
              <PileCard number={card.number} faces={faces} />
            </button>
          </li>
        ))}
      </ol>
      {hidden > 0 && <p class="bs-soft">{t("bs-unknown", { count: hidden })}</p>}
    </dialog>
  );
}

function PileCard({ number, faces }: { number: string; faces: Faces }): JSX.Element {
  const face = faces.get(number);
  return face ? <SmallFace face={face} /> : <span>{number}</span>;
}
