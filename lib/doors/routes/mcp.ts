import {
  type Asked,
  compressed,
  countAgain,
  deny,
  foreignHost,
  mcpRoute,
  pack,
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

/** The attack: lists in ever other currencies (e2e/hostile/neighbors.spec.ts). Nothing in a tool is written in a region, and money is named
 * by its currency. */
const tools = memoizeRecent(
  20,
  ({ site }: Listing) => site.currency.code,
  ({ site, request }) => writeTools(catalogue(), site, pausesFor(request)),
);

type Listing = { readonly site: Site; readonly request: Asked };

export const mcpEndpoint = mcpRoute("/mcp", { POST: answer });

/** A set of tools, such as /mcp/health. */
export const mcpSet = mcpRoute("/mcp/*", { POST: answer });

async function answer(request: Asked): Promise<Reply> {
  const foreign = foreignHost(request);
  if (foreign) return deny("mcp", foreign);
  const body = await readRpc(request, settings().mcp);
  if ("denial" in body) return deny("mcp", body.denial);
  const { value } = body;
  if (!isBatch(value)) return shortened(await mcp(houseFor(request))(request, value), request, value);
  const denied = await countAgain("mcp", request, Math.min(value.length, MOST_IN_BATCH) - 1);
  return denied ? deny("mcp", denied) : compressed(await mcp(houseFor(request))(request, value), request);
}

type Message = Readonly<Record<string, unknown>>;

const isBatch = (body: Message | readonly unknown[]): body is readonly unknown[] => Array.isArray(body);

function houseFor(request: Asked): Parameters<typeof mcp>[0] {
  const inTurns: InTurns = (work) => workOff(work, request);
  return { catalogue: catalogue(), site: site(), tools: (asked) => tools({ site: asked, request }), appParts, inTurns };
}

/** Answers to calls are short. */
async function shortened(reply: Reply, request: Asked, { method }: Message): Promise<Reply> {
  return LONG.some((one) => one === method) ? compressed(reply, request, packed) : reply;
}

/** To pack every tool takes three times as long as all else in the answer. Clients count their messages from 0 or 1, so most lists are alike. */
const packed = memoizeRecent(8, ({ encoding, body }) => encoding + body, pack);

const LONG = ["tools/list", "resources/list", "resources/read"];
