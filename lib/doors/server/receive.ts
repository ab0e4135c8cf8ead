// The way of one request: refuse what is broken, answer health at once, give REST and MCP to their routes and everything else to
// Next, each when its caller's turn has come.
import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { BUSY, callingNetworks, type Denial, deny, type Route, trustOf } from "#lib/doors/http";
import { log } from "#lib/doors/telemetry";
import { settings } from "#lib/site";
import { anyOrigin } from "./broken.ts";
import { type Exchange, type Found, headersOf, mount, type Turn, write } from "./mount.ts";
import type { Pages } from "./pages.ts";
import { decoded, doorOf, refusalOf } from "./refusal.ts";
import { servePage } from "./serve-page.ts";
import { type Options, Turns } from "./turns.ts";

/** `immediate` names the routes that never wait. */
export function receiver(
  routes: readonly Route[],
  immediate: readonly string[],
  pages: Pages,
  options: Options,
): RequestListener {
  const findRoute = router(routes);
  const turns = new Turns(options);
  return (request, response) => {
    const refusal = refusalOf(request);
    if (refusal) return refuse([request, response], refusal, CLOSE);
    for (const claim of CLAIMS) delete request.headers[claim];
    const found = findRoute(request.url ?? "");
    const headers = headersOf(request);
    if (found && immediate.includes(found.route.path)) return mount(found, [request, response], headers, atOnce);
    const caller = callingNetworks({ headers, peer: request.socket.remoteAddress }, trustOf(settings()));
    const sayBusy = () => refuse([request, response], BUSY);
    const turn: Turn = (answer, refuse = sayBusy) => turns.add(caller, { answer, refuse });
    if (found) return mount(found, [request, response], headers, turn);
    turn(() => void servePage([request, response], headers, pages));
  };
}

const atOnce: Turn = (answer) => answer();

/** What a caller says about host and protocol, so that no public address can come out of a request. */
const CLAIMS = ["forwarded", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"];

const CLOSE = { connection: "close" };

function refuse([request, response]: Exchange, denial: Denial, more: Readonly<Record<string, string>> = {}): void {
  const { method = "", url = "" } = request;
  const id = randomUUID();
  const reply = deny(doorOf(url), denial);
  write(response, { ...reply, headers: { ...anyOrigin(url), ...reply.headers, ...more, "x-request-id": id } });
  log({ time: new Date(), id, method, route: "refused", status: reply.status, ms: 0 });
}

/** An address with a trailing slash goes to Next, which redirects it. */
function router(routes: readonly Route[]) {
  const patterns = routes.map((route) => ({ route, pattern: patternOf(route.path) }));
  return (url: string): Found | undefined => {
    const [written = ""] = url.split("?", 1);
    const path = decoded(written) ?? "";
    // An encoded slash is part of a name, not between two.
    if (doorOf(path) === "page" || path.endsWith("/") || /%2f/i.test(written)) return undefined;
    for (const { route, pattern } of patterns) {
      const match = pattern.exec(path);
      if (match) return { route, slug: match.groups?.slug ?? "" };
    }
    return undefined;
  };
}

/** "/api/*" is everything under it. */
function patternOf(path: string): RegExp {
  const source = path.replace(/[.]/g, "\\.").replace("{slug}", "(?<slug>[^/]+)").replace("*", ".+");
  return new RegExp(`^${source}$`);
}
