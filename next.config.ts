import type { NextConfig } from "next";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { buildFacts } from "./lib/site/index.ts";

export default (phase: string): NextConfig => ({
  poweredByHeader: false,
  reactStrictMode: true,
  rewrites: async () => [{ source: "/calculators/:slug.md", destination: "/calculators/:slug/markdown" }],
  env: phase === PHASE_PRODUCTION_SERVER ? {} : { BUILT_SITE: recordOnce() },
});

/** Next reads this file in each of its processes; the environment they share keeps the build to one time of day. */
function recordOnce(): string {
  process.env.BUILT_SITE ??= JSON.stringify(buildFacts(process.env, new Date()));
  return process.env.BUILT_SITE;
}
