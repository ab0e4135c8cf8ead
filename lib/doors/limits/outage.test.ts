// The store is paused, killed, started again, slow, or shut to us: no caller waits or gets more than memory allows,
// and the store counts again soon after its return.

import { once } from "node:events";
import { connect, createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RedisServer, redisMissing, startRedis } from "#lib/doors/redis-server";
import { readSettings } from "#lib/site";
import type { Change } from "./circuit-breaker.ts";
import { limitsFor } from "./shared.ts";
import { startUpstash } from "./upstash.fixture.ts";

const LIMIT = 5;
const LONGEST = 150;
const BACK_WITHIN = 5000;

type Limits = ReturnType<typeof limitsFor>;

// Time is measured here: what a busy machine spoils gets a second chance.
describe.skipIf(redisMissing)("with a real redis-server", { retry: 1 }, () => {
  let redis: RedisServer;
  let callers = 0;

  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    redis.resume();
    await redis.kill();
  });

  const changes: Change[] = [];
  function limitsOver(environment: Record<string, string>): Limits {
    changes.length = 0;
    return limitsFor(readSettings({ RATE_LIMIT_PER_MINUTE: String(LIMIT), ...environment }), (change) =>
      changes.push(change),
    );
  }

  /** Asks twice as often as is allowed, one request after the other. */
  async function askTwiceTheLimit({ limiters }: Limits, key = `caller ${callers++}`) {
    const answers: { allowed: boolean; ms: number }[] = [];
    for (let n = 0; n < 2 * LIMIT; n++) {
      const began = performance.now();
      const { allowed } = await limiters.rest.usual.take(key);
      answers.push({ allowed, ms: performance.now() - began });
    }
    return {
      key,
      passed: answers.filter(({ allowed }) => allowed).length,
      slowest: Math.max(...answers.map(({ ms }) => ms)),
    };
  }

  async function expectBounded(limits: Limits) {
    const { passed, slowest } = await askTwiceTheLimit(limits);
    // One more where a window happens to end meanwhile.
    expect([LIMIT, LIMIT + 1]).toContain(passed);
    expect(slowest).toBeLessThan(LONGEST);
  }

  async function expectBackSoon(limits: Limits) {
    const since = performance.now();
    while (performance.now() - since < BACK_WITHIN) {
      const { slowest } = await askTwiceTheLimit(limits);
      expect(slowest).toBeLessThan(LONGEST);
      if ((await limits.place()) === "store") return;
      await pause(100);
    }
    expect.fail(`The store was not used again within ${BACK_WITHIN} ms.`);
  }

  test("paused: memory answers, and the store again when it goes on", async () => {
    const limits = limitsOver({ REDIS_URL: redis.url });
    expect(await limits.place()).toBe("store");
    redis.pause();
    await expectBounded(limits);
    expect(changes).toEqual([{ reachable: false, because: "SLOW" }]);
    // Longer than the connection's own patience, so that it is made anew.
    await pause(3000);
    await expectBounded(limits);
    redis.resume();
    await expectBackSoon(limits);
    expect(changes.at(-1)).toEqual({ reachable: true });
  });

  test("killed and started again", async () => {
    const limits = limitsOver({ REDIS_URL: redis.url });
    expect(await limits.place()).toBe("store");
    await redis.kill();
    await expectBounded(limits);
    await pause(1500);
    await expectBounded(limits);
    await redis.start();
    await expectBackSoon(limits);
  });

  test("away from the start on, and there later", async () => {
    await redis.kill();
    const limits = limitsOver({ REDIS_URL: redis.url });
    expect(await limits.place()).toBe("fallback");
    await expectBounded(limits);
    expect(changes).toEqual([{ reachable: false, because: "ECONNREFUSED" }]);
    await redis.start();
    await expectBackSoon(limits);
  });

  test("a wrong password is the same as none there, and its kind is named", async () => {
    const locked = await startRedis({ password: "right" });
    const limits = limitsOver({ REDIS_URL: locked.url.replace("right", "wrong") });
    expect(await limits.place()).toBe("fallback");
    await expectBounded(limits);
    expect(changes).toEqual([{ reachable: false, because: "WRONGPASS" }]);
    expect(await limitsOver({ REDIS_URL: locked.url }).place()).toBe("store");
    await locked.kill();
  });

  test("slow: one request a second finds out, the others do not wait", async () => {
    const slow = await slowed(redis.port, 400);
    const limits = limitsOver({ REDIS_URL: `redis://127.0.0.1:${slow.port}` });
    await pause(3000);
    const times = [];
    for (let n = 0; n < 100; n++) {
      const began = performance.now();
      await limits.limiters.rest.usual.take(`caller ${callers++}`);
      times.push(performance.now() - began);
    }
    expect(Math.max(...times)).toBeLessThan(LONGEST);
    expect(times.filter((ms) => ms > 50).length).toBeLessThanOrEqual(2);
    slow.stop();
  });

  test("Upstash gone and back, or shut to us", async () => {
    const front = await startUpstash(redis.url);
    const upstash = (token: string) => ({ UPSTASH_REDIS_REST_URL: front.url, UPSTASH_REDIS_REST_TOKEN: token });
    const shut = limitsOver(upstash("another"));
    expect(await shut.place()).toBe("fallback");
    await expectBounded(shut);

    const limits = limitsOver(upstash(front.token));
    expect(await limits.place()).toBe("store");
    redis.pause();
    await expectBounded(limits);
    redis.resume();
    await expectBackSoon(limits);
    front.stop();
    await expectBounded(limits);
  });

  test("a caller who has used up the limit gains nothing when the store goes", async () => {
    const limits = limitsOver({ REDIS_URL: redis.url });
    await askTwiceTheLimit(limits, "one");
    await redis.kill();
    // One where a window happens to end meanwhile.
    expect((await askTwiceTheLimit(limits, "one")).passed).toBeLessThanOrEqual(1);
  });

  test("while the store comes and goes, a caller gets no more than it and memory allow together", async () => {
    const limits = limitsOver({ REDIS_URL: redis.url });
    let passed = 0;
    for (const change of [redis.pause, redis.resume, redis.pause, redis.resume]) {
      change();
      for (let asked = 0; asked < 20; asked++) {
        passed += (await limits.limiters.rest.usual.take("one")).allowed ? 1 : 0;
        await pause(60);
      }
    }
    // One more of each where its window happens to end meanwhile.
    expect(passed).toBeLessThanOrEqual(2 * (LIMIT + 1));
  });
});

/** A way to a port on which every answer takes its time. */
async function slowed(port: number, delay: number) {
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    near.pipe(far);
    far.on("data", (bytes) => setTimeout(() => near.writable && near.write(bytes), delay));
    far.on("close", () => near.destroy());
    near.on("close", () => far.destroy());
    for (const socket of [near, far]) socket.on("error", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { port: address && typeof address === "object" ? address.port : 0, stop: () => server.close() };
}

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
