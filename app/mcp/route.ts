import { throughNext } from "#lib/http";
import { mcpEndpoint } from "#lib/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(mcpEndpoint);

/**
 * Speak MCP
 * @description The calculators as tools for agents: MCP over Streamable HTTP, one message in a request, one JSON answer, no sessions. Both generations of the protocol are spoken, 2026-07-28 and those of 2025. Each request counts against a limit of its own. Failures are JSON-RPC errors.
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
