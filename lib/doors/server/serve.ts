// One node:http server. REST and MCP are answered by their routes, everything else by Next.
import { createServer } from "node:http";
import { placeOfCounts } from "#lib/doors/limits";
import { ROUTES, ready } from "#lib/doors/routes";
import { settings } from "#lib/site";
import { refuseWhatIsBroken } from "./broken.ts";
import { Connections } from "./connections.ts";
import { loadCalculators } from "./load.ts";
import { openMetrics } from "./metrics.ts";
import { openNext, openPages } from "./pages.ts";
import { listen, portFrom } from "./port.ts";
import { receiver } from "./receive.ts";
import { stopOnSignal } from "./stop.ts";
import { seat } from "./workers.ts";

/** Headers and body have this long to arrive, so that slow callers can't hold connections. */
const LONGEST_ARRIVAL_MS = 10_000;
/** Node promises whole seconds (Keep-Alive: timeout), so it keeps a connection this much longer than it says: a caller who asks
 * again at the last moment must not meet a connection that is closing. */
const UNPROMISED_MS = 999;
/** Whoever asks whether the process lives must not wait behind the others. */
const IMMEDIATE = ["/api/health", "/api/ready"];

export async function serve(): Promise<void> {
  await placeOfCounts();
  await loadCalculators();

  const port = portFrom(process.env);
  const next = openNext(process.cwd(), port);
  const readyWithPages = {
    ...ready,
    answer: (...asked: Parameters<typeof ready.answer>) => next.then(() => ready.answer(...asked)),
  };
  const routes = ROUTES.map((route) => (route === ready ? readyWithPages : route));
  const server = createServer({
    headersTimeout: LONGEST_ARRIVAL_MS,
    requestTimeout: LONGEST_ARRIVAL_MS,
    connectionsCheckingInterval: 500,
    keepAliveTimeout: settings().keepAliveSeconds * 1000 + UNPROMISED_MS,
    // Node would refuse a request without a host in its own words; refusal.ts has ours.
    requireHostHeader: false,
  });
  const connections = new Connections(server, settings().proxyHops > 0);
  const pages = openPages(async (...exchange) => (await next)(...exchange));
  const receive = receiver(routes, IMMEDIATE, pages, {
    areArriving: () => connections.areArriving(),
  });
  refuseWhatIsBroken(server, connections);
  server.on("request", (request, response) => connections.inTurn(request, response, () => receive(request, response)));
  stopOnSignal(server, connections);
  const { metrics } = settings();
  if (metrics) openMetrics({ ...metrics, port: metrics.port + seat() }, () => connections.unfinished().length);

  // The service answers while Next is still getting ready; pages wait for it.
  listen(server, port);
  await next;
}
