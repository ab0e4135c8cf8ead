// Which file or function answers a request, by the routes of .vercel/output/config.json, in the order that Vercel documents
// for its Build Output API. Only what this project's routes use is here.
import type { IncomingHttpHeaders } from "node:http";

type Condition = { readonly type: string; readonly key?: string; readonly value?: string };

export type Route = {
  readonly handle?: string;
  readonly src?: string;
  readonly dest?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly methods?: readonly string[];
  readonly has?: readonly Condition[];
  readonly missing?: readonly Condition[];
  readonly continue?: boolean;
  readonly check?: boolean;
};

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
};

/** `path` is the output that answers; where there is none, the status alone does. */
export type Place = {
  readonly path?: string;
  readonly query: string;
  readonly status?: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
};

type Way = { path: string; query: URLSearchParams; status: number | undefined; headers: Record<string, string> };

export class Router {
  readonly #phases: Map<string, Route[]>;
  readonly #exists: (path: string) => boolean;

  constructor(routes: readonly Route[], exists: (path: string) => boolean) {
    this.#phases = phasesOf(routes);
    this.#exists = exists;
  }

  placeOf(asked: Asked): Place {
    const way: Way = { path: asked.path, query: new URLSearchParams(asked.query), status: undefined, headers: {} };
    const first = this.#of("").find((route) => take(route, way, asked) && !route.continue);
    if (first?.status) return this.#refused(way, first.status);
    if (way.headers.location) return { query: "", status: way.status, headers: way.headers };
    return this.#found(way, asked) ?? this.#later(way, asked) ?? this.#refused(way, 404);
  }

  #of(...phases: readonly string[]): readonly Route[] {
    return phases.flatMap((phase) => this.#phases.get(phase) ?? []);
  }

  #later(way: Way, asked: Asked): Place | undefined {
    for (const route of this.#of("filesystem", "resource")) {
      if (!take(route, way, asked) || route.continue) continue;
      if (route.status && !route.dest) return this.#refused(way, route.status);
      const found = this.#found(way, asked);
      if (found) return found;
    }
    return undefined;
  }

  #found(way: Way, asked: Asked): Place | undefined {
    if (!this.#lookUp(way, asked)) return undefined;
    for (const route of this.#of("hit")) take({ ...route, dest: "" }, way, asked);
    return { path: way.path, query: String(way.query), status: way.status, headers: way.headers };
  }

  /** The path itself; then what stands for a missing file; then the addresses with a part that varies. */
  #lookUp(way: Way, asked: Asked): boolean {
    if (this.#exists(way.path)) return true;
    return this.#of("miss", "rewrite").some((route) => {
      const before = { ...way, query: new URLSearchParams(way.query), headers: { ...way.headers } };
      if (take(route, way, asked) && this.#exists(way.path)) return true;
      Object.assign(way, before);
      return false;
    });
  }

  #refused(way: Way, status: number): Place {
    const page = this.#of("error").find((route) => route.status === status && route.dest && this.#exists(route.dest));
    return { ...(page?.dest ? { path: page.dest } : {}), query: "", status, headers: way.headers };
  }
}

function phasesOf(routes: readonly Route[]): Map<string, Route[]> {
  const phases = new Map<string, Route[]>([["", []]]);
  let current = "";
  for (const route of routes) {
    if (route.handle) current = route.handle;
    else phases.set(current, [...(phases.get(current) ?? []), route]);
  }
  return phases;
}

/** Changes the way as a route says, where the route is for this request. */
function take(route: Route, way: Way, { method, headers }: Asked): boolean {
  if (route.methods && !route.methods.includes(method)) return false;
  const match = new RegExp(anchored(route.src ?? ".*")).exec(way.path);
  const conditions = (route.has ?? []).map((condition) => holds(condition, headers));
  if (!match || conditions.includes(undefined)) return false;
  if (route.missing?.some((condition) => holds(condition, headers))) return false;
  const parts = Object.assign({}, match, match.groups, ...conditions);
  const filled = (text: string) => text.replace(/\$(\w+)/g, (_, name) => parts[name] ?? "");
  for (const [name, value] of Object.entries(route.headers ?? {})) way.headers[name.toLowerCase()] = filled(value);
  way.status = route.status ?? way.status;
  const [path = "", query = ""] = (route.dest ?? "").split("?");
  if (path) way.path = filled(path.startsWith("/") ? path : `/${path}`);
  for (const [name, value] of new URLSearchParams(query)) way.query.set(name, decodeURIComponent(filled(value)));
  return true;
}

const anchored = (source: string) => `${source.startsWith("^") ? "" : "^"}${source}${source.endsWith("$") ? "" : "$"}`;

/** The named parts of what it found, or undefined. */
function holds({ type, key = "", value }: Condition, headers: IncomingHttpHeaders) {
  const given = type === "header" ? headers[key.toLowerCase()] : undefined;
  if (given === undefined) return undefined;
  const match = new RegExp(anchored(value ?? ".*")).exec(String(given));
  return match ? { ...match.groups } : undefined;
}
