import { aiCatalog, CATALOG_TYPE } from "#lib/mcp";
import { site } from "#lib/site";
import { discovery } from "../_discovery.ts";

export const dynamic = "force-static";

/** What this domain has for agents. Its address is /.well-known/ai-catalog.json, by next.config.ts. */
export const GET = () => discovery(aiCatalog(site()), CATALOG_TYPE);
