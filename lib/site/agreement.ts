// What must hold between one variable and another.
import type { BlockList } from "node:net";
import type { z } from "zod";

/** Upstash's REST interface, by its own names and by those of Vercel's marketplace. */
const PAIRS = [
  ["UPSTASH_REDIS_REST_URL", "UPSTASH_REDIS_REST_TOKEN"],
  ["KV_REST_API_URL", "KV_REST_API_TOKEN"],
] as const;

type Pairs = { readonly [Name in (typeof PAIRS)[number][number]]?: string | undefined };

export function pairsAreWhole(given: Pairs, context: z.RefinementCtx) {
  for (const [url, token] of PAIRS) {
    if (Boolean(given[url]) === Boolean(given[token])) continue;
    const [present, absent] = given[url] ? [url, token] : [token, url];
    context.addIssue({ code: "custom", path: [absent], message: `must be set too, because ${present} is` });
  }
}

type Rates = {
  readonly RATE_LIMIT_PER_MINUTE: number;
  readonly MCP_RATE_LIMIT_PER_MINUTE: number;
  readonly HIGHER_LIMIT_PER_MINUTE: number;
  readonly HIGHER_LIMIT_NETWORKS?: BlockList | undefined;
};

/** As a transform, which is left out where a variable is wrong by itself. */
export function higherIsHigher<Given extends Rates>(given: Given, context: z.RefinementCtx): Given {
  const usual = Math.max(given.RATE_LIMIT_PER_MINUTE, given.MCP_RATE_LIMIT_PER_MINUTE);
  if (given.HIGHER_LIMIT_NETWORKS && given.HIGHER_LIMIT_PER_MINUTE < usual) {
    const message = "must not be lower than RATE_LIMIT_PER_MINUTE and MCP_RATE_LIMIT_PER_MINUTE";
    context.addIssue({ code: "custom", path: ["HIGHER_LIMIT_PER_MINUTE"], message });
  }
  return given;
}
