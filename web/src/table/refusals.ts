/** What the server refused is shown as a notice, which goes with the next answer: it is of use no longer. */
import { useEffect, useRef } from "preact/hooks";
import { putAway, toast } from "../parts/toasts";
import type { TableStore } from "./store";

/** Show each refusal of a table until the next answer of its reader. */
export function useRefusals(store: TableStore): void {
  const shown = useRef(0);
  const refused = store.refused.value;
  const waiting = store.waiting.value;
  useEffect(() => {
    if (!refused) return;
    shown.current = toast(refused.problem.text, "bad", refused.problem.rule);
    store.refused.value = null;
  }, [store, refused]);
  useEffect(() => {
    if (waiting) putAway(shown.current);
  }, [waiting]);
}
