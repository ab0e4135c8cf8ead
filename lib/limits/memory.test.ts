import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryLimiter } from "./memory.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function limiterAt(start: number, limit: number, mostKeys?: number) {
  const time = { now: start };
  const limiter = memoryLimiter({ limit, clock: () => time.now, ...(mostKeys ? { mostKeys } : {}) });
  const takeMany = async (key: string, times: number) => {
    const verdicts = [];
    for (let n = 0; n < times; n++) verdicts.push(await limiter.take(key));
    return verdicts;
  };
  return { time, limiter, takeMany };
}

test("sixty a minute pass and the next is refused until the window ends", async () => {
  const { limiter, takeMany, time } = limiterAt(12 * SECOND, 60);
  const passed = await takeMany("a", 60);
  expect(passed.every(({ allowed, retryAfter }) => allowed && retryAfter === 0)).toBe(true);
  expect(passed.map(({ remaining }) => remaining)).toEqual(Array.from({ length: 60 }, (_, n) => 59 - n));

  const refused = { allowed: false, limit: 60, remaining: 0, reset: 48, retryAfter: 48 };
  expect(await limiter.take("a")).toEqual(refused);
  time.now += 47 * SECOND;
  expect(await limiter.take("a")).toEqual({ ...refused, reset: 1, retryAfter: 1 });
  time.now += SECOND;
  expect(await limiter.take("a")).toMatchObject({ allowed: true, remaining: 0, reset: 60 });
});

test("callers do not count against one another", async () => {
  const { limiter, takeMany } = limiterAt(0, 2);
  await takeMany("a", 3);
  expect(await limiter.take("b")).toMatchObject({ allowed: true, remaining: 1 });
});

test("the last window weighs by how much of it still lies within a minute", async () => {
  const { takeMany, time } = limiterAt(0, 60);
  await takeMany("a", 60);
  time.now = MINUTE + 45 * SECOND;
  const verdicts = await takeMany("a", 60);
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(46);
});

test("the wait is the soonest that works, not the end of the window", async () => {
  const { limiter, takeMany, time } = limiterAt(0, 60);
  await takeMany("a", 60);
  time.now = MINUTE + 2 * SECOND;
  await takeMany("a", 3);
  expect(await limiter.take("a")).toMatchObject({ allowed: false, reset: 58, retryAfter: 1 });
});

test("a window filled in its first millisecond is a wait of sixty seconds, not more", async () => {
  const { limiter, takeMany, time } = limiterAt(MINUTE, 1);
  await takeMany("a", 1);
  expect(await limiter.take("a")).toMatchObject({ allowed: false, retryAfter: 60 });
  time.now += MINUTE;
  expect(await limiter.take("a")).toMatchObject({ allowed: true });
});

test("an idle caller begins afresh", async () => {
  const { limiter, takeMany, time } = limiterAt(0, 3);
  await takeMany("a", 3);
  time.now = 2 * MINUTE;
  expect(await limiter.take("a")).toMatchObject({ allowed: true, remaining: 2 });
});

const bursts = fc.array(fc.record({ gap: fc.nat(90 * SECOND), requests: fc.integer({ min: 1, max: 12 }) }), {
  maxLength: 30,
});

test("after any history the wait that is told works, is the soonest, and is at most a minute", async () => {
  const anyHistory = fc.asyncProperty(fc.nat(MINUTE), fc.integer({ min: 1, max: 10 }), bursts, async (...given) => {
    const [start, limit, history] = given;
    const { limiter, takeMany, time } = limiterAt(start, limit);
    for (const { gap, requests } of history) {
      time.now += gap;
      await takeMany("a", requests);
    }
    const { allowed, retryAfter } = await limiter.take("a");
    if (allowed) return;
    expect(retryAfter).toBeGreaterThanOrEqual(1);
    expect(retryAfter).toBeLessThanOrEqual(60);
    time.now += (retryAfter - 1) * SECOND;
    expect((await limiter.take("a")).allowed).toBe(false);
    time.now += SECOND;
    expect((await limiter.take("a")).allowed).toBe(true);
  });
  await fc.assert(anyHistory, { numRuns: 500 });
});

test("after any history as many pass at once as were said to remain", async () => {
  const anyHistory = fc.asyncProperty(fc.integer({ min: 1, max: 10 }), bursts, async (limit, history) => {
    const { takeMany, time } = limiterAt(0, limit);
    for (const { gap, requests } of history) {
      time.now += gap;
      const [first, ...others] = await takeMany("a", requests + limit);
      expect(others.filter(({ allowed }) => allowed)).toHaveLength(first?.remaining ?? 0);
    }
  });
  await fc.assert(anyHistory);
});

test("a caller who keeps asking is never forgotten, however many others there are", async () => {
  const { limiter, takeMany } = limiterAt(0, 5, 100);
  await takeMany("hot", 5);
  for (let n = 0; n < 10_000; n++) {
    await limiter.take(`other ${n}`);
    if (n % 50 === 0) expect((await limiter.take("hot")).allowed).toBe(false);
  }
});

test("whoever has not asked for long is forgotten when there are too many", async () => {
  const { limiter, takeMany } = limiterAt(0, 1, 4);
  for (const key of ["a", "b", "c", "a", "d", "e"]) await takeMany(key, 1);
  expect(await limiter.take("a")).toMatchObject({ allowed: false });
  expect(await limiter.take("b")).toMatchObject({ allowed: true });
});
