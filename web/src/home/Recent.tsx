/** Matches that this browser played or looked at: to be gone on with, or looked at again. */
import { useEffect, useState } from "preact/hooks";
import { RequestFailed, request } from "../api";
import { forgetTable, type KnownTable, knownTables } from "../tables";
import { language, t } from "../texts";
import type { Language, TableState } from "../wire";

const SHOWN = 6;
const NOT_FOUND = 404;

/** What the server says of a table; `gone` if it knows it no more. */
type Standing = TableState | "gone" | "unknown";

export function Recent() {
  const [all, setAll] = useState(false);
  const known = knownTables.value;
  const tables = all ? known : known.slice(0, SHOWN);
  const spoken = language.value;
  const [standings, setStandings] = useState<ReadonlyMap<string, Standing>>(new Map());
  useEffect(() => {
    const stop = new AbortController();
    for (const table of tables) {
      standing(table, spoken, stop.signal).then((found) => {
        if (!stop.signal.aborted) setStandings((before) => new Map(before).set(table.id, found));
      });
    }
    return () => stop.abort();
    // Asked once for what was there when the page opened, in each language that is chosen.
  }, [all, spoken]);

  return (
    <section class="panel stack" aria-labelledby="recent">
      <h2 id="recent">{t("recent-title")}</h2>
      {tables.length === 0 && <p class="soft">{t("recent-none")}</p>}
      <ul class="plain recent">
        {tables.map((table) => (
          <RecentTable key={table.id} table={table} standing={standings.get(table.id)} />
        ))}
      </ul>
      {!all && known.length > SHOWN && (
        <button type="button" class="button quiet small" onClick={() => setAll(true)}>
          {t("recent-all", { count: known.length })}
        </button>
      )}
    </section>
  );
}

function RecentTable({ table, standing }: { table: KnownTable; standing: Standing | undefined }) {
  const state = typeof standing === "object" ? standing : null;
  const status = standing === "gone" ? "gone" : (state?.status ?? "unknown");
  const isSolved = state?.goal?.solved === true;
  const solved = table.kind === "guided" ? "finished" : "solved";
  const isOver = status === "finished" || status === "closed";
  const address = `/table/${encodeURIComponent(table.id)}`;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li>
      <div class="recent-text">
        <span>
          {t("opponent-name", { opponent: table.kind })}
          {table.label && <span class="soft"> · {table.label}</span>}
        </span>
        <span class="soft small-text">
          {when.format(table.at)} ·{" "}
          {isSolved
            ? t("table-status", { status: solved })
            : (state?.result?.text ?? t("table-status", { status }))}
        </span>
      </div>
      <div class="row">
        {status !== "gone" && (
          <a class="button small" href={address}>
            {t(isOver ? "recent-open" : "recent-resume")}
          </a>
        )}
        {state?.replay && (
          <a class="button small" href={`/replay/${encodeURIComponent(state.replay)}`}>
            {t("recent-replay")}
          </a>
        )}
        {(status === "gone" || isOver) && (
          <button
            type="button"
            class="button quiet small"
            onClick={() => forgetTable(table.id)}
            aria-label={t("recent-forget")}
          >
            <span aria-hidden="true">✕</span>
          </button>
        )}
      </div>
    </li>
  );
}

async function standing(table: KnownTable, spoken: Language, signal: AbortSignal): Promise<Standing> {
  try {
    return await request<TableState>(`/api/tables/${encodeURIComponent(table.id)}?language=${spoken}`, {
      token: table.token,
      signal,
    });
  } catch (error) {
    return error instanceof RequestFailed && error.status === NOT_FOUND ? "gone" : "unknown";
  }
}
