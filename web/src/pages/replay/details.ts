/** All about a card at a moment of a replay: asked for, kept in the page's language, put away at another moment. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { request, said } from "../../api";
import { toast } from "../../parts/toasts";
import { language } from "../../texts";
import type { Details } from "../../wire";
import type { ReplayStore } from "./store";

/** Ask about a thing on the board or a card by its number; without both the answer is put away. */
export type Inspect = (ref: string, number: string) => void;

/** The answer to what was asked last, and how to ask. */
export function useDetails(id: string, store: ReplayStore): [Details | null, Inspect] {
  const [details, setDetails] = useState<Details | null>(null);
  const asked = useRef({ count: 0, ref: "", number: "" });
  const inspect = useMemo<Inspect>(
    () => (ref, number) => {
      const count = asked.current.count + 1;
      asked.current = { count, ref, number };
      if (ref === "" && number === "") {
        setDetails(null);
        return;
      }
      const query = new URLSearchParams({
        position: String(store.position.peek()),
        viewer: store.viewer.peek(),
        ref,
        number,
        language: language.peek(),
      });
      request<Details>(`/api/replays/${encodeURIComponent(id)}/details?${query}`).then(
        (found) => count === asked.current.count && setDetails(found),
        (error: unknown) => count === asked.current.count && toast(said(error)),
      );
    },
    [id, store],
  );
  const moment = `${store.position.value} ${store.viewer.value}`;
  const spoken = language.value;
  const last = useRef({ moment, spoken });
  useEffect(() => {
    const before = last.current;
    last.current = { moment, spoken };
    const { ref, number } = asked.current;
    if (before.moment !== moment) inspect("", "");
    else if (before.spoken !== spoken) inspect(ref, number);
  }, [moment, spoken, inspect]);
  return [details, inspect];
}
