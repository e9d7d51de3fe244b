// Which page the path stands for.

export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "match"; id: string }
  | { page: "join"; id: string; token: string }
  | { page: "me"; token: string }
  | { page: "rules"; game: string; anchor: string }
  | { page: "lost" };

export function routeOf(path: string, hash = ""): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "lost" };
  }
  const [first = "", second = "", ...more] = parts;
  const after = hash.replace(/^#/, "");
  if (more.length) return { page: "lost" };
  if (!first) return { page: "lobby" };
  if (first === "me" && !second) return { page: "me", token: after };
  if (!second) return { page: "lost" };
  if (first === "new") return { page: "new", game: second };
  if (first === "match") return { page: "match", id: second };
  if (first === "join") return { page: "join", id: second, token: after };
  if (first === "rules") return { page: "rules", game: second, anchor: after };
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  /** Links to our own pages do not load anything anew. */
  #follow(event: MouseEvent): void {
    const elsewhere = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
