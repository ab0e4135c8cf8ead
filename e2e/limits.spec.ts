// Limits that are counted in a real Redis: by two processes as one, and by memory while the store is away.
import { expect, test } from "@playwright/test";
import { type RedisServer, redisMissing, startRedis } from "#lib/doors/redis-server";
import { post } from "./ask.ts";
import { type Service, startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";

test.skip(redisMissing, "There is no redis-server here.");
test.describe.configure({ mode: "serial" });

let redis: RedisServer;
const started: Service[] = [];

test.beforeEach(async () => {
  redis = await startRedis();
});

test.afterEach(async () => {
  await Promise.all(started.splice(0).map(({ stop }) => stop()));
  redis.resume();
  await redis.kill();
});

async function service(settings: Record<string, string> = {}) {
  const served = await startService({ REDIS_URL: redis.url, ...settings });
  started.push(served);
  return served;
}

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
const tip = ({ url }: Service, caller?: number) =>
  post(url, "tip", '{"bill":1}', caller ? { "x-forwarded-for": `203.0.113.${caller}` } : {});
const placeOf = async ({ url }: Service) => (await (await fetch(`${url}/api/ready`)).json()).limits;
/** It looks once a second, and on a busy machine sees it later. */
const counted = (at: "store" | "fallback", served: Service) => expect.poll(() => placeOf(served)).toBe(at);

/** Waits until a window has at least 20 seconds to go: one that ends in the middle of a test makes room. */
async function earlyInAWindow(any: Service) {
  const standing = (await fetch(`${any.url}/api/ai/tools`)).headers.get("ratelimit");
  const seconds = Number(/t=(\d+)/.exec(standing ?? "")?.[1]);
  if (seconds < 20) await pause((seconds + 1) * 1000);
}

test("two processes on one Redis share one limit, and keep nothing there that tells who asked", CI_ONLY, async () => {
  test.setTimeout(300_000);
  const pair = [await service({ TRUSTED_PROXY_HOPS: "1" }), await service({ TRUSTED_PROXY_HOPS: "1" })] as const;
  const allowed = await spentTogether(pair, 80);
  expect(allowed).toBeGreaterThanOrEqual(58);
  expect(allowed).toBeLessThanOrEqual(60);

  const keys = await redis.ask("KEYS", "*");
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    expect(key).toMatch(/^ready-reckoner:rest:60:[\w-]{43}:\d+$/);
    const [lifetime] = await redis.ask("PTTL", key);
    expect(Number(lifetime)).toBeGreaterThan(0);
    expect(Number(lifetime)).toBeLessThanOrEqual(121_000);
  }
});

/** How many of a new caller's requests are allowed, in turns at both. */
async function spentTogether(pair: readonly [Service, Service], requests: number): Promise<number> {
  const statuses = await undisturbed(pair, async (caller) => {
    await earlyInAWindow(pair[0]);
    const begun = performance.now();
    const all = [];
    for (let n = 0; n < requests; n++) all.push((await tip(pair[n % 2 === 0 ? 0 : 1], caller)).status);
    // A window that ends meanwhile makes room.
    return performance.now() - begun < 20_000 ? all : undefined;
  });
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  return statuses.filter((status) => status === 200).length;
}

/** What a new caller meets who is counted in the store alone. Tried again where a busy machine let the store look slow, so that memory
 * stood in for it. */
async function undisturbed<Met>(served: readonly Service[], meet: (caller: number) => Promise<Met | undefined>) {
  const troubles = () => served.map(({ output }) => output().split('"limits":"fallback"').length).join();
  for (let caller = 1; caller <= 5; caller++) {
    for (const one of served) await counted("store", one);
    const before = troubles();
    const met = await meet(caller);
    if (met !== undefined && troubles() === before) return met;
  }
  throw new Error("The store looked slow five times.");
}

test("Retry-After is true of a store: waiting that long works", CI_ONLY, async () => {
  test.setTimeout(600_000);
  const served = await service({ RATE_LIMIT_PER_MINUTE: "3", TRUSTED_PROXY_HOPS: "1" });
  const { refused, wait, afterwards } = await undisturbed([served], async (caller) => {
    for (let n = 0; n < 4; n++) await tip(served, caller);
    const { status, headers } = await tip(served, caller);
    const seconds = Number(headers.get("retry-after"));
    await pause(seconds * 1000);
    return { refused: status, wait: seconds, afterwards: (await tip(served, caller)).status };
  });
  expect(refused).toBe(429);
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  expect(afterwards).toBe(200);
});

test(
  "with the store paused, killed and started again every request is answered in time, and still bounded",
  CI_ONLY,
  async () => {
    const limit = 60;
    const served = await service({ RATE_LIMIT_PER_MINUTE: String(limit) });
    async function ask(times: number) {
      const answers: { status: number; ms: number }[] = [];
      for (let n = 0; n < times; n++) {
        const began = performance.now();
        const { status } = await tip(served);
        answers.push({ status, ms: performance.now() - began });
      }
      const passed = answers.filter(({ status }) => status === 200).length;
      const refused = answers.filter(({ status }) => status === 429).length;
      expect(passed + refused).toBe(times);
      return { passed, slowest: Math.max(...answers.map(({ ms }) => ms)) };
    }
    const usual = await ask(30);
    // A store that is waited for takes seconds.
    const inTime = usual.slowest + 500;

    redis.pause();
    const paused = await ask(limit);
    await counted("fallback", served);
    expect(paused.slowest).toBeLessThan(inTime);
    // What the store had let through counts; a window that ends meanwhile makes room for a few more.
    expect(paused.passed).toBeLessThanOrEqual(limit - usual.passed + 5);
    redis.resume();
    await counted("store", served);

    await redis.kill();
    const killed = await ask(limit);
    expect(killed.slowest).toBeLessThan(inTime);
    expect(killed.passed).toBeLessThanOrEqual(5);
    await redis.start();
    await counted("store", served);
    expect((await ask(10)).slowest).toBeLessThan(inTime);
    expect(served.output()).not.toContain(String(redis.port));
  },
);

test("a store that does not let us in stops nothing, and is reported without its address", async () => {
  const locked = await startRedis({ password: "right" });
  const served = await service({ REDIS_URL: locked.url.replace("right", "canary") });
  expect((await tip(served)).status).toBe(200);
  const ready = await fetch(`${served.url}/api/ready`);
  const body = await ready.text();
  expect([ready.status, JSON.parse(body).limits]).toEqual([200, "fallback"]);
  expect(served.output()).toContain('"limits":"fallback","because":"WRONGPASS"');
  expect(body + served.output()).not.toMatch(new RegExp(`canary|${locked.port}`));
  await locked.kill();
});

test("a network with a higher limit has it, and says so", CI_ONLY, async () => {
  const served = await service({ HIGHER_LIMIT_NETWORKS: "127.0.0.0/8", HIGHER_LIMIT_PER_MINUTE: "130" });
  expect((await tip(served)).headers.get("ratelimit-policy")).toBe('"default";q=130;w=60');
});
