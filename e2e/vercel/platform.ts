// Vercel on this machine: the static files, prerendered pages and functions of one `vercel build`, over HTTP.
import { readFileSync } from "node:fs";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { freePort } from "../free-port.ts";
import { functionsOf } from "./functions.ts";
import { Output } from "./output.ts";
import { type Place, Router } from "./routes.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "application/javascript",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".xml": "application/xml",
};

export async function startPlatform(project: string, settings: Readonly<Record<string, string>>) {
  const port = await freePort();
  const output = new Output(project);
  const router = new Router(output.routes, (path) => output.has(path));
  const functions = functionsOf(project, join(project, ".vercel", `functions-${port}`), settings);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await functions.stop();
  };
  return { url: `http://127.0.0.1:${port}`, stop };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", headers, url = "/" } = request;
    const [path = "/", query = ""] = url.split("?");
    const place = router.placeOf({ method, path, query, headers });
    write(response, place.headers);
    if (place.path === undefined) return void response.writeHead(place.status ?? 404).end();
    const file = output.staticFile(place.path);
    if (file) return sendFile(request, response, file, place.status);
    const isRead = ["GET", "HEAD"].includes(method) && !("next-action" in headers);
    const page = isRead ? output.page(place.path) : undefined;
    if (!page) return invoke(request, response, place, await functions.portOf(output.functionOf(place.path)));
    write(response, page.headers);
    sendFile(request, response, page.file, page.status);
  }
}

function write(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function invoke(request: IncomingMessage, response: ServerResponse, { path = "", query }: Place, port: number): void {
  const [asked = "/"] = (request.url ?? "/").split("?");
  const caller = request.socket.remoteAddress ?? "";
  // Vercel writes over all three. Leaving the caller's own words in the first shows that the service does not go by them.
  const chain = [request.headers["x-forwarded-for"] ?? [], caller].flat().join(", ");
  const said = { "x-forwarded-for": chain, "x-vercel-forwarded-for": caller, "x-real-ip": caller };
  const headers = { ...request.headers, ...said, "x-matched-path": path };
  const url = query ? `${asked}?${query}` : asked;
  const sent = ask({ port, method: request.method, path: url, headers }, (answered) => {
    for (const [name, value] of Object.entries(answered.headers)) if (value) response.setHeader(name, value);
    response.writeHead(answered.statusCode ?? 500);
    answered.pipe(response);
  });
  sent.on("error", () => response.destroy());
  request.pipe(sent);
}

function sendFile({ method }: IncomingMessage, response: ServerResponse, file: string, status = 200): void {
  if (method !== "GET" && method !== "HEAD") return void response.writeHead(405).end();
  const type = TYPES[extname(file)];
  if (type && !response.hasHeader("content-type")) response.setHeader("content-type", type);
  response.writeHead(status).end(method === "HEAD" ? undefined : readFileSync(file));
}
