import { Ratelimit } from "@upstash/ratelimit";
import type { Redis } from "@upstash/redis";
import type { Limiter } from "./limiter.ts";
import { inSeconds, timeToRoom, WINDOW } from "./window.ts";

/** Whoever counts there under the same name and limit counts together. */
export type Setting = { readonly name: string; readonly limit: number };

export type Store = {
  limiter(setting: Setting): Limiter;
  /** Writes, and leaves nothing: a store whose memory is full still answers a PING. */
  tryWrite(): Promise<unknown>;
  /** Whether the owner has switched the API off there. */
  isOff(): Promise<boolean>;
};

/** The key under which the owner writes "off". */
const SWITCH = "ready-reckoner:api";

export function storeIn(redis: Redis): Store {
  const tryWrite = async () => {
    if ((await redis.set("ready-reckoner:try", "", { px: 1 })) !== "OK") throw unreadable();
  };
  const isOff = async () => (await redis.get<unknown>(SWITCH)) === "off";
  return { limiter: (setting) => storedLimiter(redis, setting), tryWrite, isOff };
}

/** Of one answer: ours have a few numbers in them. */
export const MOST_BYTES = 65_536;

export const oversized = () => new Error("OVERSIZED answer from the store");
/** Something else than we asked for: it counts as no answer. */
export const unreadable = () => new Error("UNREADABLE answer from the store");

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
    const { success: allowed, limit: counted, remaining, reset } = await library.limit(key);
    if (counted !== limit || !isCount(remaining) || remaining > limit) throw unreadable();
    const retryAfter = allowed ? 0 : await untilRoom(key, reset);
    return { allowed, limit, remaining, reset: Math.max(1, inSeconds(reset - Date.now())), retryAfter };
  }

  /** The library tells when the window ends, which may be too late or too soon: the counts tell when there is room.
   * They lie under its names, `prefix:key:window`. */
  async function untilRoom(key: string, reset: number): Promise<number> {
    const window = reset / WINDOW - 1;
    const names = [window, window - 1].map((number) => `${prefix}:${key}:${number}`);
    const [current, previous] = countsIn(await redis.mget<unknown[]>(...names));
    const elapsed = Date.now() - window * WINDOW;
    return Math.max(1, inSeconds(timeToRoom(limit, { previous, current, elapsed })));
  }
  return { take };
}

/** The counts of two windows, null where nothing was counted. */
function countsIn(answer: unknown): readonly [current: number, previous: number] {
  const [current, previous, ...more] = Array.isArray(answer) ? answer.map((count) => count ?? 0) : [];
  if (!isCount(current) || !isCount(previous) || more.length > 0) throw unreadable();
  return [current, previous];
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
