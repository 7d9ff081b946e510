/** The development page of the mat: a hand-made board, no server. See dev.html; no part of the build. */
import { signal } from "@preact/signals";
import { render } from "preact";
import { loadGame } from "../games";
import { inert } from "../games/interactive";
import { byGame } from "../games/register";
import { chosenGame } from "../parts/game";
import "../styles/base.css";
import { language } from "../texts";
import type { Board, Details, Face, Language, Move, Option } from "../wire";

/** What a game brings to be looked at. */
interface Scene {
  boardOf(cards: number, battle: boolean): Board;
  faces: ReadonlyMap<string, Face>;
  offers(asked: URLSearchParams): [string, string[], string?][];
  sample: string;
}
const sceneOf = byGame(import.meta.glob<Scene>(["./*.ts", "!./*.d.ts"], { eager: true }));

const asked = new URLSearchParams(location.search);
const game = chosenGame();
const scene = sceneOf(game);
if (!scene) throw new Error(`there is no board of ${game}`);
const { boardOf, faces, offers, sample } = scene;
language.value = (asked.get("lang") ?? language.value) as Language;
const views = await loadGame(game);
const cards = Number(asked.get("cards") ?? 3);
const battle = signal(asked.has("battle"));
const shown = signal<Details | null>(null);
const chosen = signal("");
const moves = signal<Move[]>([]);
document.documentElement.dataset.theme = asked.get("theme") ?? "";

const options = offers(asked).map(
  ([label, refs, verb = ""]): Option => ({
    text: label,
    verb,
    label,
    role: "act",
    refs,
    hint: "",
    warning: "",
    follow: [],
  }),
);

function details(number: string): Details | null {
  const face = faces.get(number);
  return face
    ? {
        type: "details",
        id: 1,
        face,
        state: "refreshed, 3 cores",
        values: [
          {
            name: "level",
            title: "Level",
            total: "2",
            steps: [{ source: "3 cores", change: "2", number: "" }],
          },
          {
            name: "bp",
            title: "BP",
            total: "8000",
            steps: [
              { source: "printed", change: "5000", number: "" },
              { source: "BS17-061 神焔の高天ヶ原", change: "+3000", number: "BS17-061" },
            ],
          },
        ],
        refusals: [{ action: "attack", title: "Attack", reason: "It is exhausted.", rule: "BS-11.03" }],
        rules: [
          { number: "BS-11.03", title: "Who may attack" },
          { number: "BS-16.01", title: "Burst" },
        ],
        working: face.effects.map((line) => (line.levels.includes(2) ? 1 : 0)),
      }
    : null;
}

const interactive = inert({
  highlight(ref) {
    if (asked.has("plain")) return "";
    if (ref === chosen.value) return "chosen";
    if (chosen.value !== "")
      return options.some((one) => one.refs[0] === chosen.value && one.refs[1] === ref) ? "target" : "";
    return options.some((one) => one.refs[0] === ref) ? "option" : "";
  },
  options: (ref) => options.filter((one) => one.refs[0] === ref),
  touch(ref) {
    chosen.value = chosen.value === ref ? "" : ref;
  },
  targets: (ref) => options.filter((one) => one.refs[0] === ref).map((one) => one.refs[1] ?? "player:0"),
  drop(from, to) {
    document.title = `${from} > ${to}`;
  },
  inspect(_ref, number) {
    shown.value = details(number);
  },
  details: () => shown.value,
  dismiss() {
    shown.value = null;
  },
});

function toggle() {
  moves.value = [
    { kind: "drew", start: "zone:0:deck", end: "zone:0:hand", number: "", amount: 2, text: "" },
    { kind: "cores_moved", start: "cores:0:reserve", end: "cores:0:trash", number: "", amount: 3, text: "" },
  ];
  battle.value = !battle.value;
}

function Page() {
  const board = boardOf(cards, battle.value);
  const names = ["You", "greedy"] as const;
  if (asked.has("words"))
    return <views.TextBoard board={board} faces={faces} interactive={interactive} names={names} />;
  return (
    <div class="dev">
      <main>
        <views.Playmat
          board={board}
          faces={faces}
          interactive={interactive}
          names={names}
          moves={moves.value}
          decision={{
            serial: 1,
            player: 0,
            mine: true,
            prompt: "",
            text: "",
            shape: "",
            options,
            default: 0,
            window: "flash-own-second",
            reason: null,
            always: false,
          }}
        />
      </main>
      <div class="column">
        <button type="button" onClick={toggle}>
          battle
        </button>
        {shown.value && <views.DetailsPanel details={shown.value} interactive={interactive} />}
      </div>
    </div>
  );
}
const root = document.getElementById("app") as HTMLElement;
if (asked.has("details")) shown.value = details(asked.get("details") || sample);
render(<Page />, root);
