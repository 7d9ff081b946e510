/** The form that begins a match: all of it has a default, so that its button works at once. */
import { useEffect, useState } from "preact/hooks";
import { request, said } from "../api";
import { ClockMeans } from "../parts/ClockMeans";
import { DeckPicker } from "../parts/DeckPicker";
import { GamePicker } from "../parts/GamePicker";
import { rememberGame } from "../parts/game";
import { NameField } from "../parts/NameField";
import { LevelPicker } from "../parts/Opponent";
import { RulesField, RulesMeans } from "../parts/Rules";
import { toast } from "../parts/toasts";
import { navigate } from "../router";
import { playerName, recall, remember } from "../settings";
import { rememberTable } from "../tables";
import { t } from "../texts";
import type { About, GameInfo, TableMade } from "../wire";
import {
  anyDeck,
  type Choices,
  type ChosenDeck,
  CLOCK_NAMES,
  CLOCKS,
  type ClockName,
  clockOf,
  newTable,
  OPPONENTS,
  type Opponent,
  tokensOf,
} from "./choices";

const KEY = "choices";
/** Decks are of one game: with another, the choice begins anew. */
const NO_DECK: ChosenDeck = { kind: "built-in", name: "", text: "" };

export function NewMatch({ about }: { about: About }) {
  const [choices, setChoices] = useState(() => firstChoices(about));
  const [playable, setPlayable] = useState(choices.deck.kind === "built-in");
  const [busy, setBusy] = useState(false);
  const game = about.games.find((one) => one.name === choices.game);
  useEffect(() => remember(KEY, choices), [choices]);
  if (!game) return <p class="notice bad">{t("home-no-game")}</p>;
  const change = (part: Partial<Choices>) => setChoices({ ...choices, ...part });

  async function start(chosen: GameInfo) {
    setBusy(true);
    const wanted = newTable(choices, chosen, playerName.value);
    try {
      const made = await request<TableMade>("/api/tables", { method: "POST", body: wanted });
      const { mine, invite } = tokensOf(made, choices.opponent);
      rememberTable({
        id: made.id,
        token: mine,
        game: chosen.name,
        kind: choices.opponent,
        label: labelOf(choices, chosen),
        invite,
        watch: made.watch,
      });
      navigate(`/table/${encodeURIComponent(made.id)}#${mine}`);
    } catch (error) {
      toast(said(error));
      setBusy(false);
    }
  }

  return (
    <form
      class="panel new-match stack"
      aria-labelledby="new-match"
      onSubmit={(event) => {
        event.preventDefault();
        start(game);
      }}
    >
      <h2 id="new-match">{t("home-new")}</h2>
      <GamePicker
        games={about.games}
        game={choices.game}
        onChange={(name) => {
          rememberGame(name);
          setPlayable(true);
          setChoices(choicesFor(about, name, { ...choices, deck: NO_DECK, otherDeck: "" }));
        }}
      />
      <DeckPicker
        game={game}
        deck={choices.deck}
        rules={choices.rules}
        onChange={(deck) => setChoices((now) => ({ ...now, deck }))}
        onPlayable={setPlayable}
      />
      <OpponentPicker game={game} choices={choices} onChange={change} />
      <MoreOptions game={game} choices={choices} onChange={change} />
      <div class="row start">
        <button type="submit" class="button primary big" disabled={busy || !playable}>
          {t("home-start", { opponent: choices.opponent })}
        </button>
        {!playable && <span class="soft">{t("home-not-playable")}</span>}
      </div>
    </form>
  );
}

interface PartProps {
  game: GameInfo;
  choices: Choices;
  onChange(part: Partial<Choices>): void;
}

function OpponentPicker({ game, choices, onChange }: PartProps) {
  const bot = game.bots.find((one) => one.name === choices.bot);
  const hasBot = choices.opponent === "bot" || choices.opponent === "watch";
  return (
    <fieldset class="stack">
      <legend>{t("home-opponent")}</legend>
      <div class="opponents">
        {OPPONENTS.map((one) => (
          <label key={one} class="opponent">
            <input
              type="radio"
              name="opponent"
              checked={choices.opponent === one}
              onChange={() => onChange({ opponent: one })}
            />
            <span>
              <span class="deck-name">{t("opponent-name", { opponent: one })}</span>
              <span class="soft">{t("opponent-hint", { opponent: one })}</span>
            </span>
          </label>
        ))}
      </div>
      {hasBot && bot && (
        <div class="row">
          {game.bots.length > 1 && (
            <select
              aria-label={t("home-bot")}
              class="short"
              value={choices.bot}
              onChange={(event) => onChange({ bot: event.currentTarget.value })}
            >
              {game.bots.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.title}
                </option>
              ))}
            </select>
          )}
          <LevelPicker
            id="level"
            title={t("home-level")}
            bot={bot}
            level={choices.level}
            onChange={(level) => onChange({ level })}
          />
        </div>
      )}
    </fieldset>
  );
}

function MoreOptions({ game, choices, onChange }: PartProps) {
  const shared = choices.opponent === "friend";
  const clocked = shared || choices.opponent === "bot";
  const clock = clockOf(choices.opponent, choices.clock);
  return (
    <details class="more">
      <summary>{t("home-options")}</summary>
      <div class="more-grid">
        <NameField />
        {!shared && (
          <div class="field">
            <label for="other-deck">{t("home-other-deck")}</label>
            <select
              id="other-deck"
              value={choices.otherDeck}
              onChange={(event) => onChange({ otherDeck: event.currentTarget.value })}
            >
              <option value="">{t("home-any-deck")}</option>
              {game.decks.map((deck) => (
                <option key={deck.name} value={deck.name}>
                  {deck.title}
                </option>
              ))}
            </select>
          </div>
        )}
        <div class="field">
          <label for="best-of">{t("home-best-of")}</label>
          <select
            id="best-of"
            value={String(choices.bestOf)}
            onChange={(event) => onChange({ bestOf: event.currentTarget.value === "3" ? 3 : 1 })}
          >
            <option value="1">{t("best-of", { count: 1 })}</option>
            <option value="3">{t("best-of", { count: 3 })}</option>
          </select>
        </div>
        <RulesField game={game} rules={choices.rules} onChange={(rules) => onChange({ rules })} />
        {clocked && (
          <div class="field">
            <label for="clock">{t("home-clock")}</label>
            <select
              id="clock"
              value={choices.clock}
              aria-describedby={clock ? "clock-means" : undefined}
              onChange={(event) => onChange({ clock: event.currentTarget.value as ClockName })}
            >
              {CLOCK_NAMES.map((one) => (
                <option key={one} value={one}>
                  {t("clock-name", { clock: one })}
                </option>
              ))}
            </select>
          </div>
        )}
        <label class="row check">
          <input
            type="checkbox"
            checked={choices.spectators}
            onChange={(event) => onChange({ spectators: event.currentTarget.checked })}
          />
          {t("home-spectators")}
        </label>
      </div>
      {clock && <ClockMeans id="clock-means" clock={clock} />}
      <RulesMeans game={game} rules={choices.rules} />
    </details>
  );
}

function labelOf(choices: Choices, game: GameInfo): string {
  if (choices.deck.kind === "list") return t("deck-own");
  return game.decks.find((deck) => deck.name === choices.deck.name)?.title ?? choices.deck.name;
}

/** What was chosen last, as far as it is still offered; else sensible defaults. */
function firstChoices(about: About): Choices {
  const before = recall(KEY);
  const last = (typeof before === "object" && before !== null ? before : {}) as Partial<Choices>;
  return choicesFor(about, last.game ?? "", last);
}

function choicesFor(about: About, wanted: string, last: Partial<Choices>): Choices {
  const game = about.games.find((one) => one.name === wanted) ?? about.games[0];
  const isOffered = game?.decks.some((deck) => deck.name === last.deck?.name);
  const bot = game?.bots.find((one) => one.name === last.bot) ?? game?.bots[0];
  const opponent: Opponent = OPPONENTS.find((one) => one === last.opponent) ?? "bot";
  const clock = last.clock !== undefined && Object.hasOwn(CLOCKS, last.clock) ? last.clock : "none";
  return {
    game: game?.name ?? "",
    deck: {
      kind: last.deck?.kind === "list" ? "list" : "built-in",
      name: (isOffered && last.deck?.name) || (game ? anyDeck(game, "", () => 0) : ""),
      text: typeof last.deck?.text === "string" ? last.deck.text : "",
    },
    opponent,
    bot: bot?.name ?? "",
    level: bot?.levels.find(({ number }) => number === last.level)?.number ?? bot?.usual ?? 1,
    otherDeck: game?.decks.some((deck) => deck.name === last.otherDeck) ? (last.otherDeck ?? "") : "",
    bestOf: last.bestOf === 3 ? 3 : 1,
    rules: game?.rules.slice(1).find((one) => one.name === last.rules)?.name ?? "",
    clock,
    spectators: last.spectators !== false,
  };
}
