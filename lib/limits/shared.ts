import { type Settings, settings } from "#lib/site";
import type { Limiter } from "./limiter.ts";
import { memoryLimiter } from "./memory.ts";

export type Door = "rest" | "mcp";

declare global {
  var readyReckonerLimiters: Record<Door, Limiter> | undefined;
}

/** The one limiter of this process for a door. Next may give each route a copy of this module; a limit must not be
 * multiplied by the number of routes, so it hangs on what they share. */
export function limiter(door: Door): Limiter {
  globalThis.readyReckonerLimiters ??= limitersFor(settings());
  return globalThis.readyReckonerLimiters[door];
}

function limitersFor({ rest, mcp }: Settings): Record<Door, Limiter> {
  return { rest: memoryLimiter({ limit: rest.perMinute }), mcp: memoryLimiter({ limit: mcp.perMinute }) };
}
