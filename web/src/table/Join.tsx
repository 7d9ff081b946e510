/** Following an invitation: choose a deck and a name, and sit down. */
import { useEffect, useState } from "preact/hooks";
import { request, said } from "../api";
import { type ChosenDeck, clockName, deckChoice } from "../home/choices";
import { ClockMeans } from "../parts/ClockMeans";
import { DeckPicker } from "../parts/DeckPicker";
import { NameField } from "../parts/NameField";
import { RulesOf } from "../parts/Rules";
import { toast } from "../parts/toasts";
import { playerName } from "../settings";
import { drawToken } from "../tables";
import { language, t } from "../texts";
import type { About, JoinTable, TableState } from "../wire";

interface JoinProps {
  state: TableState;
  token: string;
  /** Told of the token that the seat has from now on. */
  onJoined(token: string): void;
}

export function Join({ state, token, onJoined }: JoinProps) {
  const [about, setAbout] = useState<About | null>(null);
  const [deck, setDeck] = useState<ChosenDeck>({ kind: "built-in", name: "", text: "" });
  const [playable, setPlayable] = useState(true);
  const [hands, setHands] = useState(false);
  const [busy, setBusy] = useState(false);
  const spoken = language.value;
  useEffect(() => {
    const stop = new AbortController();
    request<About>(`/api/about?language=${spoken}`, { signal: stop.signal }).then(
      (found) => {
        setAbout(found);
        const first = found.games.find((one) => one.name === state.game)?.decks[0]?.name ?? "";
        setDeck((before) => (before.name === "" ? { ...before, name: first } : before));
      },
      (error) => stop.signal.aborted || toast(said(error)),
    );
    return () => stop.abort();
  }, [spoken, state.game]);
  const game = about?.games.find((one) => one.name === state.game);
  const clock = state.options.clock;
  const name = clock ? clockName(clock) : undefined;
  const host = state.players.find((player) => player.kind !== "open");

  async function join() {
    setBusy(true);
    // Whoever sent the invitation knows its token: from now on the seat has one of its own.
    const own = drawToken();
    const body: JoinTable = { deck: deckChoice(deck), name: playerName.value, token: own, hands };
    const path = `/api/tables/${encodeURIComponent(state.id)}`;
    try {
      await request(`${path}/join`, { method: "POST", body, token });
      onJoined(own);
    } catch (error) {
      // It may be the answer alone that was lost.
      const joined = await request(path, { token: own }).then(
        () => true,
        () => false,
      );
      if (joined) return onJoined(own);
      toast(said(error));
      setBusy(false);
    }
  }

  return (
    <main id="main" class="column stack" tabIndex={-1}>
      <h1>{t("join-title", { player: host?.name || t("player-opponent") })}</h1>
      <p class="soft">
        {game?.title} · {t("best-of", { count: state.options.best_of })}
        {name && name !== "none" && ` · ${t("home-clock")} ${t("clock-name", { clock: name })}`}
      </p>
      {clock && <ClockMeans clock={clock} />}
      <RulesOf rules={state.rules} />
      {!game && <p aria-busy="true">{t("loading")}</p>}
      {game && (
        <form
          class="panel stack"
          onSubmit={(event) => {
            event.preventDefault();
            join();
          }}
        >
          <NameField />
          <DeckPicker
            game={game}
            deck={deck}
            rules={state.options.rules}
            onChange={setDeck}
            onPlayable={setPlayable}
          />
          {state.options.spectators && (
            // The match begins with this form: later it would be too late to agree.
            <label class="row check">
              <input
                type="checkbox"
                checked={hands}
                onChange={(event) => setHands(event.currentTarget.checked)}
              />
              {t("invite-hands")}
            </label>
          )}
          <div class="row start">
            <button type="submit" class="button primary big" disabled={busy || !playable}>
              {t("join-start")}
            </button>
          </div>
        </form>
      )}
    </main>
  );
}
