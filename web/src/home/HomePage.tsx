/** The first page: start a match in one click, go on with an earlier one, learn, look at a record. */
import { useEffect, useRef, useState } from "preact/hooks";
import { request, said } from "../api";
import { toast } from "../parts/toasts";
import { navigate } from "../router";
import { recall, remember } from "../settings";
import { knownTables } from "../tables";
import { language, t } from "../texts";
import type { About, RecordText, ReplayMade } from "../wire";
import { Guided } from "./Guided";
import { NewMatch } from "./NewMatch";
import { Recent } from "./Recent";
import "./home.css";

export function HomePage() {
  const [about, setAbout] = useState<About | null>(null);
  const [fault, setFault] = useState("");
  const [attempt, setAttempt] = useState(0);
  const spoken = language.value;

  useEffect(() => {
    const stop = new AbortController();
    document.title = "taisen";
    setFault("");
    request<About>(`/api/about?language=${spoken}`, { signal: stop.signal }).then(
      setAbout,
      (error) => stop.signal.aborted || setFault(said(error)),
    );
    return () => stop.abort();
  }, [spoken, attempt]);

  const isFirstVisit = knownTables.value.length === 0 && recall("guided") !== "seen";
  const [offered, setOffered] = useState(isFirstVisit);
  const games = about?.games ?? [];

  return (
    <main id="main" class="column home" tabIndex={-1}>
      <h1 class="spoken">{t("home-title")}</h1>
      {fault && (
        <div class="notice bad" role="alert">
          {fault}
          <button type="button" class="button" onClick={() => setAttempt(attempt + 1)}>
            {t("load-again")}
          </button>
        </div>
      )}
      {offered && games.length > 0 && (
        <Guided
          games={games}
          onSkip={() => {
            remember("guided", "seen");
            setOffered(false);
          }}
        />
      )}
      <div class="home-columns">
        {about ? <NewMatch about={about} /> : !fault && <p aria-busy="true">{t("loading")}</p>}
        <aside class="home-side stack" aria-label={t("home-more")}>
          <Recent />
          <section class="panel stack" aria-labelledby="home-learn">
            <h2 id="home-learn">{t("home-learn")}</h2>
            <ul class="plain home-links">
              {games.length > 0 && !offered && (
                <li>
                  <button type="button" class="button" onClick={() => setOffered(true)}>
                    {t("home-guided")}
                  </button>
                </li>
              )}
              <li>
                <a class="button" href="/puzzles">
                  {t("home-puzzles")}
                </a>
              </li>
              <li>
                <a class="button" href="/editor">
                  {t("home-editor")}
                </a>
              </li>
              <li>
                <Upload />
              </li>
            </ul>
          </section>
        </aside>
      </div>
      {about && <footer class="soft home-foot">taisen {about.version}</footer>}
    </main>
  );
}

const LARGEST_RECORD = 1_000_000;

function Upload() {
  const file = useRef<HTMLInputElement>(null);
  async function open(chosen: File | undefined) {
    if (!chosen) return;
    if (chosen.size > LARGEST_RECORD) {
      toast(t("home-record-large"));
      return;
    }
    const body: RecordText = { text: await chosen.text(), language: language.value };
    try {
      const made = await request<ReplayMade>(`/api/replays?language=${language.value}`, {
        method: "POST",
        body,
      });
      remember(`replay.${made.id}`, made.token);
      navigate(`/replay/${made.id}`);
    } catch (error) {
      toast(said(error));
    }
  }
  return (
    <>
      <button type="button" class="button" onClick={() => file.current?.click()}>
        {t("home-upload")}
      </button>
      <input ref={file} type="file" hidden onChange={(event) => open(event.currentTarget.files?.[0])} />
    </>
  );
}
