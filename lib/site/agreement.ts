// What must hold between one variable and another.
import type { BlockList } from "node:net";
import type { z } from "zod";

type Upstash = { UPSTASH_REDIS_REST_URL?: string | undefined; UPSTASH_REDIS_REST_TOKEN?: string | undefined };

export function upstashIsWhole(given: Upstash, context: z.RefinementCtx) {
  const complain = (absent: keyof Upstash, present: keyof Upstash) =>
    context.addIssue({ code: "custom", path: [absent], message: `must be set too, because ${present} is` });
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = given;
  if (url && !token) complain("UPSTASH_REDIS_REST_TOKEN", "UPSTASH_REDIS_REST_URL");
  if (token && !url) complain("UPSTASH_REDIS_REST_URL", "UPSTASH_REDIS_REST_TOKEN");
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
