// Everything that isn't REST or MCP: Next's own handler, as its documentation has a custom server use it.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** Resolves once Next is ready. */
export async function openPages(dir: string, port: number) {
  const { default: next } = await import("next");
  // Next listens for upgrades on the server that it is given. Nothing here speaks another protocol, so it gets one that is
  // never opened.
  const app = next({ dev: false, dir, port, httpServer: createServer() });
  await app.prepare();
  const handle = app.getRequestHandler();
  return (request: IncomingMessage, response: ServerResponse) => handle(request, response);
}
