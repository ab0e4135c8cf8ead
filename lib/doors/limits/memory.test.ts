// What memory alone must do: forget. The rest is in limiter.test.ts, which holds for stores too.
import { expect, test } from "vitest";
import { memoryLimiter } from "./memory.ts";

test("a caller who keeps asking is never forgotten, however many others there are", async () => {
  const limiter = memoryLimiter({ limit: 5, clock: () => 0, mostKeys: 100 });
  for (let n = 0; n < 5; n++) await limiter.take("hot");
  for (let n = 0; n < 10_000; n++) {
    await limiter.take(`other ${n}`);
    if (n % 50 === 0) expect((await limiter.take("hot")).allowed).toBe(false);
  }
});

test("whoever has not asked for long is forgotten when there are too many", async () => {
  const limiter = memoryLimiter({ limit: 1, clock: () => 0, mostKeys: 4 });
  for (const key of ["a", "b", "c", "a", "d", "e"]) await limiter.take(key);
  expect(await limiter.take("a")).toMatchObject({ allowed: false });
  expect(await limiter.take("b")).toMatchObject({ allowed: true });
});
