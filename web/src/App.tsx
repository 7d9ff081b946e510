/** The site: a head, and the page that the address means. Pages other than the first are loaded when they are gone to. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { HomePage } from "./home/HomePage";
import { Announcer } from "./parts/announce";
import { Logo } from "./parts/Logo";
import { RuleDialog } from "./parts/RuleDialog";
import { Settings } from "./parts/Settings";
import { Toasts } from "./parts/toasts";
import { address, type Route, routeOf } from "./router";
import { type Area, needTexts, t } from "./texts";

interface PageSource {
  load(): Promise<{ default: ComponentType<{ id: string }> }>;
  texts: Area[];
}

/** Where each page's code is, and which texts it needs beside the common ones. Each takes the address' last part. */
const PAGES: Readonly<Partial<Record<Route["page"], PageSource>>> = {
  table: { load: () => import("./table/TablePage"), texts: [] },
  replay: { load: () => import("./pages/replay/ReplayPage"), texts: ["web-replay"] },
  editor: { load: () => import("./pages/editor/EditorPage"), texts: ["web-editor"] },
  puzzles: { load: () => import("./pages/puzzles/PuzzlesPage"), texts: ["web-editor"] },
};

export function App() {
  const route = routeOf(address.value);
  return (
    <>
      <Head route={route} />
      <Body route={route} />
      <Announcer />
      <Toasts />
      <RuleDialog />
    </>
  );
}

const LINKS: readonly (readonly [Route["page"], string])[] = [
  ["home", "/"],
  ["puzzles", "/puzzles"],
  ["editor", "/editor"],
];

function Head({ route }: { route: Route }) {
  return (
    <header class="head" data-page={route.page}>
      <a class="button skip" href="#main">
        {t("skip-main")}
      </a>
      <a class="brand" href="/" aria-label="taisen">
        <Logo />
        <span>taisen</span>
      </a>
      <nav aria-label={t("nav")}>
        {LINKS.map(([page, path]) => (
          <a key={page} href={path} aria-current={route.page === page ? "page" : undefined}>
            {t(`nav-${page}`)}
          </a>
        ))}
      </nav>
      <Settings />
    </header>
  );
}

function Body({ route }: { route: Route }) {
  if (route.page === "home") return <HomePage />;
  const source = PAGES[route.page];
  if (!source) return <Missing />;
  const id = "id" in route ? route.id : "name" in route ? route.name : "";
  // Another link to the same table brings another seat.
  const seat = route.page === "table" ? address.value.hash : "";
  return <Later key={`${route.page}/${id}${seat}`} source={source} id={id} />;
}

/** A page whose code and texts are fetched first. */
function Later({ source, id }: { source: PageSource; id: string }) {
  const [Page, setPage] = useState<ComponentType<{ id: string }> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([source.load(), needTexts(...source.texts)]).then(
      ([module]) => setPage(() => module.default),
      () => setFailed(true),
    );
  }, [source]);
  if (failed) {
    return (
      <main id="main" class="column" tabIndex={-1}>
        <div class="notice bad" role="alert">
          {t("page-not-loaded")}
          <button type="button" class="button" onClick={() => location.reload()}>
            {t("load-again")}
          </button>
        </div>
      </main>
    );
  }
  return Page ? (
    <Page id={id} />
  ) : (
    <main id="main" class="column" tabIndex={-1} aria-busy="true">
      {t("loading")}
    </main>
  );
}

function Missing() {
  return (
    <main id="main" class="column stack" tabIndex={-1}>
      <h1>{t("page-missing")}</h1>
      <p>
        <a href="/">{t("page-missing-home")}</a>
      </p>
    </main>
  );
}
