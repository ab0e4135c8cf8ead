// The attack: clients that hold on to a process that is to end (e2e/shutdown.spec.ts). SIGTERM, as a container or a service manager sends it: whoever is being served is served to the end, and the process is
// gone within ten seconds.
import cluster from "node:cluster";
import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { flushSpans } from "#lib/doors/telemetry";

/** How long a kept connection may still bring the request that was on its way. */
const GRACE_MS = 1_000;
const LONGEST_MS = 8_000;
/** How long the last spans may take to be sent. */
const LAST_SPANS_MS = 1_000;

/** What the server's connections hold. */
type Held = { readonly unfinished: () => readonly ServerResponse[]; readonly closeSilent: () => void };

export function stopOnSignal(server: Server, { unfinished, closeSilent }: Held): void {
  let isStopping = false;
  // Answers from now on close their connection.
  server.prependListener("request", (_, response) => {
    if (isStopping) response.setHeader("connection", "close");
  });
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    for (const response of unfinished()) if (!response.headersSent) response.setHeader("connection", "close");
    server.close(() => void Promise.race([flushSpans(), pause(LAST_SPANS_MS)]).then(() => process.exit(0)));
    setTimeout(() => {
      server.closeIdleConnections();
      // A browser opens connections in advance, and Node takes one that has never asked for one that is asking.
      closeSilent();
    }, GRACE_MS);
    setTimeout(() => server.closeAllConnections(), LONGEST_MS);
  };
  // A worker may get two: the terminal sends one to all processes, and the one that leads them another.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process[cluster.isWorker ? "on" : "once"](signal, stop);
}
