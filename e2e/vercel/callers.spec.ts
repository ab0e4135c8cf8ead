// Who is asking, on Vercel: the address that the platform saw, whatever the caller says.
import { request } from "node:http";
import { expect, test } from "@playwright/test";
import { startPlatform } from "./platform.ts";

const LIMIT = 5;
const SETTINGS = { RATE_LIMIT_PER_MINUTE: String(LIMIT), MCP_RATE_LIMIT_PER_MINUTE: String(LIMIT) };

test("a caller's own headers about its address gain nothing, and another caller has its own count", async () => {
  const platform = await startPlatform(process.env.VERCEL_PROJECT ?? "", SETTINGS);
  for (const path of ["/api/ai/tools/tip", "/mcp"]) {
    const lying = await Promise.all(
      Array.from({ length: 4 * LIMIT }, (_, n) => statusOf(platform.url + path, claims(n))),
    );
    // At the turn of a minute the window lets through as much again.
    const passed = lying.filter((status) => status !== 429).length;
    expect(passed, path).toBeGreaterThanOrEqual(LIMIT);
    expect(passed, path).toBeLessThanOrEqual(2 * LIMIT);
    expect(await statusOf(platform.url + path, {}, "127.0.0.2"), path).not.toBe(429);
  }
  await platform.stop();
});

const claims = (n: number) =>
  Object.fromEntries(
    ["x-forwarded-for", "x-real-ip", "x-vercel-forwarded-for", "x-client-ip", "cf-connecting-ip", "forwarded"].map(
      (name) => [name, name === "forwarded" ? `for=198.51.100.${n}` : `198.51.100.${n}`],
    ),
  );

function statusOf(url: string, headers: Record<string, string>, localAddress = "127.0.0.1"): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, localAddress }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("error", reject).end();
  });
}
