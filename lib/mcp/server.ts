// One low-level Server for each request, as the SDK would have it. It knows no tools: the list is already written
// (answer.ts puts it in) and a call goes straight to its calculator, so that neither costs more as the catalogue grows.
import { type CallToolResult, INVALID_PARAMS, ProtocolError, Server } from "@modelcontextprotocol/server";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/server/validators/ajv";
import { instructionsOf } from "./instructions.ts";
import { kebab } from "./name.ts";

/** Of the interface; the OpenAPI document says the same. */
export const VERSION = "1.0.0";

type Called = (name: string) => Promise<CallToolResult | undefined>;

export function serverFor(site: { readonly name: string; readonly url: string }, call: Called): Server {
  const server = new Server(
    { name: kebab(site.name), title: site.name, version: VERSION, websiteUrl: site.url },
    { capabilities: { tools: {} }, instructions: instructionsOf(site.name), cacheHints: KEPT, jsonSchemaValidator },
  );
  server.setRequestHandler("tools/list", ({ params }) => {
    if (params?.cursor) throw new ProtocolError(INVALID_PARAMS, "All tools are on one page, so there is no cursor.");
    return { tools: [] };
  });
  server.setRequestHandler("tools/call", async ({ params: { name } }) => {
    const result = await call(name);
    if (!result) throw new ProtocolError(INVALID_PARAMS, `Unknown tool: ${name.slice(0, 128)}`);
    return result;
  });
  return server;
}

const HOUR = { ttlMs: 3_600_000, cacheScope: "public" } as const;
const KEPT = { "tools/list": HOUR, "server/discover": HOUR };

/** It has nothing to validate here, but each Server would build its own, which is half the cost of a call. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();
