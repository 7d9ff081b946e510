/** The page of a table: an invitation to be followed, or the table itself. */
import { useEffect, useState } from "preact/hooks";
import { RequestFailed, request, said } from "../api";
import { keepToken, knownTable, rememberTable, takeToken } from "../tables";
import { t } from "../texts";
import type { TableState } from "../wire";
import { Join } from "./Join";
import { Table } from "./Table";

type Stage =
  | { at: "asking" }
  | { at: "no-token" }
  | { at: "failed"; text: string; gone: boolean }
  | { at: "join"; state: TableState }
  | { at: "table" };

export default function TablePage({ id }: { id: string }) {
  const [token, setToken] = useState(() => takeToken(id));
  const [stage, setStage] = useState<Stage>(token ? { at: "asking" } : { at: "no-token" });
  const [attempt, setAttempt] = useState(0);

  function use(found: string) {
    keepToken(id, found);
    setToken(found);
  }

  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    setStage({ at: "asking" });
    request<TableState>(`/api/tables/${encodeURIComponent(id)}`, { token, signal: stop.signal }).then(
      (state) => {
        if (state.you >= 0 && state.players[state.you]?.kind === "open") {
          setStage({ at: "join", state });
          return;
        }
        rememberTable({ id, token, game: state.game, ...(state.you < 0 ? { kind: "watch" } : {}) });
        setStage({ at: "table" });
      },
      (error) => {
        if (stop.signal.aborted) return;
        const gone = error instanceof RequestFailed && error.status >= 400 && error.status < 500;
        const own = knownTable(id)?.token ?? "";
        if (gone && own !== "" && own !== token) {
          // An invitation that was followed before: the seat has a token of its own since then.
          use(own);
          return;
        }
        setStage({ at: "failed", text: said(error), gone });
      },
    );
    return () => stop.abort();
  }, [id, token, attempt]);

  if (stage.at === "table") return <Table id={id} token={token} />;
  if (stage.at === "join") {
    return <Join state={stage.state} token={token} onJoined={use} />;
  }
  return (
    <main id="main" class="column stack" tabIndex={-1} aria-busy={stage.at === "asking"}>
      {stage.at === "asking" && <p>{t("loading")}</p>}
      {stage.at === "no-token" && <p class="notice bad">{t("table-no-token")}</p>}
      {stage.at === "failed" && (
        <div class="notice bad" role="alert">
          {stage.text}
          {!stage.gone && (
            <button type="button" class="button" onClick={() => setAttempt(attempt + 1)}>
              {t("load-again")}
            </button>
          )}
        </div>
      )}
      {stage.at !== "asking" && (
        <p>
          <a href="/">{t("page-missing-home")}</a>
        </p>
      )}
    </main>
  );
}
