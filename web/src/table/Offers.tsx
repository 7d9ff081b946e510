/** What players propose to each other, and what comes after a match. */
import { RuleLink } from "../parts/RuleDialog";
import { t } from "../texts";
import type { Offer, TableState } from "../wire";
import { nameOf } from "./names";
import type { TableStore } from "./store";

/** The open proposals: one's own to be taken back, the other's to be answered. */
export function Offers({ store }: { store: TableStore }) {
  const state = store.tableState.value;
  if (!state) return null;
  return (
    <div class="offers" aria-live="polite">
      {state.offers.map((offer) => (
        <OfferNotice key={`${offer.kind} ${offer.player}`} store={store} state={state} offer={offer} />
      ))}
    </div>
  );
}

function OfferNotice({ store, state, offer }: { store: TableStore; state: TableState; offer: Offer }) {
  const isMine = offer.player === state.you;
  const isAsked = !isMine && state.you >= 0;
  return (
    <div class="notice warn">
      <div>
        <p>
          {t("offer-text", {
            kind: offer.kind,
            who: isMine ? "you" : "other",
            player: nameOf(state, offer.player),
          })}
        </p>
        {offer.reasons.length > 0 && (
          <p class="soft">{offer.reasons.map((reason) => t("offer-reason", { reason })).join(" ")}</p>
        )}
        {offer.text && (
          <details>
            <summary>{t("offer-position")}</summary>
            <pre>{offer.text}</pre>
          </details>
        )}
      </div>
      {isAsked && (
        <div class="row">
          <button type="button" class="button primary" onClick={() => store.reply(offer.kind, true)}>
            {t("offer-accept")}
          </button>
          <button type="button" class="button" onClick={() => store.reply(offer.kind, false)}>
            {t("offer-decline")}
          </button>
        </div>
      )}
      {isMine && (
        <button type="button" class="button" onClick={() => store.reply(offer.kind, false)}>
          {t("offer-withdraw")}
        </button>
      )}
    </div>
  );
}

/** How the match ended, and what can be done now. */
export function Ending({ store }: { store: TableStore }) {
  const state = store.tableState.value;
  const result = store.update.value?.result;
  if (!state || !result) return null;
  const plays = state.you >= 0;
  const best = Math.max(...state.players.map((player) => player.wins));
  const goesOn = state.options.best_of > 1 && best <= state.options.best_of / 2;
  const offered = new Set(state.offers.map((offer) => offer.kind));
  const outcome = result.winner < 0 ? "draw" : !plays ? "seen" : result.winner === state.you ? "won" : "lost";
  return (
    <div class="ending" data-outcome={outcome}>
      <span class="ending-sign" aria-hidden="true">
        {{ won: "★", lost: "☆", draw: "＝", seen: "■" }[outcome]}
      </span>
      <div class="ending-what">
        <h2>{t("ending-title", { outcome })}</h2>
        <p class="prompt-text" tabIndex={-1} data-question="">
          {result.text} {result.rule && <RuleLink number={result.rule} />}
        </p>
        {state.options.best_of > 1 && (
          <p class="soft">
            {[0, 1]
              .map((player) => `${nameOf(state, player)} ${state.players[player]?.wins ?? 0}`)
              .join(" : ")}
          </p>
        )}
      </div>
      <div class="row ending-ways">
        {plays && goesOn && state.status !== "closed" && (
          <button type="button" class="button primary" onClick={() => store.nextMatch()}>
            {t("ending-next", { number: state.match + 1 })}
          </button>
        )}
        {plays && !goesOn && state.status === "finished" && !offered.has("rematch") && !state.goal && (
          <button type="button" class="button primary" onClick={() => store.propose("rematch")}>
            {t("ending-rematch")}
          </button>
        )}
        {plays && !goesOn && state.status === "finished" && state.swap && !offered.has("swap") && (
          <button type="button" class="button" onClick={() => store.propose("swap")}>
            {t("ending-swap")}
          </button>
        )}
        {state.replay && (
          <a class="button" href={`/replay/${encodeURIComponent(state.replay)}`}>
            {t("ending-replay")}
          </a>
        )}
        <a class="button" href="/">
          {t("ending-home")}
        </a>
      </div>
    </div>
  );
}
