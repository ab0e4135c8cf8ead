// Stands in for the owner's OpenTelemetry collector, and keeps all that it is sent.
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { freePort } from "./free-port.ts";

export type Collector = {
  /** The settings of a service that sends here. */
  readonly settings: Readonly<Record<string, string>>;
  readonly received: () => string;
  /** `POST /api/tools/{slug}/calculate`, and so on. */
  readonly names: () => readonly string[];
  readonly stop: () => void;
};

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const port = await freePort();
  const server = createServer(async (request, response) => {
    bodies.push(`${request.url} ${JSON.stringify(request.headers)}\n${await text(request)}`);
    response.end("{}");
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const received = () => bodies.join("\n");
  return {
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    received,
    names: () => Array.from(received().matchAll(/"name":"([A-Z_]+ [^"]+)"/g), ([, name = ""]) => name),
    stop: () => void server.close(),
  };
}
