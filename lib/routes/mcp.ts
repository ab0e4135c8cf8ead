import { catalogue } from "#lib/catalogue";
import { deny, foreignHost, mcpRoute, readJson } from "#lib/http";
import { mcp, writeTools } from "#lib/mcp";
import { settings, site } from "#lib/site";
import { memoizeAsync } from "./available.ts";
import { compressLists } from "./compress-lists.ts";

const tools = memoizeAsync(() => writeTools(catalogue(), site()));

export const mcpEndpoint = mcpRoute("/mcp", {
  POST: async (request) => {
    const foreign = foreignHost(request);
    if (foreign) return deny("mcp", foreign);
    const body = await readJson(request, settings().mcp);
    if ("denial" in body) return deny("mcp", body.denial);
    const reply = await mcp({ catalogue: catalogue(), site: site(), tools })(request, body.value);
    return body.value.method === "tools/list" ? compressLists(reply, request) : reply;
  },
});
