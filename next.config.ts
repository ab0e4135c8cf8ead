import type { NextConfig } from "next";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { buildFacts } from "./lib/site/index.ts";

export default (phase: string): NextConfig => ({
  poweredByHeader: false,
  reactStrictMode: true,
  headers: async () => [{ source: "/:path*", headers: SECURITY }],
  rewrites: async () => [{ source: "/calculators/:slug.md", destination: "/calculators/:slug/markdown" }],
  env: phase === PHASE_PRODUCTION_SERVER ? {} : { BUILT_SITE: recordOnce() },
});

/** On every answer, errors too. What scripts a page may run stands in the page itself: see lib/front/seal.mjs. */
const SECURITY = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), interest-cohort=()" },
  { key: "Content-Security-Policy", value: "frame-ancestors 'none'" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/** Next reads this file in each of its processes; the environment they share keeps the build to one time of day. */
function recordOnce(): string {
  process.env.BUILT_SITE ??= JSON.stringify(buildFacts(process.env, new Date()));
  return process.env.BUILT_SITE;
}
