/** The tables that this browser holds a token for: remembered, so that matches can be resumed and looked at again. */
import { signal } from "@preact/signals";
import { recall, remember } from "./settings";

export interface KnownTable {
  id: string;
  token: string;
  game: string;
  /** How it was played: against a bot, a friend, both sides oneself, or looking on; a puzzle, the guided match. */
  kind: "bot" | "friend" | "both" | "watch" | "puzzle" | "guided";
  /** What is to be read of it: decks, names. */
  label: string;
  /** When it was last opened, in milliseconds since 1970. */
  at: number;
  /** Links to hand on: to the other seat and for spectators; empty if unknown. */
  invite: string;
  watch: string;
}

const KEY = "tables";
const MOST = 30;

export const knownTables = signal<readonly KnownTable[]>(read());

function read(): KnownTable[] {
  const value = recall(KEY);
  if (!Array.isArray(value)) return [];
  return value.filter(
    (one): one is KnownTable => typeof one?.id === "string" && typeof one?.token === "string",
  );
}

function write(tables: readonly KnownTable[]): void {
  knownTables.value = tables;
  remember(KEY, tables);
}

/** Remember a table, the last opened first; what is not given stays as it was. */
export function rememberTable(table: Partial<KnownTable> & { id: string; token: string }): void {
  const blank: KnownTable = {
    id: "",
    token: "",
    game: "",
    kind: "friend",
    label: "",
    at: 0,
    invite: "",
    watch: "",
  };
  const before = knownTables.value.find((one) => one.id === table.id && one.token === table.token) ?? blank;
  const rest = knownTables.value.filter((one) => one.id !== table.id);
  write([{ ...before, ...table, at: Date.now() }, ...rest].slice(0, MOST));
}

/** Forget a table. */
export function forgetTable(id: string): void {
  write(knownTables.value.filter((one) => one.id !== id));
}

/** The table as this browser knows it. */
export function knownTable(id: string): KnownTable | undefined {
  return knownTables.value.find((one) => one.id === id);
}

/**
 * The token that this tab uses at a table. A fragment brings one and is taken out of the address, so that the
 * address can be shown and copied; the tab's own comes before the browser's, so that two tabs can be two players.
 */
export function takeToken(id: string): string {
  const brought = location.hash.slice(1);
  if (brought) {
    keepToken(id, brought);
    history.replaceState(null, "", location.pathname + location.search);
    return brought;
  }
  return sessionStorage.getItem(tokenKey(id)) ?? knownTable(id)?.token ?? "";
}

/** Let this tab use a token at a table. */
export function keepToken(id: string, token: string): void {
  sessionStorage.setItem(tokenKey(id), token);
}

function tokenKey(id: string): string {
  return `taisen.token.${id}`;
}

/** A token that nobody else knows, for a seat that is taken by an invitation. */
export function drawToken(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(drawn, (one) => one.toString(16).padStart(2, "0")).join("");
}

/** Key under which the board editor hands a position to a table's page, to be proposed there as a repair. */
export function repairKey(table: string): string {
  return `taisen.repair.${table}`;
}
