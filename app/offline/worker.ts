// The worker that answers where there is no connection, with what app/_components/offline/keep.ts has kept. It only reads: it
// keeps nothing itself, asks the network first for every page, and leaves REST, MCP and embeds to the browser.
import { findKept, KEPT_ON, OFFLINE_PAGE, OWNERS, SEARCH } from "../_components/offline/device.ts";
import { withNotice } from "./notice.ts";
import type { WorkerScope } from "./scope.ts";

declare const self: WorkerScope;

// A new worker takes over at once: it keeps no state, so it can't disagree with the one before it.
self.addEventListener("install", () => void self.skipWaiting());
// The browser asks for a page while the worker is still waking, so that no page waits for it.
self.addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload.enable()));
self.addEventListener("message", ({ source }) => source?.postMessage("It may."));

self.addEventListener("fetch", (event) => {
  const { request, preloadResponse } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || NEVER.test(pathname)) return;
  if (pathname.startsWith("/_next/static/")) event.respondWith(fileAt(pathname, request));
  else if (request.mode === "navigate") event.respondWith(pageAt(pathname, request, preloadResponse));
  else if (pathname === SEARCH || OWNERS.includes(pathname))
    event.respondWith(fetch(request).catch(() => keptOr(pathname)));
});

const NEVER = /^\/(?:api|mcp|embed)(?:\/|$)/;

/** Its name changes with its content. */
const fileAt = async (path: string, request: Request): Promise<Response> =>
  (await findKept(path))?.response ?? fetch(request);

const keptOr = async (path: string): Promise<Response> => (await findKept(path))?.response ?? Response.error();

async function pageAt(path: string, request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch {
    return keptPage(path);
  }
}

async function keptPage(path: string): Promise<Response> {
  const kept = await findKept(path);
  if (path === OFFLINE_PAGE) return kept?.response ?? Response.error();
  if (!kept) return Response.redirect(`${OFFLINE_PAGE}#${path}`);
  const { headers } = kept.response;
  const html = withNotice(await kept.response.text(), new Date(headers.get(KEPT_ON) ?? ""), kept.isNewest);
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}
