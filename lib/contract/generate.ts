// The OpenAPI document of the interface: what next-openapi-gen reads out of the routes' doc comments and of the zod
// schemas in lib/service/bodies, corrected where it is wrong or weak. It names no calculator: a site adds its own when it
// serves the document (lib/service/describe-service.ts), because an owner may close any of them.
import { corrected } from "./correct.ts";
import { generated } from "./generator.mjs";

/** The whole file, as it is committed. */
export const openApiText = (): string => `${JSON.stringify(corrected(generated(CONFIG)), null, 2)}\n`;

const DESCRIPTION = `Exact calculators for money, everyday life, health, dates, units, mathematics, building, science and study. List them, read what one takes, and send it your figures. The answer comes with its formula, steps, assumptions and the address of its page. No sign-up, no key, and nothing is stored.

**Credit.** Show \`source_url\` beside any figure you pass on, and credit the service. Keep answers instead of asking again, and please don't copy the whole catalog. Results are estimates for general information, not financial, medical or legal advice.

**Limits.** By default 60 requests a minute per caller and bodies of up to 16,384 bytes; \`RateLimit-Policy\` gives the limit of this site. A value may have 200 characters, a list 4,000.

**Versions.** We add fields, codes and calculators without notice, so ignore what you don't recognize. Before we remove anything or change its meaning, \`Deprecation\` and \`Sunset\` headers announce it at least six months ahead. Each calculator has its own \`tool_version\`.

Every GET also answers HEAD. Any web page may call the API: cross-origin requests are allowed, without credentials.`;

const CONFIG = {
  openapi: "3.1.0",
  info: {
    title: "Ready Reckoner",
    version: "1.0.0",
    summary: "Calculators that people and programs can check.",
    description: DESCRIPTION,
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: "/", description: "The site that serves this document." }],
  security: [],
  tags: [
    { name: "Calculators", description: "Find a calculator, read what it takes, run it." },
    { name: "Facts", description: "The published figures behind the answers, by themselves." },
    { name: "Agents", description: "The same calculators as tools." },
    { name: "Service", description: "What the service says about itself." },
  ],
  apiDir: "app",
  routerType: "app",
  schemaDir: "lib/service/bodies",
  schemaType: "zod",
  excludeSchemas: ["*Params", "*Query", "*Headers"],
  includeOpenApiRoutes: true,
  responseSets: {
    guarded: ["400", "405", "414", "417", "429", "431", "500", "503"],
    unguarded: ["400", "405", "414", "417", "431"],
  },
  outputFile: "openapi.json",
  outputDir: "lib/doors/routes",
};
