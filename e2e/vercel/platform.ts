// Vercel on this machine: the static files, prerendered pages and functions of one `vercel build`, over HTTP.
import { existsSync, readFileSync, statSync } from "node:fs";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { freePort } from "../free-port.ts";
import { functionsOf } from "./functions.ts";
import { type Place, type Route, router } from "./routes.ts";

type Config = { readonly routes: readonly Route[]; readonly overrides?: Readonly<Record<string, Override>> };
type Override = { readonly path?: string; readonly contentType?: string };
type Prerender = {
  /** A name in the same folder; the older way of packaging writes it as a reference. */
  readonly fallback: string | { readonly fsPath: string } | null;
  readonly initialHeaders?: Readonly<Record<string, string>>;
  readonly initialStatus?: number;
};

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "application/javascript",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".xml": "application/xml",
};
const json = (path: string) => JSON.parse(readFileSync(path, "utf8"));

export async function startPlatform(project: string, settings: Readonly<Record<string, string>>) {
  const port = await freePort();
  const output = join(project, ".vercel", "output");
  const { routes, overrides = {} }: Config = json(join(output, "config.json"));
  const functions = functionsOf(project, join(project, ".vercel", `functions-${port}`), settings);
  const renamed = new Map(Object.entries(overrides).map(([file, { path = file }]) => [`/${path}`, file]));
  const staticFile = (path: string) => join(output, "static", renamed.get(path) ?? decodeURIComponent(path));
  const outputOf = (path: string) => join(output, "functions", path === "/" ? "index" : decodeURIComponent(path));
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const find = router(routes, (path) => isFile(staticFile(path)) || existsSync(`${outputOf(path)}.func`));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", headers, url = "/" } = request;
    const [path = "/", query = ""] = url.split("?");
    const place = find({ method, path, query, headers });
    for (const [name, value] of Object.entries(place.headers)) response.setHeader(name, value);
    if (place.path === undefined) return void response.writeHead(place.status ?? 404).end();
    if (isFile(staticFile(place.path))) return sendFile(request, response, staticFile(place.path), place.status);
    const prerender = prerenderOf(place.path);
    const isRead = method === "GET" || method === "HEAD";
    if (isRead && prerender?.fallback && !("next-action" in headers)) {
      for (const [name, value] of Object.entries(prerender.initialHeaders ?? {})) response.setHeader(name, value);
      const { fallback } = prerender;
      const name = typeof fallback === "string" ? fallback : fallback.fsPath;
      const file = join(outputOf(place.path), "..", name);
      return sendFile(request, response, file, prerender.initialStatus);
    }
    await invoke(request, response, place);
  }

  function prerenderOf(path: string): Prerender | undefined {
    const file = `${outputOf(path)}.prerender-config.json`;
    return existsSync(file) ? json(file) : undefined;
  }

  async function invoke(request: IncomingMessage, response: ServerResponse, { path = "", query }: Place) {
    const at = await functions.portOf(`${outputOf(path)}.func`);
    const [asked = "/"] = (request.url ?? "/").split("?");
    const caller = request.socket.remoteAddress ?? "";
    // Vercel writes over all three. Leaving the caller's own words in the first shows that the service does not go by them.
    const chain = [request.headers["x-forwarded-for"] ?? [], caller].flat().join(", ");
    const said = { "x-forwarded-for": chain, "x-vercel-forwarded-for": caller, "x-real-ip": caller };
    const headers = { ...request.headers, ...said, "x-matched-path": path };
    const url = query ? `${asked}?${query}` : asked;
    const sent = ask({ port: at, method: request.method, path: url, headers }, (answered) => {
      for (const [name, value] of Object.entries(answered.headers)) if (value) response.setHeader(name, value);
      response.writeHead(answered.statusCode ?? 500);
      answered.pipe(response);
    });
    sent.on("error", () => response.destroy());
    request.pipe(sent);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await functions.stop();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

function sendFile({ method }: IncomingMessage, response: ServerResponse, file: string, status = 200): void {
  if (method !== "GET" && method !== "HEAD") return void response.writeHead(405).end();
  const type = TYPES[extname(file)];
  if (type && !response.hasHeader("content-type")) response.setHeader("content-type", type);
  response.writeHead(status).end(method === "HEAD" ? undefined : readFileSync(file));
}
