import { Ratelimit } from "@upstash/ratelimit";
import type { Redis } from "@upstash/redis";
import type { Limiter } from "./limiter.ts";
import { inSeconds, timeToRoom, WINDOW } from "./window.ts";

/** Whoever counts there under the same name and limit counts together. */
export type Setting = { readonly name: string; readonly limit: number };

export type Store = { limiter(setting: Setting): Limiter; ping(): Promise<unknown> };

export function storeIn(redis: Redis): Store {
  return { limiter: (setting) => storedLimiter(redis, setting), ping: () => redis.ping() };
}

function storedLimiter(redis: Redis, { name, limit }: Setting): Limiter {
  const prefix = `ready-reckoner:${name}:${limit}`;
  const library = new Ratelimit({
    redis,
    prefix,
    limiter: Ratelimit.slidingWindow(limit, `${WINDOW} ms`),
    // Its own cache has no bound, and on its own timeout it lets the request pass.
    ephemeralCache: false,
    timeout: 0,
    enableTelemetry: false,
  });

  async function take(key: string) {
    const { success: allowed, remaining, reset } = await library.limit(key);
    const retryAfter = allowed ? 0 : await untilRoom(key, reset);
    return { allowed, limit, remaining, reset: Math.max(1, inSeconds(reset - Date.now())), retryAfter };
  }

  /** The library tells when the window ends, which may be too late or too soon: the counts tell when there is room.
   * They lie under its names, `prefix:key:window`. */
  async function untilRoom(key: string, reset: number): Promise<number> {
    const window = reset / WINDOW - 1;
    const names = [window, window - 1].map((number) => `${prefix}:${key}:${number}`);
    const [current = 0, previous = 0] = (await redis.mget<unknown[]>(...names)).map(Number);
    const elapsed = Date.now() - window * WINDOW;
    return Math.max(1, inSeconds(timeToRoom(limit, { previous, current, elapsed })));
  }
  return { take };
}
