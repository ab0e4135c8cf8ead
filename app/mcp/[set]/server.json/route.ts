import { registryEntry } from "#lib/mcp";
import { site } from "#lib/site";
import { type Context, everySet } from "../../_sets.ts";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = everySet;

/** For the MCP registry, a server of its own: `curl …/mcp/health/server.json > server.json && mcp-publisher publish`. */
export const GET = async (_request: Request, { params }: Context) =>
  Response.json(registryEntry(site(), (await params).set));
