// Gives each built page a Content-Security-Policy that allows its own inline scripts, by their hashes, and nothing of
// anyone else's. Next writes those scripts, and only the finished page tells what they are: so this runs after
// `next build`, as does what says when they run (scripts.mjs).
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtScripts, ownChunks } from "./own-chunks.mjs";
import { afterPaint, ready } from "./scripts.mjs";

export function sealPages(root) {
  const pages = join(root, ".next", "server", "app");
  const names = readdirSync(pages, { recursive: true }).filter((name) => name.endsWith(".html"));
  const scripts = builtScripts(root);
  for (const { path, source } of scripts) writeFileSync(path, ready(source));
  for (const name of names) {
    const path = join(pages, name);
    const ahead = ownChunks(scripts, name.replace(/\.html$/, ""));
    writeFileSync(path, sealed(afterPaint(readFileSync(path, "utf8"), ahead)));
  }
}

const INLINE = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** As the first thing in the head, so that it is in force before anything else is read. */
export function sealed(html) {
  const hashes = [...html.matchAll(INLINE)].map(([, script]) => `'sha256-${sha256(script)}'`);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    // A form is sent nowhere, even without scripts, unless the page has a search in it.
    html.includes("<search") ? "form-action 'self'" : "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(POLICY, "").replace("<head>", `<head>${meta}`);
}

const sha256 = (text) => createHash("sha256").update(text).digest("base64");
