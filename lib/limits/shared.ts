import { type Settings, settings } from "#lib/site";
import type { Limiter } from "./limiter.ts";
import { memoryLimiter } from "./memory.ts";

export type Door = "rest" | "mcp";
export type Allowance = "usual" | "higher";

declare global {
  var readyReckonerLimiters: Record<Door, Record<Allowance, Limiter>> | undefined;
}

/** The one limiter of this process for a door and an allowance. Next may give each route a copy of this module; a limit must not be
 * multiplied by the number of routes, so it hangs on what they share. */
export function limiter(door: Door, allowance: Allowance): Limiter {
  globalThis.readyReckonerLimiters ??= limitersFor(settings());
  return globalThis.readyReckonerLimiters[door][allowance];
}

function limitersFor({ rest, mcp, higher }: Settings): Record<Door, Record<Allowance, Limiter>> {
  const door = (limit: number) => ({
    usual: memoryLimiter({ limit }),
    higher: memoryLimiter({ limit: higher.perMinute }),
  });
  return { rest: door(rest.perMinute), mcp: door(mcp.perMinute) };
}
