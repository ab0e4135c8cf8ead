import { throughNext } from "#lib/doors/http";
import { mcpSet } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

/** A set of tools, such as /mcp/health: MCP as at /mcp, with those tools alone. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = throughNext(mcpSet);
