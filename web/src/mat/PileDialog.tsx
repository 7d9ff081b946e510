/** The dialog that shows the cards of a pile, to look at and to choose from. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Interactive } from "../games/interactive";
import { t } from "../texts";
import type { Face, Zone } from "../wire";
import type { Look } from "./look";
import { thing } from "./thing";
import { actionText, type Faces, joined, keyed } from "./words";

interface PileDialogProps<F extends Face> {
  zone: Zone;
  name: string;
  owner: string;
  look: Look<F>;
  faces: Faces<F>;
  interactive: Interactive;
  close: () => void;
}

export function PileDialog<F extends Face>({
  zone,
  name,
  owner,
  look,
  faces,
  interactive,
  close,
}: PileDialogProps<F>): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const hidden = zone.count - zone.cards.length;
  const title = t("mat-pile-of", { name: owner, zone: look.zoneTitle(name) });
  return (
    <dialog ref={dialog} class="mat-dialog mat-vars" aria-label={title} onClose={close}>
      <header>
        <h2>
          {title} <small>{t("mat-cards", { count: zone.count })}</small>
        </h2>
        <button type="button" class="mat-close" onClick={() => dialog.current?.close()}>
          {t("mat-close")}
        </button>
      </header>
      {zone.cards.length === 0 && <p class="mat-soft">{t("mat-pile-empty")}</p>}
      <ol class="mat-dialog-cards">
        {keyed(zone.cards).map(({ card, key }) => (
          <li key={key}>
            <button
              type="button"
              {...thing(card.ref, interactive, "mat-hand-card", card.number)}
              onClick={() => {
                if (interactive.highlight(card.ref) === "") interactive.inspect(card.ref, card.number);
                else interactive.touch(card.ref);
                dialog.current?.close();
              }}
            >
              <span class="spoken">
                {joined([
                  ...look.faceWords(card.number, faces),
                  zone.down.includes(card.place) ? t("mat-face-down") : "",
                  hidden > 0 ? t("mat-place", { place: card.place + 1 }) : "",
                  actionText(card.ref, interactive),
                ])}
              </span>
              <PileCard number={card.number} look={look} faces={faces} />
              {zone.down.includes(card.place) && (
                <span class="mat-face-down" aria-hidden="true">
                  {t("mat-face-down")}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {hidden > 0 && <p class="mat-soft">{t("mat-unknown", { count: hidden })}</p>}
    </dialog>
  );
}

interface PileCardProps<F extends Face> {
  number: string;
  look: Look<F>;
  faces: Faces<F>;
}

function PileCard<F extends Face>({ number, look, faces }: PileCardProps<F>): JSX.Element {
  const face = faces.get(number);
  return face ? <look.SmallFace face={face} /> : <span>{number}</span>;
}
