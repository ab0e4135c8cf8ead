import type { NextConfig } from "next";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { GUIDE, SECURITY, UNFRAMED } from "./lib/front/security.mjs";

export default async (phase: string): Promise<NextConfig> => ({
  poweredByHeader: false,
  reactStrictMode: true,
  // One rule for nearly all: Next tries each on every request, and one that holds costs it 20 µs.
  headers: async () => [
    { source: "/((?!embed/).*)", headers: listed({ ...SECURITY, ...UNFRAMED, ...GUIDE }) },
    { source: "/embed/:path*", headers: listed({ ...SECURITY, ...FRAMED }) },
    { source: "/embed/:name(.*-[\\w-]{8}\\.(?:js|css))", headers: listed(FOR_EVER) },
    { source: "/examples/:file", headers: listed(TEXT) },
  ],
  rewrites: async () => [
    { source: "/calculators/:slug.md", destination: "/calculators/:slug/markdown" },
    { source: "/.well-known/api-catalog", destination: "/api-catalog" },
  ],
  // Pictures are served as they are. What Next would scale on demand is work that anyone could ask for.
  images: { unoptimized: true },
  // Two that are on every page, without what none calls.
  turbopack: {
    resolveAlias: { "next/dist/compiled/process": { browser: "./lib/front/process.mjs" } },
    rules: { "**/decimal.js/decimal.mjs": { condition: "browser", loaders: ["./lib/front/lean-decimal.mjs"] } },
  },
  // Of the framework's own modules only what is used; by default in what comes after 16.4.
  experimental: { turbopackCjsTreeShaking: true },
  env: phase === PHASE_PRODUCTION_SERVER ? {} : { BUILT_SITE: await recordOnce() },
});

const listed = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Embeds stand in anybody's page, run our own files alone, and send nothing anywhere. */
const FRAMED = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors *",
};
/** Their names change with what is in them. */
const FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable" };

/** To be read in the browser; by its name alone a .ts file would pass for a film. */
const TEXT = { "Content-Type": "text/plain; charset=utf-8" };

/** Next reads this file in each of its processes; the environment they share keeps the build to one time of day. */
async function recordOnce(): Promise<string> {
  const { builtSite } = await import("./lib/front/facts.mjs");
  process.env.BUILT_SITE ??= await builtSite(process.cwd());
  return process.env.BUILT_SITE;
}
