// What the MCP registry wants to know of a server, for `mcp-publisher publish`. Both the name, whose first part must be
// the publisher's own domain turned round, and the address follow from where the site stands.
import { kebab } from "./name.ts";
import { VERSION } from "./server.ts";

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";

export function registryEntry(site: { readonly name: string; readonly url: string }) {
  const domain = new URL(site.url).hostname.split(".").toReversed().join(".");
  return {
    $schema: SCHEMA,
    name: `${domain}/${kebab(site.name)}`,
    title: site.name,
    description: "Exact calculators for money, health, dates, units and mathematics, with formula and sources.",
    version: VERSION,
    websiteUrl: site.url,
    remotes: [{ type: "streamable-http", url: `${site.url}/mcp` }],
  } as const;
}
