/** A deck looked into before it is chosen: its cards as they look, each with all that it does. */
import { useEffect, useState } from "preact/hooks";
import { request, said } from "../api";
import { loadGame } from "../games";
import { type GameViews, inert } from "../games/interactive";
import { language, t } from "../texts";
import type { CardList, DeckCards, Face } from "../wire";
import { Dialog } from "./Dialog";
import { detailsOf } from "./details";
import { openRule } from "./rule";

interface DeckDialogProps {
  game: string;
  /** Name of a built-in deck, and what it is called. */
  name: string;
  title: string;
  onTake(): void;
  onClose(): void;
}

interface Loaded {
  views: GameViews;
  cards: readonly { face: Face; count: number }[];
}

export function DeckDialog({ game, name, title, onTake, onClose }: DeckDialogProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [fault, setFault] = useState("");
  const [number, setNumber] = useState("");
  const spoken = language.value;
  useEffect(() => {
    const stop = new AbortController();
    load(game, name, spoken, stop.signal).then(
      (found) => !stop.signal.aborted && setLoaded(found),
      (error) => stop.signal.aborted || setFault(said(error)),
    );
    return () => stop.abort();
  }, [game, name, spoken]);
  const face = loaded?.cards.find((card) => card.face.number === number)?.face;
  const interactive = inert({
    dismiss: () => setNumber(""),
    inspect: (_, asked) => setNumber(asked),
    openRule,
  });
  return (
    <Dialog
      title={title}
      wide
      onClose={onClose}
      actions={
        <button type="button" class="button primary" onClick={onTake}>
          {t("deck-take")}
        </button>
      }
    >
      {fault && <p class="verdict bad">{fault}</p>}
      {!fault && !loaded && <p aria-busy="true">{t("loading")}</p>}
      {loaded && (
        <div class="deck-look">
          <loaded.views.CardGrid cards={loaded.cards} chosen={number} onLook={setNumber} />
          {face ? (
            <loaded.views.DetailsPanel details={detailsOf(face)} interactive={interactive} />
          ) : (
            <p class="soft deck-look-hint">{t("deck-look-hint")}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

async function load(game: string, name: string, spoken: string, signal: AbortSignal): Promise<Loaded> {
  const [views, deck, all] = await Promise.all([
    loadGame(game),
    request<DeckCards>(`/api/decks/${encodeURIComponent(game)}/${encodeURIComponent(name)}`, { signal }),
    request<CardList>(`/api/cards/${encodeURIComponent(game)}?language=${spoken}`, { signal }),
  ]);
  const counts = new Map<string, number>();
  for (const one of deck.numbers) counts.set(one, (counts.get(one) ?? 0) + 1);
  const cards = all.faces.flatMap((face) => {
    const count = counts.get(face.number);
    return count ? [{ face, count }] : [];
  });
  return { views, cards };
}
