import { join } from "node:path";
import type { NextConfig } from "next";
import { formerNames } from "./calculators/.lists/former-names.ts";
import { ADAPTED } from "./lib/build/seal.mjs";
import { KEPT_PRIVATE, KEPT_SHARED } from "./lib/doors/http/caching.ts";
import { moved } from "./lib/doors/http/moved.ts";
import { GUIDE, securityOf, UNFRAMED } from "./lib/doors/http/security.ts";

export default (): NextConfig => ({
  poweredByHeader: false,
  // Without these endings there is no page of drafts.
  pageExtensions: ["tsx", "ts", ...(withPreview ? ["preview.tsx", "preview.ts"] : [])],
  reactStrictMode: true,
  ...(ADAPTED ? { adapterPath: join(process.cwd(), "lib", "build", "adapter.mjs") } : {}),
  // One rule for nearly all: Next tries each on every request, and one that holds costs it 20 µs.
  headers: async () => [
    { source: "/((?!embed/).*)", headers: listed({ ...security, ...UNFRAMED, ...GUIDE }) },
    ...(withPreview ? [{ source: "/preview/:path*", headers: listed(PRIVATE) }] : []),
    { source: "/embed/:path*", headers: listed({ ...security, ...FRAMED }) },
    { source: PAGES, missing: [BY_NEXTS_SCRIPTS], headers: listed({ "Cache-Control": KEPT_SHARED }) },
    { source: PAGES, has: [BY_NEXTS_SCRIPTS], headers: listed({ "Cache-Control": KEPT_PRIVATE }) },
    { source: "/embed/:name(.*-[\\w-]{8}\\.(?:js|css))", headers: listed(FOR_EVER) },
    { source: "/examples/:file*", headers: listed(TEXT) },
    ...IN_MARKDOWN.map(({ source }) => ({ source, headers: listed({ Vary: "Accept" }) })),
  ],
  redirects: async () => moved(formerNames),
  rewrites: async () => ({ beforeFiles: IN_MARKDOWN, afterFiles: ADDRESSES, fallback: [] }),
  // What lib/doors/routes/app-parts.ts reads when it is asked for.
  outputFileTracingIncludes: { "/mcp": [".build/apps/**"], "/mcp/[set]": [".build/apps/**"] },
  // Pictures are served as they are. What Next would scale on demand is work that anyone could ask for.
  images: { unoptimized: true },
  // `npm run check` looks at types, and would do so again here.
  typescript: { ignoreBuildErrors: true },
  // Only the parts that are used of the framework's own modules; the default in what comes after 16.4.
  experimental: { turbopackCjsTreeShaking: true },
  env: {
    ...(built ? { BUILT_SITE: built } : {}),
    // A build on Vercel knows where it will run. Its functions know it only if the owner shares the platform's variables.
    ...(process.env.VERCEL ? { VERCEL: "1" } : {}),
  },
});

/** What the pages have printed on them, from lib/build/build.mjs; there is none in development, nor when serving. */
const built = process.env.BUILT_SITE;
const isDevelopment = process.env.NODE_ENV === "development";
const withPreview = isDevelopment || Boolean(process.env.DRAFTS_SECRET?.trim());
const security = securityOf(built ? JSON.parse(built).url : "");

const listed = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const ADDRESSES = [
  { source: "/calculators/:slug.md", destination: "/calculators/:slug/markdown" },
  { source: "/.well-known/api-catalog", destination: "/api-catalog" },
  { source: "/.well-known/ai-catalog.json", destination: "/ai-catalog" },
  { source: "/.well-known/agent-skills/index.json", destination: "/agent-skills" },
  { source: "/.well-known/agent-skills/exact-calculators/SKILL.md", destination: "/skill" },
  { source: "/SKILL.md", destination: "/skill" },
  { source: "/.well-known/:name(openai-apps-challenge|mcp-registry-auth)", destination: "/shown/:name" },
  { source: "/.well-known/security.txt", destination: "/security.txt" },
];

/** Agents that ask for Markdown get a page in it. lib/doors/server/pages.ts keeps the two apart. */
const IN_MARKDOWN = [
  { source: "/", destination: "/markdown" },
  { source: "/calculators/:slug([a-z0-9-]+)", destination: "/calculators/:slug/markdown" },
].map((way) => ({ ...way, has: [{ type: "header" as const, key: "accept", value: ".*text/markdown.*" }] }));

/** All that is no file of Next's, no REST and no MCP. */
const PAGES = "/((?!_next/|api/|api$|mcp(?:/[a-z]+)?$|preview(?:/|$)).*)";
const BY_NEXTS_SCRIPTS = { type: "header" as const, key: "rsc" };

/** Drafts are made for one visitor, so the page is sealed by not running any script. */
const PRIVATE = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  ...(isDevelopment
    ? {}
    : {
        "Content-Security-Policy":
          "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      }),
};

/** Embeds may be in anyone's page, run only our own files, and send nothing anywhere. */
const FRAMED = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors *",
  // Modules of <reckoner-calculator> are asked for by other sites.
  "Access-Control-Allow-Origin": "*",
};
/** Their names change with their content. */
const FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable" };

/** To be read in the browser; by its name alone a .ts file would pass for a film. */
const TEXT = { "Content-Type": "text/plain; charset=utf-8" };
