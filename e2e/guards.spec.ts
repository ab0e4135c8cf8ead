// Services with settings of their own: limits, the switch, closed calculators, settings that are wrong.
import { expect, test } from "@playwright/test";
import { post } from "./ask.ts";
import { type Service, startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";

async function served<T>(settings: Record<string, string>, use: (service: Service) => Promise<T>): Promise<T> {
  const service = await startService(settings);
  try {
    return await use(service);
  } finally {
    await service.stop();
  }
}

test("of 61 requests in a minute the last is too many, and no header a caller sends gains anything", async () => {
  await served({}, async ({ url }) => {
    const statuses: number[] = [];
    for (let i = 1; i <= 60; i++)
      statuses.push((await post(url, "tip", '{"bill":1}', { "x-forwarded-for": `10.0.0.${i}` })).status);
    expect(statuses).toEqual(Array(60).fill(200));

    for (const name of [
      "x-forwarded-for",
      "x-real-ip",
      "forwarded",
      "x-vercel-forwarded-for",
      "cf-connecting-ip",
      "true-client-ip",
    ]) {
      const refused = await post(url, "tip", '{"bill":1}', { [name]: "203.0.113.7" });
      expect(refused.status).toBe(429);
      expect((await refused.json()).error.code).toBe("RATE_LIMITED");
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
      expect(refused.headers.get("ratelimit-policy")).toBe('"default";q=60;w=60');
      expect(refused.headers.get("ratelimit")).toMatch(/^"default";r=0;t=\d+$/);
    }
    expect((await fetch(`${url}/api/ai/tools`)).status).toBe(429);
    expect((await fetch(`${url}/calculators/tip`)).status).toBe(200);
  });
});

test("Retry-After is true: waiting that long works", CI_ONLY, async () => {
  test.setTimeout(100_000);
  await served({ RATE_LIMIT_PER_MINUTE: "3" }, async ({ url }) => {
    for (let i = 0; i < 3; i++) expect((await post(url, "tip", '{"bill":1}')).status).toBe(200);
    const wait = Number((await post(url, "tip", '{"bill":1}')).headers.get("retry-after"));
    expect(wait).toBeLessThanOrEqual(60);
    await new Promise((resume) => setTimeout(resume, wait * 1000));
    expect((await post(url, "tip", '{"bill":1}')).status).toBe(200);
  });
});

test("switched off, every answer of the interface is 503 and the pages stay", async () => {
  await served({ AI_API_ENABLED: "false" }, async ({ url }) => {
    for (const path of ["/api/ai/tools", "/api/ai/tools/tip", "/api/openapi.json", "/api/ai/nothing", "/api"]) {
      const answer = await fetch(url + path);
      expect([answer.status, (await answer.json()).error.code]).toEqual([503, "API_DISABLED"]);
    }
    expect((await post(url, "tip", "{")).status).toBe(503);
    expect((await fetch(`${url}/calculators/tip`)).status).toBe(200);
  });
});

test("a calculator that the owner closes has its page and is 404 to machines", CI_ONLY, async () => {
  await served({ AI_CLOSED_CALCULATORS: "tip" }, async ({ url }) => {
    const { tools } = await (await fetch(`${url}/api/ai/tools`)).json();
    expect(tools.map(({ slug }: { slug: string }) => slug)).not.toContain("tip");
    expect((await fetch(`${url}/api/ai/tools/tip`)).status).toBe(404);
    expect((await post(url, "tip", '{"bill":1}')).status).toBe(404);
    const { related_tools } = await (await fetch(`${url}/api/ai/tools/percentage`)).json();
    expect(related_tools).not.toContain("tip");
    expect((await fetch(`${url}/calculators/tip`)).status).toBe(200);
  });
});

test("a setting that is wrong stops the start, and is named", async () => {
  await expect(startService({ RATE_LIMIT_PER_MINUTE: "many" })).rejects.toThrow(/RATE_LIMIT_PER_MINUTE/);
  await expect(startService({ SITE_URL: "https://elsewhere.example" })).rejects.toThrow(/SITE_URL/);
});
