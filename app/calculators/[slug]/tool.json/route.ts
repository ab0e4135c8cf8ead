import { definitionOf } from "#lib/mcp";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { discovery } from "../../../_discovery.ts";

type Context = { readonly params: Promise<{ readonly slug: string }> };

export const dynamic = "force-dynamic";

/** The calculator as a tool, in the words of MCP: its page offers it to a browser's agent. */
export async function GET(_request: Request, { params }: Context) {
  const entry = await catalogue().findOpen((await params).slug);
  if (!entry) return new Response(null, { status: 404 });
  const { name, title, description, inputSchema, annotations } = definitionOf(entry, site(), () => false);
  return discovery({ name, title, description, inputSchema, annotations }, "application/json");
}
