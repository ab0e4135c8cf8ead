// The server as `npm start` runs it, in front of pages and routes that say what they were asked, and raw sockets that speak to it.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { type Asked, json, type Route } from "#lib/doors/http";
import { Connections } from "./connections.ts";
import { openPages } from "./pages.ts";
import { receiver } from "./receive.ts";
import type { Options } from "./turns.ts";

const PATHS = ["/api/tools/{slug}/calculate", "/api/ai/tools", "/mcp", "/api/health", "/api", "/api/*"];
const ROUTES: readonly Route[] = PATHS.map((path) => ({ path, answer }));

export async function openServer(routes = ROUTES, options: Options = {}) {
  const byNext = async (request: IncomingMessage, response: ServerResponse) => {
    response.end(JSON.stringify({ page: request.url, headers: request.headers, length: await lengthOf(request) }));
  };
  const server = createServer({ requireHostHeader: false });
  const connections = new Connections(server, true);
  const receive = receiver(routes, ["/api/health"], openPages(byNext), {
    areArriving: () => connections.areArriving(),
    ...options,
  });
  server.on("request", (request, response) => connections.inTurn(request, response, () => receive(request, response)));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { port, close: () => void server.close() };
}

async function answer({ method, url, peer, body, headers }: Asked, slug: string) {
  if (slug === "broken") throw new Error("broken");
  const length = await lengthOf(body ?? []);
  return json({ method, url, slug, peer, length, headers: Object.fromEntries(headers.entries()) });
}

async function lengthOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const chunk of chunks) length += chunk.length;
  return length;
}

/** What the server answers to these bytes until it closes the connection. */
export async function send(port: number, bytes: string, localAddress = "127.0.0.1") {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  socket.write(bytes, "latin1");
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  const [statusLine = "", ...headers] = head.split("\r\n");
  return { status: Number(statusLine.split(" ")[1]), headers: headers.join("\n").toLowerCase(), body };
}

export const requestOf = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers].join("\r\n")}\r\n\r\n`;
