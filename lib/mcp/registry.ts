// What the MCP registry wants to know of a server, for `mcp-publisher publish`. Both the name, whose first part must be
// the publisher's own domain turned round, and the address follow from where the site stands.
import { iconsOf } from "./icons.ts";
import { kebab } from "./name.ts";
import { VERSION } from "./server.ts";
import { SETS } from "./sets.ts";

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";

const ALL = { title: "", what: "for money, health, dates, units and mathematics, with formula and sources." };

export type Published = { readonly name: string; readonly url: string };

/** Of all tools, or of a set of them. */
export function registryEntry(site: Published, set = "") {
  const domain = new URL(site.url).hostname.split(".").toReversed().join(".");
  const { title, what } = SETS[set] ?? ALL;
  return {
    $schema: SCHEMA,
    name: [`${domain}/${kebab(site.name)}`, set].filter(Boolean).join("-"),
    title: [site.name, title].filter(Boolean).join(": "),
    description: `Exact calculators ${what}`,
    version: VERSION,
    websiteUrl: site.url,
    icons: iconsOf(site),
    remotes: [{ type: "streamable-http", url: [`${site.url}/mcp`, set].filter(Boolean).join("/") }],
  } as const;
}
