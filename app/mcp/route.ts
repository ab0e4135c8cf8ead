import { catalogue } from "#lib/catalogue";
import { deny, foreignHost, mcpDoor, readJson } from "#lib/http";
import { mcp, writeTools } from "#lib/mcp";
import { settings, site } from "#lib/site";
import { kept } from "../api/available.ts";

export const dynamic = "force-dynamic";

const tools = kept(() => writeTools(catalogue(), site()));

const door = mcpDoor("/mcp", {
  POST: async (request) => {
    const foreign = foreignHost(request);
    if (foreign) return deny("mcp", foreign);
    const body = await readJson(request, settings().mcp);
    if ("denial" in body) return deny("mcp", body.denial);
    return mcp({ catalogue: catalogue(), site: site(), tools })(request, body.value);
  },
});

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
export const POST = door.POST;
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = door;
