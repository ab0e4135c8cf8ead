import {
  type Asked,
  compressed,
  countAgain,
  deny,
  foreignHost,
  mcpRoute,
  pausesFor,
  type Reply,
  readRpc,
  workOff,
} from "#lib/doors/http";
import { type InTurns, MOST_IN_BATCH, mcp, writeTools } from "#lib/mcp";
import { catalogue } from "#lib/service/catalogue";
import { type Site, settings, site } from "#lib/site";
import { appParts } from "./app-parts.ts";
import { memoizeRecent } from "./available.ts";
import { compressLists } from "./compress-lists.ts";

/** The attack: lists in ever other currencies (e2e/hostile/neighbors.spec.ts). Nothing in a tool is written in a region, and money is named
 * by its currency. */
const tools = memoizeRecent(
  20,
  ({ site }: Listing) => site.currency.code,
  ({ site, request }) => writeTools(catalogue(), site, pausesFor(request)),
);

type Listing = { readonly site: Site; readonly request: Asked };

export const mcpEndpoint = mcpRoute("/mcp", {
  POST: async (request) => {
    const foreign = foreignHost(request);
    if (foreign) return deny("mcp", foreign);
    const body = await readRpc(request, settings().mcp);
    if ("denial" in body) return deny("mcp", body.denial);
    const { value } = body;
    const isBatch = Array.isArray(value);
    const denied = isBatch && (await countAgain("mcp", request, Math.min(value.length, MOST_IN_BATCH) - 1));
    if (denied) return deny("mcp", denied);
    const reply = await mcp(houseFor(request))(request, value);
    return isBatch ? compressed(reply, request) : shortened(reply, request, "method" in value && value.method);
  },
});

function houseFor(request: Asked): Parameters<typeof mcp>[0] {
  const inTurns: InTurns = (work) => workOff(work, request);
  return { catalogue: catalogue(), site: site(), tools: (asked) => tools({ site: asked, request }), appParts, inTurns };
}

/** Answers to calls are short. */
async function shortened(reply: Reply, request: Asked, method: unknown): Promise<Reply> {
  if (method === "tools/list") return compressLists(reply, request);
  return method === "resources/read" || method === "resources/list" ? compressed(reply, request) : reply;
}
