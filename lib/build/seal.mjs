// Gives each built page a Content-Security-Policy that allows its own inline scripts, by their hashes, and nothing of
// anyone else's. Next writes those scripts, and only the finished page shows what they are.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Vercel's older way of packaging reads a build as Next leaves it without any adapter. Then the pages are sealed afterwards. */
export const ADAPTED = !process.env.VERCEL || Boolean(process.env.NEXT_ADAPTER_PATH);

/** Every page that a build wrote: those it hands to platforms, and those that only its own server knows, such as one of its
 * pages for errors. */
export function sealPages({ outputs: { prerenders, staticFiles }, distDir }) {
  const server = join(distDir, "server");
  const handedOut = [
    ...prerenders.map(({ fallback }) => fallback?.filePath),
    ...staticFiles.map(({ filePath }) => filePath),
  ];
  const own = readdirSync(server, { recursive: true }).map((name) => join(server, name));
  const pages = [...new Set([...handedOut, ...own])].filter((path) => path?.endsWith(".html"));
  if (pages.length === 0) throw new Error("The build has no page to seal. Has Next changed what it tells its adapter?");
  for (const page of pages) writeFileSync(page, sealed(readFileSync(page, "utf8")));
}

const INLINE = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** With its policy first in the head, so that it is in force before anything else is read. */
export function sealed(html, counter = counterHost()) {
  const page = html.replace(POLICY, "");
  if (!page.includes("<head>")) throw new Error("A page has no <head>, so it can't be sealed.");
  const hashes = [...page.matchAll(INLINE)].map(([, script]) => `'sha256-${sha256(script)}'`);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${counter ? ` ${counter}` : ""}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // A form is sent nowhere, even without scripts, unless the page has a search in it.
    page.includes("<search") ? "form-action 'self'" : "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
  return page.replace("<head>", `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

/** Where the owner's tool takes its counts, if there is one: nothing else of another's is reached. */
const counterHost = () => JSON.parse(process.env.BUILT_SITE ?? "{}").own?.counterHost;

const sha256 = (text) => createHash("sha256").update(text).digest("base64");
