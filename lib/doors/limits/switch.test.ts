// The owner's switch in the store: it acts without a deployment, and stays as it was while the store is away.
import { afterEach, expect, test, vi } from "vitest";
import { redisMissing, startRedis } from "#lib/doors/redis-server";
import { readSettings } from "#lib/site";
import { limitsFor } from "./shared.ts";

afterEach(() => vi.restoreAllMocks());

test.skipIf(redisMissing)("is seen within five seconds, and as it was while the store is away", async () => {
  const server = await startRedis();
  const limits = limitsFor(readSettings({ REDIS_URL: server.url }), () => {});
  await limits.place();
  const began = performance.now();
  const after = (seconds: number) => {
    vi.spyOn(performance, "now").mockReturnValue(began + 1000 * seconds);
    return limits.isOff();
  };
  expect(await after(0)).toBe(false);
  await server.ask("SET", "ready-reckoner:api", "off");
  expect([await after(4), await after(6)]).toEqual([false, true]);
  await server.kill();
  expect(await after(20)).toBe(true);
  await server.start();
  const waits = Array.from({ length: 100 }, (_, n) => 26 + 6 * n).values();
  await expect.poll(() => after(waits.next().value ?? 0), { timeout: 20_000 }).toBe(false);
  await server.kill();
});

test("without a store there is none", async () => {
  expect(await limitsFor(readSettings({}), () => {}).isOff()).toBe(false);
});
