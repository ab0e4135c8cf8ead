// The way of one request: refuse what is broken, answer health at once, give REST and MCP to their routes and everything else to
// Next, each when its caller's turn has come.
import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { callingNetwork, type Denial, deny, type Route, trustOf } from "#lib/doors/http";
import { log } from "#lib/doors/telemetry";
import { settings } from "#lib/site";
import { anyOrigin } from "./broken.ts";
import { FairQueue } from "./fair-queue.ts";
import { type Exchange, type Found, headersOf, mount, type Turn, write } from "./mount.ts";
import type { PrebuiltPages } from "./prebuilt-pages.ts";
import { decoded, doorOf, refusalOf } from "./refusal.ts";
import { type NextPages, serveByNext, servePrebuilt } from "./serve-page.ts";

type Pages = { readonly prebuilt: PrebuiltPages; readonly byNext: NextPages };
/** `immediate` names the routes that never wait. */
export function receiver(
  routes: readonly Route[],
  immediate: readonly string[],
  pages: Pages,
  areArriving: () => boolean,
): RequestListener {
  const findRoute = router(routes);
  const queue = new FairQueue({ areArriving });
  const nextQueue = new FairQueue({ areArriving, mostAtOnce: MOST_PAGES_AT_ONCE });
  return (request, response) => {
    const refusal = refusalOf(request);
    if (refusal) return refuse([request, response], refusal, CLOSE);
    for (const claim of CLAIMS) delete request.headers[claim];
    const found = findRoute(request.url ?? "");
    const headers = headersOf(request);
    if (found && immediate.includes(found.route.path)) return mount(found, [request, response], headers, atOnce);
    const caller = callingNetwork({ headers, peer: request.socket.remoteAddress }, trustOf(settings()));
    const isPrebuilt = !found && pages.prebuilt.has(request);
    if ((found || isPrebuilt ? queue : nextQueue).isFull(caller)) return refuse([request, response], TOO_BUSY);
    if (found) return mount(found, [request, response], headers, (ready) => queue.add(caller, ready));
    if (isPrebuilt) return queue.add(caller, () => servePrebuilt([request, response], headers, pages.prebuilt));
    nextQueue.add(caller, () => serveByNext([request, response], pages.byNext));
  };
}

const atOnce: Turn = (ready) => ready();

/** Next works on all its pages at the same time, so everyone would wait for all of them. */
const MOST_PAGES_AT_ONCE = 4;

/** What a caller says about host and protocol, so that no public address can come out of a request. */
const CLAIMS = ["forwarded", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"];

const TOO_BUSY: Denial = {
  code: "RATE_LIMITED",
  message: "The service is busy. Try again in 1 second.",
  headers: { "retry-after": "1", "access-control-expose-headers": "Retry-After" },
};
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
