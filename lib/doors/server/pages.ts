// Everything that isn't REST or MCP: Next's own handler, as its documentation has a custom server use it. The attack: readers that don't
// read hold what Next is writing, and so the few answers that it works on at once; and it works each one out anew, however often one
// caller asks (e2e/hostile/neighbors.spec.ts, "250 kept connections that ask for pages"). So Next writes each answer whole, into memory, and what is fixed while the process runs is
// kept: pages, texts, pictures, scripts.
import { createServer, type IncomingMessage, ServerResponse } from "node:http";
import { keptPage, type Prebuilt, page, prebuildPage, type Reply, type SentHeaders, securityOf } from "#lib/doors/http";
import { site } from "#lib/site";
import { inPreview } from "./preview.ts";
import { decoded } from "./refusal.ts";

export type NextPages = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Head = Pick<IncomingMessage, "method" | "url" | "headers">;
type Answered = { readonly status: number; readonly headers: Reply["headers"]; readonly body: Uint8Array<ArrayBuffer> };

export type Pages = { readonly answer: (request: IncomingMessage, headers: SentHeaders) => Promise<Reply> };

/** Resolves once Next is ready. */
export async function openNext(dir: string, port: number): Promise<NextPages> {
  const { default: next } = await import("next");
  // Next listens for upgrades on the server that it is given. Nothing here speaks another protocol, so it gets one that is
  // never opened.
  const app = next({ dev: false, dir, port, httpServer: createServer() });
  await app.prepare();
  const handle = app.getRequestHandler();
  return (request, response) => handle(request, response);
}

/** More than there are addresses. */
const MOST_KEPT = 10_000;

export function openPages(next: NextPages): Pages {
  const kept = new Map<string, { readonly page: Promise<Prebuilt>; readonly headers: Reply["headers"] }>();

  async function answer(request: IncomingMessage, headers: SentHeaders): Promise<Reply> {
    const path = fixedPath(request);
    const known = path === undefined ? undefined : kept.get(path);
    if (known) return shown(await known.page, known.headers, request.url ?? "", headers);
    const sent = request.headers;
    request.headers = withoutNames(sent, [...(path === undefined ? ENCODING : OF_ONE_CALLER), ...cookiesFor(request)]);
    const answered = await answerOf(request, next);
    request.headers = sent;
    if (path === undefined || answered.status !== 200 || kept.size >= MOST_KEPT)
      return page(answered.body, answered, { headers });
    kept.set(path, {
      page: prebuildPage(answered.body, answered.headers["content-type"] ?? ""),
      headers: answered.headers,
    });
    return answer(request, headers);
  }

  return { answer };
}

/** What is kept, or with a link's own figures in its head. */
async function shown(kept: Prebuilt, said: Reply["headers"], url: string, headers: SentHeaders): Promise<Reply> {
  const isPage = said["content-type"]?.startsWith("text/html") ?? false;
  const previewed = isPage ? await inPreview(url, kept.encoded.identity) : undefined;
  if (previewed === undefined) return keptPage(kept, { headers }, said);
  return page(new TextEncoder().encode(previewed), { status: 200, headers: said }, { headers });
}

const ENCODING = ["accept-encoding"];
/** What is kept is whole, whatever the first who asks has of it. */
const OF_ONE_CALLER = [...ENCODING, "if-none-match", "if-modified-since", "if-range", "range"];

/** Only the page of drafts has any use for cookies. Elsewhere one could have a page made anew, and that is the one we would keep. */
const cookiesFor = ({ url = "" }: Head): readonly string[] => (PREVIEW.test(url) ? [] : ["cookie"]);
const PREVIEW = /^\/preview(?:[/?]|$)/;

const withoutNames = (headers: Head["headers"], names: readonly string[]): Head["headers"] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** The path, where what answers there is the same for all. Next's own scripts get something else there, and so do agents that ask
 * for Markdown (next.config.ts); and one address may be written in many ways, of which only the plain one is kept. */
function fixedPath({ method = "", url = "", headers }: Head): string | undefined {
  const [path = ""] = url.split("?", 1);
  const isFixed =
    READING.includes(method) && !PREVIEW.test(path) && headers.rsc === undefined && decoded(path) === path;
  if (!isFixed) return undefined;
  return MARKDOWN.test(headers.accept ?? "") ? `${path} in Markdown` : path;
}

const MARKDOWN = /text\/markdown/;
const READING = ["GET", "HEAD"];

async function answerOf(request: IncomingMessage, next: NextPages): Promise<Answered> {
  // What answers to HEAD is what answers to GET, without its body.
  if (request.method === "HEAD") request.method = "GET";
  const response = new WholeResponse(request);
  await Promise.all([next(request, response), response.whole]);
  const own = Object.entries(response.getHeaders()).filter(([name]) => !OF_NEXT.test(name));
  const headers = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
  return { status: response.statusCode, headers: { ...SECURITY, ...byAccept(headers) }, body: response.body };
}

/** Next writes its own `Vary` over that of next.config.ts. */
function byAccept(headers: Reply["headers"]): Reply["headers"] {
  const { vary = "", "content-type": type = "" } = headers;
  if (!type.startsWith("text/html") || /\bAccept\b(?!-)/i.test(vary)) return headers;
  return { ...headers, vary: ["Accept", vary].filter(Boolean).join(", ") };
}

const OF_NEXT = /^(x-nextjs-|accept-ranges$|last-modified$|content-length$)/;
const SECURITY = Object.fromEntries(
  Object.entries(securityOf(site().url)).map(([name, value]) => [name.toLowerCase(), value]),
);

/** Where Next writes to, as fast as it can. */
class WholeResponse extends ServerResponse {
  readonly whole = new Promise<void>((resolve) => this.once("finish", resolve));
  readonly #chunks: Uint8Array[] = [];

  get body(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(Buffer.concat(this.#chunks));
  }

  override write(chunk: unknown): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (typeof chunk === "string") this.#chunks.push(Buffer.from(chunk));
    if (chunk instanceof Uint8Array) this.#chunks.push(chunk);
    return true;
  }

  override end(chunk?: unknown): this {
    this.write(chunk);
    super.end();
    // It has no connection whose end would say so.
    setImmediate(() => this.emit("finish"));
    return this;
  }
}
