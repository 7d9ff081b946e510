/** The router: which page the address means. Addresses are paths; a token stands in the fragment only. */
import { signal } from "@preact/signals";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "editor" }
  | { page: "puzzles"; name: string }
  | { page: "missing" };

/** The address that is shown. */
export const address = signal(here());

function here(): URL {
  return new URL(location.href);
}

/** What page an address means. */
export function routeOf(url: URL): Route {
  const [page = "", id = "", ...more] = url.pathname.split("/").slice(1);
  if (more.length > 0) return { page: "missing" };
  if (page === "" && id === "") return { page: "home" };
  if (page === "table" && id !== "") return { page: "table", id: decodeURIComponent(id) };
  if (page === "replay" && id !== "") return { page: "replay", id: decodeURIComponent(id) };
  if (page === "editor" && id === "") return { page: "editor" };
  if (page === "puzzles") return { page: "puzzles", name: decodeURIComponent(id) };
  return { page: "missing" };
}

/** Go to a page of this site. */
export function navigate(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  address.value = here();
  scrollTo(0, 0);
}

/** Follow the browser's back and forward, and links within the site. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    address.value = here();
  });
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    event.preventDefault();
    if (link.hash && link.pathname === location.pathname) {
      // Within the page the focus goes there and the address stays: at a table its fragment would be a token.
      document.getElementById(link.hash.slice(1))?.focus();
      return;
    }
    navigate(link.pathname + link.search + link.hash);
  });
}
