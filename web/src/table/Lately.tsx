/** What happened lately: the newest lines of the log beside the board, so that another's play can be followed. */
import { sideOf } from "./names";
import type { TableStore } from "./store";
import "./lately.css";

const MOST = 3;

/** Read aloud it is by the announcements; here it is only seen. */
export function Lately({ store }: { store: TableStore }) {
  const lines = store.log.value.filter((line) => !line.quiet).slice(-MOST);
  return (
    <div class="lately" aria-hidden="true">
      {lines.toReversed().map((line) => (
        <span key={line.index} class="lately-line" data-side={sideOf(store.tableState.value, line.player)}>
          {line.text}
        </span>
      ))}
    </div>
  );
}
