// Made by tools/wire_types.py from src/taisen/table/wire/; change it there.

export const PROTOCOL = "taisen.1";
export const TOKEN_PREFIX = "token.";

export interface EffectLine {
  text: string;
  levels: number[];
  keywords: string[];
}

export interface LevelRow {
  level: number;
  cores: number;
  bp: number;
}

export interface BattleSpiritsFace {
  type: "battle-spirits";
  number: string;
  name: string;
  kind: string;
  kind_title: string;
  colors: string[];
  cost: number;
  reduction: string[];
  symbols: string[];
  families: string[];
  levels: LevelRow[];
  brave_bp: number;
  mirage_cost: number;
  over_count: number[];
  contract: boolean;
  token: boolean;
  other_face: string;
  assumed: string[];
  unknown: string[];
  effects: EffectLine[];
  keywords: string[];
  picture: boolean;
}

export interface Cores {
  ref: string;
  count: number;
  soul: boolean;
  soul_ref: string;
}

export interface KnownCard {
  ref: string;
  number: string;
  place: number;
}

export interface Zone {
  ref: string;
  name: string;
  count: number;
  cards: KnownCard[];
  down: number[];
}

export interface CombinedBrave {
  ref: string;
  number: string;
  side: "" | "left" | "right";
  shared: string;
}

export interface BattleSpiritsCard {
  ref: string;
  number: string;
  name: string;
  level: number;
  bp: number;
  cost: number;
  colors: string[];
  symbols: string[];
  cores: Cores;
  posture: "exhausted" | "heavily-exhausted" | "refreshed";
  braves: CombinedBrave[];
  bases: KnownCard[];
  advent: "" | "advent" | "contract-advent";
  covered: number;
  covered_cards: KnownCard[];
  held: boolean;
  marks: string[];
  next_level: number;
}

export interface BattleSpiritsSide {
  ref: string;
  life: Cores;
  reserve: Cores;
  trash: Cores;
  counts: Cores;
  soul: string;
  zones: Record<string, Zone>;
  field: BattleSpiritsCard[];
  further_turns: number;
}

export interface BattleSpiritsBattle {
  attacker: string;
  blocker: string;
  target: string;
  attacker_bp: number;
  blocker_bp: number;
  phase: "attack" | "block" | "flash-first" | "flash-second" | "result";
}

export interface PendingEffect {
  ref: string;
  number: string;
  player: number;
  text: string;
  source: string;
}

export interface BattleSpiritsBoard {
  type: "battle-spirits";
  viewer: number;
  turn: number;
  turn_player: number;
  first_player: number;
  step: string;
  sides: BattleSpiritsSide[];
  battle: BattleSpiritsBattle | null;
  pending: PendingEffect[];
  bursts: number[];
}

export interface WixossFace {
  type: "wixoss";
  number: string;
  name: string;
  kind: string;
  kind_title: string;
  colors: string[];
  level: number;
  limit: number;
  power: number;
  types: string[];
  classes: string[];
  limiting: string[];
  costs: string[][];
  cost_coins: number;
  coins: number;
  timings: string[];
  craft: boolean;
  burst: boolean;
  team: string;
  effects: EffectLine[];
  keywords: string[];
  picture: boolean;
}

export interface WixossCard {
  ref: string;
  number: string;
  name: string;
  place: string;
  level: number;
  power: number;
  base_power: number;
  colors: string[];
  classes: string[];
  types: string[];
  posture: "down" | "up";
  marks: string[];
  keywords: string[];
  under: KnownCard[];
  charms: number;
  charms_ref: string;
  acces: KnownCard[];
  ride: string;
}

export interface WixossLane {
  ref: string;
  name: string;
  signi: string;
  facing: string;
  trap: Zone | null;
  seed: Zone | null;
  virus: boolean;
  virus_ref: string;
  attacked: boolean;
}

export interface WixossSide {
  ref: string;
  lanes: WixossLane[];
  cheer: WixossLane;
  lrig: string;
  key: string;
  lrig_ref: string;
  key_ref: string;
  level: number;
  limit: number;
  level_total: number;
  coins: number;
  coins_ref: string;
  subscribers: number;
  refreshes: number;
  zones: Record<string, Zone>;
  field: WixossCard[];
  skipped_turns: number;
}

export interface AttackedLane {
  lane: string;
  front: string;
  power: number;
}

export interface WixossAttack {
  kind: "lrig" | "signi";
  attacker: string;
  player: number;
  power: number;
  lanes: AttackedLane[];
  phase: "attack" | "guard" | "result";
  negated: boolean;
}

export interface UsedCard {
  ref: string;
  number: string;
  player: number;
}

export interface WixossBoard {
  type: "wixoss";
  viewer: number;
  turn: number;
  turn_player: number;
  first_player: number;
  phase: string;
  step: string;
  sides: WixossSide[];
  attack: WixossAttack | null;
  using: UsedCard[];
  pending: PendingEffect[];
}

export interface Problem {
  where: string;
  found: string;
  allowed: string;
  text: string;
  rule: string;
}

export interface Reason {
  rule: string;
  number: string;
  ref: string;
  ability: string;
  text: string;
}

export interface Option {
  text: string;
  verb: string;
  label: string;
  role: "act" | "end" | "no" | "pass" | "yes";
  refs: string[];
  hint: string;
  warning: string;
  follow: Option[];
}

export interface Decision {
  serial: number;
  player: number;
  mine: boolean;
  prompt: string;
  text: string;
  shape: string;
  options: Option[];
  default: number;
  window: string;
  reason: Reason | null;
  always: boolean;
}

export interface LogLine {
  index: number;
  turn: number;
  position: number;
  text: string;
  reason: Reason | null;
  numbers: string[];
  quiet: boolean;
  player: number;
}

export interface Move {
  kind: string;
  start: string;
  end: string;
  number: string;
  amount: number;
  text: string;
}

export interface Result {
  winner: number;
  reason: string;
  rule: string;
  text: string;
}

export interface ClockSettings {
  match: number;
  decision: number;
  byoyomi: number;
  periods: number;
  grace: number;
}

export interface RulesInfo {
  name: string;
  title: string;
  text: string;
}

export interface TableOptions {
  best_of: 1 | 3;
  clock: ClockSettings | null;
  hands: boolean;
  spectators: boolean;
  rules: string;
}

export interface PlayerInfo {
  name: string;
  kind: "bot" | "open" | "person";
  deck: string;
  bot: string;
  level: string;
  present: boolean;
  away_since: number;
  wins: number;
  hands: boolean;
}

export interface Offer {
  kind: "draw" | "rematch" | "repair" | "swap" | "undo";
  player: number;
  reasons: string[];
  text: string;
}

export interface Clock {
  left: number[];
  periods: number[];
  decision: number;
  running: number;
}

export interface AutoSettings {
  mode: "ask" | "smart" | "window";
  windows: string[];
  always: string[];
}

export interface Goal {
  text: string;
  solved: boolean | null;
  step: string;
  refs: string[];
  puzzle: string;
  hints: string[];
  done: number;
  steps: number;
}

export interface ChatLine {
  player: number;
  name: string;
  text: string;
  at: number;
}

export interface TableState {
  type: "table";
  id: string;
  game: string;
  you: number;
  players: PlayerInfo[];
  options: TableOptions;
  status: "closed" | "finished" | "running" | "waiting";
  solo: boolean;
  rules: RulesInfo;
  match: number;
  offers: Offer[];
  spectators: number;
  replay: string;
  result: Result | null;
  swap: boolean;
  goal: Goal | null;
  protocol: string;
  version: string;
}

export interface Update {
  type: "update";
  position: number;
  board: Board;
  decision: Decision | null;
  log_from: number;
  faces: Face[];
  log: LogLine[];
  moves: Move[];
  undo: boolean;
  consent: string[];
  result: Result | null;
  clock: Clock | null;
  auto: AutoSettings | null;
}

export interface ValueStep {
  source: string;
  change: string;
  number: string;
}

export interface Value {
  name: string;
  title: string;
  total: string;
  steps: ValueStep[];
}

export interface RefusalLine {
  action: string;
  title: string;
  reason: string;
  rule: string;
}

export interface RuleTitle {
  number: string;
  title: string;
}

export interface Details {
  type: "details";
  id: number;
  face: Face;
  state: string;
  values: Value[];
  refusals: RefusalLine[];
  rules: RuleTitle[];
  working: number[];
}

export interface Moment {
  type: "moment";
  id: number;
  position: number;
  board: Board;
  faces: Face[];
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

export interface Refused {
  type: "refused";
  to: string;
  problem: Problem;
  id: number;
}

export interface Accepted {
  type: "accepted";
  serial: number;
}

export interface TakenOver {
  type: "taken-over";
}

export interface Closing {
  type: "closing";
  again: boolean;
  text: string;
}

export interface Pong {
  type: "pong";
  id: number;
}

export interface Greeting {
  type: "hello";
  language: "en" | "ja" | "zh-Hans" | "zh-Hant";
}

export interface SetLanguage {
  type: "language";
  language: "en" | "ja" | "zh-Hans" | "zh-Hant";
}

export interface Answer {
  type: "answer";
  serial: number;
  option: string;
  then?: string[];
}

export interface Inspect {
  type: "inspect";
  id: number;
  ref?: string;
  number?: string;
}

export interface LookBack {
  type: "look";
  id: number;
  position: number;
}

export interface Propose {
  type: "propose";
  kind: "draw" | "rematch" | "repair" | "swap" | "undo";
  text?: string;
}

export interface Reply {
  type: "reply";
  kind: "draw" | "rematch" | "repair" | "swap" | "undo";
  accept: boolean;
}

export interface Concede {
  type: "concede";
}

export interface NextMatch {
  type: "next";
}

export interface Say {
  type: "say";
  text: string;
}

export interface SetAuto {
  type: "auto";
  settings: AutoSettings;
}

export interface AllowHands {
  type: "hands";
  allow: boolean;
}

export interface SetName {
  type: "name";
  name: string;
}

export interface Ping {
  type: "ping";
  id: number;
}

export interface DeckChoice {
  name?: string;
  text?: string;
}

export interface SeatChoice {
  kind: "bot" | "friend" | "me";
  deck?: DeckChoice | null;
  bot?: string;
  level?: number;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: SeatChoice[];
  options?: TableOptions;
  scenario?: string;
  puzzle?: string;
  replay?: string;
  position?: number;
}

export interface TableMade {
  id: string;
  tokens: string[];
  watch: string;
}

export interface JoinTable {
  deck: DeckChoice;
  name?: string;
  token?: string;
  hands?: boolean;
}

export interface DeckText {
  game: string;
  text: string;
  language: "en" | "ja" | "zh-Hans" | "zh-Hant";
  rules?: string;
}

export interface DeckLine {
  number: string;
  count: number;
  name: string;
  kind: string;
  colors: string[];
}

export interface DeckReport {
  name: string;
  size: number;
  cards: DeckLine[];
  problems: Problem[];
}

export interface DeckInfo {
  name: string;
  title: string;
  size: number;
  colors: string[];
}

export interface LevelInfo {
  number: number;
  title: string;
  hint: string;
}

export interface BotInfo {
  name: string;
  title: string;
  levels: LevelInfo[];
  usual: number;
}

export interface GameInfo {
  name: string;
  title: string;
  decks: DeckInfo[];
  bots: BotInfo[];
  windows: string[];
  rules: RulesInfo[];
}

export interface About {
  version: string;
  games: GameInfo[];
}

export interface RuleText {
  number: string;
  title: string;
  chapter: string;
  text: string;
  language: string;
  tests: string[];
}

export interface NewReport {
  text: string;
}

export interface ReportMade {
  id: string;
}

export interface Failure {
  problem: Problem;
}

export interface ReplayPlayer {
  name: string;
  deck: string;
  cards: DeckLine[];
  bot: string;
  level: string;
}

export interface ReplayTurn {
  number: number;
  player: number;
  position: number;
}

export interface ReplayBattle {
  start: number;
  end: number;
  player: number;
  number: string;
}

export interface LifePoint {
  position: number;
  life: number[];
}

export interface ReplayNotice {
  kind: "diverged" | "older-rules" | "repaired" | "undone";
  position: number;
  until: number;
  expected: string;
  found: string;
}

export interface Note {
  id: string;
  position: number;
  author: string;
  text: string;
  created: number;
  mine: boolean;
}

export interface Notes {
  notes: Note[];
  may: boolean;
}

export interface NewNote {
  position: number;
  text: string;
  author?: string;
}

export interface Replay {
  id: string;
  game: string;
  created: number;
  table: string;
  rules: RulesInfo;
  version: string;
  players: ReplayPlayer[];
  last: number;
  turns: ReplayTurn[];
  battles: ReplayBattle[];
  life: LifePoint[];
  players_at: number[];
  notices: ReplayNotice[];
  faces: Face[];
  playable: boolean;
  result: Result | null;
}

export interface Frame {
  position: number;
  exact: boolean;
  board: Board | null;
  player: number;
  chosen: string;
  decision: Decision | null;
  log: LogLine[];
  moves: Move[];
}

export interface Frames {
  viewer: number;
  frames: Frame[];
}

export interface RecordText {
  text: string;
  language: "en" | "ja" | "zh-Hans" | "zh-Hant";
}

export interface ReplayMade {
  id: string;
  token: string;
}

export interface EditedCard {
  number: string;
  cores: number | null;
  soul: boolean;
  posture: "exhausted" | "heavily-exhausted" | "refreshed";
  braves: string[];
  bases: string[];
  contract: boolean;
  covered: string[];
}

export interface EditedSide {
  life: number;
  reserve: number;
  trash_cores: number;
  counts: number;
  soul: "field" | "life" | "removed" | "reserve" | "trash" | "void";
  deck: string[] | number | null;
  hand: string[] | number | null;
  at_hand: string[] | number | null;
  trash: string[] | number | null;
  burst: string[] | number | null;
  mirage: string[] | number | null;
  soul_state: string[] | number | null;
  laid_magic: string[] | number | null;
  removed: string[] | number | null;
  tokens: string[] | number | null;
  field: EditedCard[];
  open: boolean;
}

export interface EditedPosition {
  type: "battle-spirits";
  sides: EditedSide[];
  turn: number;
  turn_player: number;
  step: "attack" | "core" | "draw" | "end" | "main" | "refresh" | "start";
  seed: number;
}

export interface WixossEditedCard {
  number: string;
  down: boolean;
  frozen: boolean;
  armed: boolean;
  charm: string;
  acce: string;
  under: string[];
}

export interface WixossEditedSide {
  lrig: WixossEditedCard | null;
  key: WixossEditedCard | null;
  left: WixossEditedCard | null;
  center: WixossEditedCard | null;
  right: WixossEditedCard | null;
  cheer: WixossEditedCard | null;
  deck: string[] | number | null;
  lrig_deck: string[] | number | null;
  hand: string[] | number | null;
  ener: string[] | number | null;
  life: string[] | number | null;
  trash: string[] | number | null;
  lrig_trash: string[] | number | null;
  excluded: string[] | number | null;
  beat: string[] | number | null;
  traps: Record<string, string> | null;
  seeds: Record<string, string> | null;
  viruses: string[];
  coins: number;
  subscribers: number;
  ride: string;
  open: boolean;
}

export interface WixossEditedPosition {
  type: "wixoss";
  sides: WixossEditedSide[];
  turn: number;
  turn_player: number;
  phase: "attack" | "draw" | "end" | "ener" | "grow" | "main" | "up";
  step: "" | "arts" | "lrig" | "signi";
  seed: number;
}

export interface PositionAsked {
  game: string;
  text: string;
  position: Edited | null;
}

export interface PositionChecked {
  text: string;
  position: Edited | null;
  boards: Board[];
  whole: Board | null;
  faces: Face[];
  places: string[][];
  problem: Problem | null;
  side: number;
  field: string;
}

export interface NewPosition {
  game: string;
  name: string;
  text: string;
}

export interface PositionMade {
  id: string;
}

export interface SavedPosition {
  id: string;
  game: string;
  name: string;
  text: string;
  created: number;
}

export interface CardList {
  faces: Face[];
}

export interface DeckCards {
  name: string;
  numbers: string[];
}

export interface PuzzleInfo {
  name: string;
  title: string;
  goal: string;
  difficulty: number;
  rules: RuleTitle[];
}

export interface PuzzleList {
  game: string;
  puzzles: PuzzleInfo[];
}

export interface Puzzle {
  game: string;
  info: PuzzleInfo;
  hints: string[];
  board: Board;
  faces: Face[];
  text: string;
}

export interface SolutionStep {
  player: number;
  chosen: string;
  board: Board;
  log: LogLine[];
  moves: Move[];
}

export interface WrongTry {
  chosen: string[];
  why: string;
}

export interface Solution {
  first: Board;
  steps: SolutionStep[];
  why: string;
  tries: WrongTry[];
  faces: Face[];
}

export type Language = "en" | "ja" | "zh-Hans" | "zh-Hant";

export type Board = BattleSpiritsBoard | WixossBoard;

export type Face = BattleSpiritsFace | WixossFace;

export type Edited = EditedPosition | WixossEditedPosition;

export type Incoming = Greeting | SetLanguage | Answer | Inspect | LookBack | Propose | Reply | Concede | NextMatch | Say | SetAuto | AllowHands | SetName | Ping;

export type Outgoing = TableState | Update | Details | Moment | Chat | Refused | Accepted | TakenOver | Closing | Pong;
