import { CARD_TYPE, serverCard } from "#lib/mcp";
import { site } from "#lib/site";
import { discovery } from "../../_discovery.ts";

export const dynamic = "force-static";

/** What a client reads about the MCP server before it connects. */
export const GET = () => discovery(serverCard(site()), CARD_TYPE);
