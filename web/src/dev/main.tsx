/** The development page of the mat: a hand-made board, no server. See dev.html; no part of the build. */
import { signal } from "@preact/signals";
import { render } from "preact";
import { views as battleSpirits } from "../games/battle-spirits";
import { type GameViews, inert } from "../games/interactive";
import { views as wixoss } from "../games/wixoss";
import "../styles/base.css";
import { addTexts, LANGUAGES, language } from "../texts";
import type { Board, Details, Face, Language, Move, Option } from "../wire";
import * as battleSpiritsBoard from "./battle-spirits";
import * as wixossBoard from "./wixoss";

const asked = new URLSearchParams(location.search);
const isWixoss = asked.get("game") === "wixoss";
const views = (isWixoss ? wixoss : battleSpirits) as GameViews;
const {
  boardOf,
  faces,
}: { boardOf(cards: number, battle: boolean): Board; faces: ReadonlyMap<string, Face> } = isWixoss
  ? wixossBoard
  : battleSpiritsBoard;
const cards = Number(asked.get("cards") ?? 3);
const battle = signal(asked.has("battle"));
const shown = signal<Details | null>(null);
const chosen = signal("");
const moves = signal<Move[]>([]);
document.documentElement.dataset.theme = asked.get("theme") ?? "";

const option = (label: string, refs: string[]): Option => ({
  text: label,
  verb: "",
  label,
  role: "act",
  refs,
  hint: "",
  warning: "",
  follow: [],
});
const plan = option("as suggested", ["ener:0:WD01-009", "ener:0:WD01-010", "ener:0:WD01-016"]);
const wixossOptions = [
  ...(asked.has("pay") ? [{ ...plan, verb: "plan" }, option("pay", ["ener:0:WD01-010"])] : []),
  option("put onto the field", ["hand:0:WD01-009", "lane:0:left"]),
  option("put onto the field", ["hand:0:WD01-009", "lane:0:center"]),
  option("attack", ["field:10", "lane:1:right"]),
  option("attack", ["field:1", "player:1"]),
  option("use", ["lrig_deck:0:WD01-006", "player:0"]),
  option("open", ["zone:0:trap_center"]),
];
const battleSpiritsOptions = [
  option("summon", ["hand:0:BS17-003", "player:0"]),
  option("attack", ["field:2", "player:1"]),
  option("attack", ["field:2", "field:101"]),
  option("move a core", ["cores:0:reserve", "field:1"]),
  option("move a core", ["cores:0:reserve", "field:2"]),
  option("move the Soul Core", ["soul:field:1", "cores:0:reserve"]),
  option("choose", ["trash:0:BS17-041"]),
];
const options = isWixoss ? wixossOptions : battleSpiritsOptions;

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

const texts = import.meta.glob<string>(
  [
    "@messages/*/terms.ftl",
    "@messages/*/web-mat.ftl",
    "@messages/*/web-battle-spirits.ftl",
    "@messages/*/web-wixoss.ftl",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
for (const one of LANGUAGES) {
  for (const [path, text] of Object.entries(texts)) if (path.includes(`/${one}/`)) addTexts(one, text);
}
language.value = (asked.get("lang") ?? language.value) as Language;
document.documentElement.lang = language.value;

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
if (asked.has("details")) shown.value = details(asked.get("details") || (isWixoss ? "WD01-001" : "BS17-X01"));
render(<Page />, root);
