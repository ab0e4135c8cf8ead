import { CARD_TYPE, serverCard } from "#lib/mcp";
import { site } from "#lib/site";
import { discovery } from "../../../_discovery.ts";
import { type Context, everySet } from "../../_sets.ts";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = everySet;

/** What a client reads about a set of tools before it connects. */
export const GET = async (_request: Request, { params }: Context) =>
  discovery(serverCard(site(), (await params).set), CARD_TYPE);
