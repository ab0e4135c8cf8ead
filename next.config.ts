import type { NextConfig } from "next";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { buildFacts } from "./lib/site/index.ts";

export default (phase: string): NextConfig => ({
  poweredByHeader: false,
  reactStrictMode: true,
  headers: async () => [
    { source: "/:path*", headers: SECURITY },
    { source: "/((?!embed/).*)", headers: [...UNFRAMED, LINK] },
    { source: "/embed/:path*", headers: FRAMED },
    { source: "/embed/:name(.*-[\\w-]{8}\\.(?:js|css))", headers: FOR_EVER },
    { source: "/examples/:file", headers: [TEXT] },
  ],
  rewrites: async () => [
    { source: "/calculators/:slug.md", destination: "/calculators/:slug/markdown" },
    { source: "/.well-known/api-catalog", destination: "/api-catalog" },
  ],
  env: phase === PHASE_PRODUCTION_SERVER ? {} : { BUILT_SITE: recordOnce() },
});

/** On every answer, errors too. What scripts a page may run stands in the page itself: see lib/front/seal.mjs. */
const SECURITY = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), interest-cohort=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];
const UNFRAMED = [{ key: "Content-Security-Policy", value: "frame-ancestors 'none'" }];
/** Embeds stand in anybody's page, run our own files alone, and send nothing anywhere. */
const FRAMED = [
  {
    key: "Content-Security-Policy",
    value:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors *",
  },
];
/** Their names change with what is in them. */
const FOR_EVER = [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }];

/** A machine that starts anywhere is led to the interface: RFC 8631, and RFC 9727 for the catalogue. */
const LINK = {
  key: "Link",
  value: [
    '</api/openapi.json>; rel="service-desc"; type="application/json"',
    '</developers>; rel="service-doc"; type="text/html"',
    '</.well-known/api-catalog>; rel="api-catalog"',
  ].join(", "),
};

/** To be read in the browser; by its name alone a .ts file would pass for a film. */
const TEXT = { key: "Content-Type", value: "text/plain; charset=utf-8" };

/** Next reads this file in each of its processes; the environment they share keeps the build to one time of day. */
function recordOnce(): string {
  process.env.BUILT_SITE ??= JSON.stringify(buildFacts(process.env, new Date()));
  return process.env.BUILT_SITE;
}
