/** Choosing a deck: the built-in ones as small cards that can be looked into, or a list that is pasted or opened, checked as one types. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { request, said } from "../api";
import { byGame } from "../games/register";
import type { ChosenDeck } from "../home/choices";
import { language, t } from "../texts";
import type { DeckInfo, DeckReport, DeckText, GameInfo, Problem } from "../wire";
import { ColorMark } from "./ColorMark";
import { DeckDialog } from "./DeckDialog";
import { RuleLink } from "./RuleDialog";
import "./deck-picker.css";

interface DeckPickerProps {
  game: GameInfo;
  deck: ChosenDeck;
  /** Version of the rules that the deck is for, empty for the usual one. */
  rules: string;
  onChange(deck: ChosenDeck): void;
  /** Told whether the chosen deck may be played. */
  onPlayable(playable: boolean): void;
}

export function DeckPicker({ game, deck, rules, onChange, onPlayable }: DeckPickerProps) {
  const group = useId();
  const [looked, setLooked] = useState<DeckInfo | null>(null);
  function take(name: string) {
    onChange({ ...deck, kind: "built-in", name });
    onPlayable(true);
  }
  return (
    <fieldset class="stack">
      <legend>{t("deck-title")}</legend>
      <div class="deck-cards">
        {game.decks.map((one) => (
          <div key={one.name} class="deck-choice">
            <label class="deck-card">
              <input
                type="radio"
                name={group}
                checked={deck.kind === "built-in" && deck.name === one.name}
                onChange={() => take(one.name)}
              />
              <span class="deck-marks">
                {one.colors.map((color) => (
                  <ColorMark key={color} color={color} />
                ))}
              </span>
              <span class="deck-name">{one.title}</span>
            </label>
            <button
              type="button"
              class="deck-open"
              title={t("deck-look", { deck: one.title })}
              onClick={() => setLooked(one)}
            >
              <span class="spoken">{t("deck-look", { deck: one.title })} · </span>
              {t("deck-size", { count: one.size })}
            </button>
          </div>
        ))}
        <label class="deck-card">
          <input
            type="radio"
            name={group}
            checked={deck.kind === "list"}
            onChange={() => onChange({ ...deck, kind: "list" })}
          />
          <span class="deck-marks" aria-hidden="true">
            ✎
          </span>
          <span class="deck-name">{t("deck-own")}</span>
          <span class="soft">{t("deck-own-hint")}</span>
        </label>
      </div>
      {deck.kind === "list" && (
        <OwnDeck
          game={game.name}
          rules={rules}
          text={deck.text}
          onText={(text) => onChange({ ...deck, text })}
          onPlayable={onPlayable}
        />
      )}
      {looked && (
        <DeckDialog
          game={game.name}
          name={looked.name}
          title={t("deck-look", { deck: looked.title })}
          onTake={() => {
            take(looked.name);
            setLooked(null);
          }}
          onClose={() => setLooked(null)}
        />
      )}
    </fieldset>
  );
}

interface OwnDeckProps {
  game: string;
  rules: string;
  text: string;
  onText(text: string): void;
  onPlayable(playable: boolean): void;
}

/** How a deck list of a game looks, line by line. */
const exampleOf = byGame(
  import.meta.glob<readonly string[]>("../games/*/deck-list.ts", { eager: true, import: "example" }),
);
const WAIT = 300;
const LARGEST = 100_000;

function OwnDeck({ game, rules, text, onText, onPlayable }: OwnDeckProps) {
  const box = useId();
  const verdict = useId();
  const file = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState<DeckReport | null>(null);
  const [fault, setFault] = useState("");
  const spoken = language.value;
  const example = exampleOf(game) ?? [];

  useEffect(() => {
    onPlayable(false);
    setFault("");
    if (text.trim() === "") {
      setReport(null);
      return;
    }
    const stop = new AbortController();
    const body: DeckText = { game, text, language: spoken, rules };
    const timer = setTimeout(() => {
      request<DeckReport>("/api/decks", { method: "POST", body, signal: stop.signal }).then(
        (found) => {
          setReport(found);
          onPlayable(found.problems.length === 0);
        },
        (error) => stop.signal.aborted || setFault(said(error)),
      );
    }, WAIT);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [game, rules, text, spoken]);

  async function open(chosen: File | undefined) {
    if (!chosen) return;
    if (chosen.size > LARGEST) setFault(t("deck-file-large"));
    else onText(await chosen.text());
  }

  return (
    <div class="own-deck">
      <div class="field">
        <label for={box}>{t("deck-list")}</label>
        <textarea
          id={box}
          rows={10}
          spellcheck={false}
          placeholder={example.join("\n")}
          aria-describedby={verdict}
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
        <div class="row">
          <button type="button" class="button small" onClick={() => file.current?.click()}>
            {t("deck-open-file")}
          </button>
          <input
            ref={file}
            type="file"
            accept=".txt,text/plain"
            hidden
            onChange={(event) => open(event.currentTarget.files?.[0])}
          />
        </div>
      </div>
      <div id={verdict} class="deck-verdict" aria-live="polite">
        {fault && <p class="verdict bad">{fault}</p>}
        {!fault && !report && <p class="soft">{t("deck-form", { example: example[0] ?? "" })}</p>}
        {!fault && report && <Verdict report={report} />}
      </div>
    </div>
  );
}

function Verdict({ report }: { report: DeckReport }) {
  return (
    <>
      {report.problems.length === 0 ? (
        <p class="verdict good">{t("deck-legal", { count: report.size })}</p>
      ) : (
        <>
          <p class="verdict bad">{t("deck-illegal", { count: report.problems.length })}</p>
          <ul>
            {report.problems.map((problem, index) => (
              <li key={index}>
                <ProblemText problem={problem} />
              </li>
            ))}
          </ul>
        </>
      )}
      {report.cards.length > 0 && (
        <ol class="plain deck-lines">
          {report.cards.map((card) => (
            <li key={card.number}>
              <span class="deck-count">{card.count}</span>
              {card.colors.map((color) => (
                <ColorMark key={color} color={color} />
              ))}
              <span lang="ja">{card.name || card.number}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function ProblemText({ problem }: { problem: Problem }) {
  return (
    <>
      {problem.text} {problem.rule && <RuleLink number={problem.rule} />}
    </>
  );
}
