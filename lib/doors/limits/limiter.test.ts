// What holds for every limiter, wherever it counts. The clock is set by hand: of the time that these tests move, only
// Date.now is not the machine's own.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Redis } from "@upstash/redis";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { redisMissing, startRedis } from "#lib/doors/redis-server";
import type { Limiter } from "./limiter.ts";
import { memoryLimiter } from "./memory.ts";
import { carrierOver, connect } from "./redis.ts";
import { storeIn } from "./stored.ts";
import { startUpstash } from "./upstash.fixture.ts";
import { openUpstash } from "./upstash.ts";
import { WINDOW } from "./window.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Some window's first millisecond. */
const START = 30_000_000 * WINDOW;

type LimiterOf = (limit: number) => Limiter;
type Kind = { readonly limiter: LimiterOf; readonly close: () => unknown };

const open = {
  memory: async (): Promise<Kind> => ({
    limiter: (limit) => memoryLimiter({ limit, clock: Date.now }),
    close: () => undefined,
  }),
  Redis: async (): Promise<Kind> => {
    const server = await startRedis();
    const connection = connect(server.url);
    await once(connection, "ready");
    const store = storeIn(new Redis(carrierOver(connection)));
    const close = () => {
      connection.disconnect();
      return server.kill();
    };
    return { limiter: (limit) => store.limiter({ name: randomUUID(), limit }), close };
  },
  Upstash: async (): Promise<Kind> => {
    const server = await startRedis();
    const front = await startUpstash(server.url);
    const store = await openUpstash(front);
    const close = () => {
      front.stop();
      return server.kill();
    };
    return { limiter: (limit) => store.limiter({ name: randomUUID(), limit }), close };
  },
};

describe.each([
  { place: "memory", histories: 500, missing: false },
  { place: "Redis", histories: 100, missing: redisMissing },
  { place: "Upstash", histories: 20, missing: redisMissing },
] as const)("counted in $place", ({ place, histories, missing }) => {
  describe.skipIf(missing)("a limiter", () => {
    let kind: Kind;
    beforeAll(async () => {
      kind = await open[place]();
    });
    afterAll(() => kind.close());
    beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: START }));
    afterEach(() => vi.useRealTimers());

    const limiterOf: LimiterOf = (limit) => kind.limiter(limit);
    countsRequests(limiterOf);
    slidesTheWindow(limiterOf);
    staysTrueAfterAnyHistory(limiterOf, histories);
  });
});

const at = (elapsed: number) => vi.setSystemTime(START + elapsed);
const waitFor = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

async function takeMany(limiter: Limiter, times: number, key = "a") {
  const verdicts = [];
  for (let n = 0; n < times; n++) verdicts.push(await limiter.take(key));
  return verdicts;
}

function countsRequests(limiterOf: LimiterOf) {
  test("lets sixty a minute pass and refuses the next until the window ends", async () => {
    const limiter = limiterOf(60);
    at(12 * SECOND);
    const passed = await takeMany(limiter, 60);
    expect(passed.every(({ allowed, retryAfter }) => allowed && retryAfter === 0)).toBe(true);
    expect(passed.map(({ remaining }) => remaining)).toEqual(Array.from({ length: 60 }, (_, n) => 59 - n));

    const refused = { allowed: false, limit: 60, remaining: 0, reset: 48, retryAfter: 48 };
    expect(await limiter.take("a")).toEqual(refused);
    waitFor(47 * SECOND);
    expect(await limiter.take("a")).toEqual({ ...refused, reset: 1, retryAfter: 1 });
    waitFor(SECOND);
    expect(await limiter.take("a")).toEqual({ allowed: true, limit: 60, remaining: 0, reset: 60, retryAfter: 0 });
  });

  test("counts callers apart", async () => {
    const limiter = limiterOf(2);
    await takeMany(limiter, 3);
    expect(await limiter.take("b")).toMatchObject({ allowed: true, remaining: 1 });
  });

  test("counts requests of one moment one by one", async () => {
    const limiter = limiterOf(50);
    const verdicts = await Promise.all(Array.from({ length: 150 }, () => limiter.take("a")));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(50);
  });
}

function slidesTheWindow(limiterOf: LimiterOf) {
  test("weighs the last window by how much of it still lies within a minute", async () => {
    const limiter = limiterOf(60);
    await takeMany(limiter, 60);
    at(WINDOW + 45 * SECOND);
    expect((await takeMany(limiter, 60)).filter(({ allowed }) => allowed)).toHaveLength(46);
  });

  test("lets an idle caller begin afresh", async () => {
    const limiter = limiterOf(3);
    await takeMany(limiter, 3);
    at(2 * WINDOW);
    expect(await limiter.take("a")).toMatchObject({ allowed: true, remaining: 2 });
  });

  test("names the soonest wait that works, not the end of the window", async () => {
    const limiter = limiterOf(60);
    await takeMany(limiter, 60);
    at(WINDOW + 2 * SECOND);
    await takeMany(limiter, 3);
    expect(await limiter.take("a")).toMatchObject({ allowed: false, reset: 58, retryAfter: 1 });
  });

  test("names a wait of sixty seconds, not more, where a window was filled in its first millisecond", async () => {
    const limiter = limiterOf(1);
    await takeMany(limiter, 1);
    expect(await limiter.take("a")).toMatchObject({ allowed: false, retryAfter: 60 });
    waitFor(MINUTE);
    expect(await limiter.take("a")).toMatchObject({ allowed: true });
  });
}

const bursts = fc.array(fc.record({ gap: fc.nat(90 * SECOND), requests: fc.integer({ min: 1, max: 12 }) }), {
  maxLength: 12,
});
const given = [fc.nat(MINUTE), fc.integer({ min: 1, max: 10 }), bursts] as const;

function staysTrueAfterAnyHistory(limiterOf: LimiterOf, histories: number) {
  test("names, after any history, a wait that works, is the soonest, and is at most a minute", async () => {
    const property = fc.asyncProperty(...given, async (start, limit, history) => {
      const limiter = limiterOf(limit);
      at(start);
      for (const { gap, requests } of history) {
        waitFor(gap);
        await takeMany(limiter, requests);
      }
      const { allowed, retryAfter } = await limiter.take("a");
      if (allowed) return;
      expect(retryAfter).toBeGreaterThanOrEqual(1);
      expect(retryAfter).toBeLessThanOrEqual(60);
      waitFor((retryAfter - 1) * SECOND);
      expect((await limiter.take("a")).allowed).toBe(false);
      waitFor(SECOND);
      expect((await limiter.take("a")).allowed).toBe(true);
    });
    await fc.assert(property, { numRuns: histories });
  });

  test("lets, after any history, as many pass at once as it said would remain", async () => {
    const property = fc.asyncProperty(...given, async (start, limit, history) => {
      const limiter = limiterOf(limit);
      at(start);
      for (const { gap, requests } of history) {
        waitFor(gap);
        const [first, ...others] = await takeMany(limiter, requests + limit);
        expect(others.filter(({ allowed }) => allowed)).toHaveLength(first?.remaining ?? 0);
      }
    });
    await fc.assert(property, { numRuns: histories });
  });
}
