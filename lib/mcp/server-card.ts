// How a client finds this server from its domain alone: an AI catalog that names a server card, by SEP-2127 and the
// repository of its extension. Neither lists tools, which only the server itself does.
import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import { kebab } from "./name.ts";
import { registryEntry } from "./registry.ts";

type Site = Parameters<typeof registryEntry>[0];

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";
const MODERN = "2026-07-28";

export const CARD_TYPE = "application/mcp-server-card+json";
export const CATALOG_TYPE = "application/ai-catalog+json";

export function serverCard(site: Site) {
  const { $schema: _, remotes, ...entry } = registryEntry(site);
  const supportedProtocolVersions = [...new Set([MODERN, ...SUPPORTED_PROTOCOL_VERSIONS])];
  return { $schema: SCHEMA, ...entry, remotes: remotes.map((remote) => ({ ...remote, supportedProtocolVersions })) };
}

export function aiCatalog(site: Site) {
  const card = {
    identifier: `urn:air:${new URL(site.url).hostname}:mcp:${kebab(site.name)}`,
    type: CARD_TYPE,
    url: `${site.url}/mcp/server-card`,
  };
  return { specVersion: "1.0", entries: [card] };
}
