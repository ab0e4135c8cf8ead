// The limiters of this process: one for each door and allowance. They count in the store that the owner names, with the
// process that leads this one, or in memory; and memory counts along, so that it knows the callers when it has to stand in for the store.
import cluster from "node:cluster";
import { writeLine } from "#lib/doors/telemetry";
import { type Settings, settings } from "#lib/site";
import { type Change, CircuitBreaker } from "./circuit-breaker.ts";
import type { Limiter } from "./limiter.ts";
import { memoryLimiter } from "./memory.ts";
import type { Setting, Store } from "./stored.ts";

export type Door = "rest" | "mcp";
export type Allowance = "usual" | "higher";

/** "fallback": there is a store, and for now memory stands in for it. */
export type Place = "memory" | "store" | "fallback";

type Limits = {
  readonly limiters: Record<Door, Record<Allowance, Limiter>>;
  place(): Promise<Place>;
  isOff(): Promise<boolean>;
};

declare global {
  var readyReckonerLimits: Limits | undefined;
}

export function limiter(door: Door, allowance: Allowance): Limiter {
  return limits().limiters[door][allowance];
}

/** Where limits are counted now. The first call, at the start, opens the store. */
export function placeOfCounts(): Promise<Place> {
  return limits().place();
}

/** Whether the owner has switched the API off in the store; never where there is none. */
export function isSwitchedOff(): Promise<boolean> {
  return limits().isOff();
}

/** Next may give each route a copy of this module; a limit must not be multiplied by the number of routes, so they hang
 * on what the copies share. */
function limits(): Limits {
  globalThis.readyReckonerLimits ??= limitsFor(settings());
  return globalThis.readyReckonerLimits;
}

export function limitsFor(owner: Settings, report = print): Limits {
  const store = openStore(owner);
  const breaker = store && new CircuitBreaker(store, report);
  const counted = (name: string, limit: number) => {
    const memory = memoryLimiter({ limit });
    return breaker ? backedBy(memory, breaker, { name, limit }) : memory;
  };
  const door = (name: Door) => ({
    usual: counted(name, owner[name].perMinute),
    higher: counted(`${name}-higher`, owner.higher.perMinute),
  });
  const place = breaker
    ? placeBehind(breaker, store, owner.upstash || owner.redisUrl ? "store" : "memory")
    : async () => "memory" as const;
  const isOff = breaker ? switchBehind(breaker) : async () => false;
  return { limiters: { rest: door("rest"), mcp: door("mcp") }, place, isOff };
}

/** Their clients are loaded only where they are used. */
function openStore({ upstash, redisUrl }: Settings): Promise<Store> | undefined {
  if (upstash) return import("./upstash.ts").then(({ openUpstash }) => openUpstash(upstash));
  if (redisUrl) return import("./redis.ts").then(({ openRedis }) => openRedis(redisUrl));
  if (cluster.isWorker) return import("./leader.ts").then(({ openLeader }) => openLeader());
  return undefined;
}

function backedBy(memory: Limiter, breaker: CircuitBreaker<Store>, setting: Setting): Limiter {
  let stored: Limiter | undefined;
  async function take(key: string) {
    const own = await memory.take(key);
    const shared = await breaker.ask((store) => {
      stored ??= store.limiter(setting);
      return stored.take(key);
    });
    return shared ?? own;
  }
  return { take };
}

/** Looks at most once a second, however often it is asked. */
function placeBehind(breaker: CircuitBreaker<Store>, store: Promise<Store>, place: Place): () => Promise<Place> {
  // The first look, at the start, waits until the store is open or can't be opened: loading its client alone may take longer than
  // a request would wait.
  const opened = store.catch(() => undefined);
  let seen: Promise<Place> = Promise.resolve("fallback");
  let goodUntil = 0;
  return () => {
    if (performance.now() < goodUntil) return seen;
    goodUntil = performance.now() + 1000;
    const tried = opened.then(() => breaker.ask((store) => store.tryWrite()));
    seen = tried.then(() => (breaker.isClosed() ? place : "fallback"));
    return seen;
  };
}

/** Looks at most every five seconds. While the store is away, the switch stays as it was. */
function switchBehind(breaker: CircuitBreaker<Store>): () => Promise<boolean> {
  let seen: Promise<boolean> = Promise.resolve(false);
  let goodUntil = 0;
  return () => {
    if (performance.now() < goodUntil) return seen;
    goodUntil = performance.now() + 5000;
    const before = seen;
    seen = breaker.ask((store) => store.isOff()).then((isOff) => isOff ?? before);
    return seen;
  };
}

/** A line of the log: where limits are counted from now on, and the kind of failure that moved them. */
function print({ reachable, because }: Change): void {
  writeLine(JSON.stringify({ time: new Date().toISOString(), limits: reachable ? "store" : "fallback", because }));
}
