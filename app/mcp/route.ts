import { throughNext } from "#lib/doors/http";
import { mcpEndpoint } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(mcpEndpoint);

/**
 * Call the calculators over MCP
 * @description The calculators as tools for agents: MCP over Streamable HTTP, with one JSON answer to each request and no sessions. /mcp has all tools, /mcp/top the 60 that people ask for most, and /mcp/money, /everyday, /dates, /health, /units, /math, /building, /science and /study one subject each. Supports revision 2026-07-28 and those of 2025. MCP requests have their own rate limit. Wrong inputs come back as a result with isError, other failures as JSON-RPC errors.
 * @operationId mcp
 * @tag Agents
 * @queryParams ToolsQuery
 * @header McpHeaders
 * @body RpcRequest
 * @bodyDescription One message.
 * @response 200:RpcAnswer:The answer, or why there is none.
 * @add 202,403,404,406,408,413
 * @responseSet guarded
 * @openapi
 */
export const POST = methods.POST;
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methods;
