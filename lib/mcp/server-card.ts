// How a client finds this server from its domain alone: an AI catalog that names a server card, by SEP-2127 and the
// repository of its extension. Neither lists tools, which only the server itself does.
import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { kebab } from "./name.ts";
import { type Published, registryEntry } from "./registry.ts";
import { SETS } from "./sets.ts";

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";
const MODERN = "2026-07-28";

export const CARD_TYPE = "application/mcp-server-card+json";
export const CATALOG_TYPE = "application/ai-catalog+json";

export function serverCard(site: Published, set = "") {
  const { $schema: _, remotes, icons: _icons, ...entry } = registryEntry(site, set);
  const supportedProtocolVersions = [...new Set([MODERN, ...SUPPORTED_PROTOCOL_VERSIONS])];
  return { $schema: SCHEMA, ...entry, remotes: remotes.map((remote) => ({ ...remote, supportedProtocolVersions })) };
}

/** All tools, and each set of them. */
export function aiCatalog(site: Published) {
  const entries = ["", ...Object.keys(SETS)].map((set) => ({
    identifier: [`urn:air:${new URL(site.url).hostname}:mcp:${kebab(site.name)}`, set].filter(Boolean).join("-"),
    type: CARD_TYPE,
    url: [`${site.url}/mcp`, set, "server-card"].filter(Boolean).join("/"),
  }));
  return { specVersion: "1.0", entries };
}
