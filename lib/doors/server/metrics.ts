// Where the owner's Prometheus reads counts: a listener of its own, closed unless METRICS_ADDRESS opens it, so that no proxy in
// front of the service can let the world in.
import { createServer } from "node:http";
import { metricsText } from "#lib/doors/telemetry";
import type { Settings } from "#lib/site";

type Address = NonNullable<Settings["metrics"]>;

export function openMetrics({ host, port }: Address, underWay: () => number): void {
  const server = createServer({ requestTimeout: 5_000 }, ({ method, url }, response) => {
    const isAsked = (method === "GET" || method === "HEAD") && url === "/metrics";
    response.writeHead(isAsked ? 200 : 404, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
    response.end(isAsked ? metricsText(underWay()) : "The counts are at /metrics.\n");
  });
  server.on("error", ({ message }) => {
    process.stderr.write(`Ready Reckoner cannot open METRICS_ADDRESS: ${message}\n`);
    process.exit(1);
  });
  server.listen(port, host);
}
