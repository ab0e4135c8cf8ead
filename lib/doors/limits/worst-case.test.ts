// How many are let through in any sixty seconds, at worst. docs/operate.md says what is shown here. The stores run the same
// algorithm (limiter.test.ts holds them to it), so that what is shown of memory is true of them.
import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryLimiter } from "./memory.ts";
import { WINDOW } from "./window.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The times at which requests pass, of a caller who makes so many at each of these times. */
async function passing(limit: number, asked: Iterable<{ readonly at: number; readonly requests: number }>) {
  const time = { now: 0 };
  const limiter = memoryLimiter({ limit, clock: () => time.now });
  const passed: number[] = [];
  for (const { at, requests } of asked) {
    time.now = at;
    for (let n = 0; n < requests; n++) {
      if (!(await limiter.take("a")).allowed) break;
      passed.push(at);
    }
  }
  return passed;
}

/** The most that passed within any span of `length` milliseconds. */
function mostWithin(length: number, passed: readonly number[]): number {
  let first = 0;
  return passed.reduce((most, time, last) => {
    while (time - (passed[first] ?? time) >= length) first++;
    return Math.max(most, last - first + 1);
  }, 0);
}

type Step = { readonly gap: number; readonly requests: number };

function* inTime(history: readonly Step[]) {
  let at = 0;
  for (const { gap, requests } of history) {
    at += gap;
    yield { at, requests };
  }
}

const steps = fc.record({
  gap: fc.oneof(fc.nat(50), fc.nat(MINUTE + SECOND)),
  requests: fc.integer({ min: 1, max: 30 }),
});

test("whatever the history, no sixty seconds let through more than twice the limit, and no window more than it", async () => {
  const property = fc.asyncProperty(
    fc.integer({ min: 1, max: 20 }),
    fc.array(steps, { maxLength: 80 }),
    async (limit, history) => {
      const passed = await passing(limit, inTime(history));
      expect(mostWithin(MINUTE, passed)).toBeLessThanOrEqual(2 * limit);
      const windows = passed.map((time) => Math.floor(time / WINDOW));
      for (const window of windows) expect(windows.filter((one) => one === window).length).toBeLessThanOrEqual(limit);
    },
  );
  await fc.assert(property, { numRuns: 1000 });
});

/** Asks at every tenth of a second and takes all there is, from `start` on. */
function* greedy(start: number, minutes: number) {
  for (let at = start; at < start + minutes * MINUTE; at += 100) yield { at, requests: 1000 };
}

test("the worst is a burst at a window's end, and then as much again as the minute passes: 120 of a limit of 60", async () => {
  const passed = await passing(60, greedy(WINDOW - 1, 10));
  expect(mostWithin(MINUTE, passed)).toBe(120);
  expect(mostWithin(SECOND, passed)).toBe(61);
  expect(mostWithin(10 * SECOND, passed)).toBeLessThanOrEqual(60 + 11);
});

test("whoever keeps taking all there is gets the limit a minute, and one burst on top", async () => {
  const property = fc.asyncProperty(fc.nat(WINDOW - 1), fc.integer({ min: 1, max: 9 }), async (start, minutes) => {
    const passed = await passing(60, greedy(start, minutes));
    expect(mostWithin(minutes * MINUTE, passed)).toBeLessThanOrEqual(60 * (minutes + 1));
  });
  await fc.assert(property, { numRuns: 50 });
});
