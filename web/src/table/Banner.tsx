/** What is to be said of the connection: lost and trying, taken over, closed. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../texts";
import type { Connection } from "./socket";

export function Banner({ connection }: { connection: Connection }) {
  const link = connection.link.value;
  const next = connection.nextAttempt.value;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (next === 0) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [next]);
  if (link === "open" || link === "connecting") return null;
  const seconds = Math.max(0, Math.ceil((next - now) / 1000));
  return (
    <div class="notice bad banner" role="alert">
      <span>{connection.farewell.value || t("link-standing", { link })}</span>
      {link === "lost" && next > 0 && <span aria-hidden="true">{t("link-next", { seconds })}</span>}
      {link !== "closed" && (
        <button type="button" class="button small" onClick={() => connection.again()}>
          {t(link === "taken" ? "link-take-back" : "link-now")}
        </button>
      )}
      {link !== "lost" && (
        <a class="button small" href="/">
          {t("ending-home")}
        </a>
      )}
    </div>
  );
}
