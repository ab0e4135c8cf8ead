// A page's answer, from memory or by Next, and its line in the log.
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type SentHeaders, securityOf } from "#lib/doors/http";
import { log } from "#lib/doors/telemetry";
import { site } from "#lib/site";
import { type Exchange, write } from "./mount.ts";
import type { PrebuiltPages } from "./prebuilt-pages.ts";

export type NextPages = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export async function servePrebuilt(exchange: Exchange, headers: SentHeaders, pages: PrebuiltPages): Promise<void> {
  logWhenDone(exchange);
  const [request, response] = exchange;
  await pages.answer(request, headers).then(
    (reply) => write(response, reply),
    () => response.destroy(),
  );
}

export async function serveByNext(exchange: Exchange, pages: NextPages): Promise<void> {
  logWhenDone(exchange);
  const [request, response] = exchange;
  for (const [name, value] of Object.entries(securityOf(site().url))) response.setHeader(name, value);
  const closed = new Promise<void>((resolve) => void response.once("close", resolve));
  const answered = pages(request, response).catch(() => void response.destroy());
  // Of a caller who has gone, Next may never say that it is done.
  await Promise.race([answered, closed]);
}

function logWhenDone([request, response]: Exchange): void {
  const began = performance.now();
  const id = randomUUID();
  response.setHeader("x-request-id", id);
  response.once("close", () => {
    const ms = performance.now() - began;
    const { method = "", url = "" } = request;
    log({ time: new Date(), id, method, ...placeOf(url), status: response.statusCode, ms });
  });
}

const CALCULATOR = /^\/calculators\/([a-z0-9-]+)(?=[?/.]|$)/;

/** What a page's address may say in the log: which kind, and of a calculator which. */
function placeOf(url: string) {
  const slug = CALCULATOR.exec(url)?.[1];
  if (slug) return { route: "/calculators/{slug}", slug };
  return { route: url.startsWith("/_next/") ? "/_next/*" : "page" };
}
