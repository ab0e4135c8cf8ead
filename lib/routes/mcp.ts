import { catalogue } from "#lib/catalogue";
import { deny, foreignHost, mcpRoute, readJson } from "#lib/http";
import { mcp, writeTools } from "#lib/mcp";
import { type Site, settings, site } from "#lib/site";
import { memoizeRecent } from "./available.ts";
import { compressLists } from "./compress-lists.ts";

/** Nothing in a tool is written in a region, and money is named by its currency. */
const tools = memoizeRecent(
  20,
  ({ currency }: Site) => currency.code,
  (asked) => writeTools(catalogue(), asked),
);

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
