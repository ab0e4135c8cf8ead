// A page's answer and its line in the log.
import { randomUUID } from "node:crypto";
import type { SentHeaders } from "#lib/doors/http";
import { log } from "#lib/doors/telemetry";
import { type Exchange, send } from "./mount.ts";
import type { Pages } from "./pages.ts";

export async function servePage(exchange: Exchange, headers: SentHeaders, pages: Pages): Promise<void> {
  logWhenDone(exchange);
  const [request, response] = exchange;
  await pages.answer(request, headers).then(
    (reply) => send(response, reply),
    () => void response.destroy(),
  );
}

function logWhenDone([request, response]: Exchange): void {
  const began = performance.now();
  const id = randomUUID();
  const { method = "", url = "" } = request;
  response.setHeader("x-request-id", id);
  response.once("close", () => {
    const ms = performance.now() - began;
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
