import { registryEntry } from "#lib/mcp";
import { site } from "#lib/site";

export const dynamic = "force-static";

/** For the MCP registry: `curl …/mcp/server.json > server.json && mcp-publisher publish`. */
export const GET = () => Response.json(registryEntry(site()));
