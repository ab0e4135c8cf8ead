// SIGTERM, as a container or a service manager sends it: whoever is being served is served to the end, and the process is
// gone within ten seconds.
import type { Server, ServerResponse } from "node:http";

/** How long a kept connection may still bring the request that was on its way. */
const GRACE_MS = 1_000;
const LONGEST_MS = 8_000;

export function stopOnSignal(server: Server, unfinished: () => readonly ServerResponse[]): void {
  let isStopping = false;
  // Answers from now on close their connection.
  server.prependListener("request", (_, response) => {
    if (isStopping) response.setHeader("connection", "close");
  });
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    for (const response of unfinished()) if (!response.headersSent) response.setHeader("connection", "close");
    server.close(() => process.exit(0));
    setTimeout(() => server.closeIdleConnections(), GRACE_MS);
    setTimeout(() => server.closeAllConnections(), LONGEST_MS);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
}
