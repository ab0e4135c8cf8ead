import type { Site } from "#lib/site";

/** Where a program that knows nothing begins. */
export function serviceIndex({ name, url }: Site) {
  return {
    name,
    description: "Calculators that people and programs can check. Nothing to sign up for.",
    links: {
      calculators: `${url}/api/ai/tools`,
      calculator: `${url}/api/ai/tools/{slug}`,
      calculate: `${url}/api/tools/{slug}/calculate`,
      table: `${url}/api/tools/{slug}/table`,
      solve: `${url}/api/tools/{slug}/solve`,
      ask: `${url}/api/ask?q={question}`,
      oembed: `${url}/api/oembed?url={page}`,
      facts: `${url}/api/facts`,
      fact: `${url}/api/facts/{slug}`,
      openapi: `${url}/api/openapi.json`,
      mcp: `${url}/mcp`,
      documentation: `${url}/developers`,
      changes: `${url}/changes.json`,
      llms: `${url}/llms.txt`,
    },
  };
}
