import { catalogue } from "#lib/catalogue";
import { deny, foreignHost, mcpDoor, readJson } from "#lib/http";
import { mcp, writeTools } from "#lib/mcp";
import { settings, site } from "#lib/site";
import { kept } from "../api/available.ts";

const tools = kept(() => writeTools(catalogue(), site()));

/** The calculators as tools for agents: MCP over Streamable HTTP, both generations of it, without sessions. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mcpDoor("/mcp", {
  POST: async (request) => {
    const foreign = foreignHost(request);
    if (foreign) return deny("mcp", foreign);
    const body = await readJson(request, settings().mcp);
    if ("denial" in body) return deny("mcp", body.denial);
    return mcp({ catalogue: catalogue(), site: site(), tools })(request, body.value);
  },
});
