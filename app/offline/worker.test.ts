import { beforeAll, expect, test, vi } from "vitest";

type Listener = (event: object) => void;

const SITE = "https://calc.example";
const listeners = new Map<string, Listener>();

beforeAll(async () => {
  const scope = {
    location: { origin: SITE },
    addEventListener: (type: string, act: Listener) => listeners.set(type, act),
  };
  vi.stubGlobal("self", scope);
  vi.stubGlobal("caches", { keys: async () => [] });
  vi.stubGlobal("fetch", async () => new Response("from the network"));
  await import("./worker.ts");
  return () => vi.unstubAllGlobals();
});

/** What the worker answers; undefined where it leaves a request to the browser. */
function answerTo(address: string, { method = "GET", mode = "navigate" } = {}): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  const respondWith = (response: Promise<Response>) => {
    answer = response;
  };
  const request = { url: new URL(address, SITE).href, method, mode };
  listeners.get("fetch")?.({ request, preloadResponse: Promise.resolve(undefined), respondWith });
  return answer;
}

test.each([
  ["/api"],
  ["/api/ai/tools"],
  ["/api/tools/tip/calculate?bill=80"],
  ["/mcp"],
  ["/mcp/server.json"],
  ["/embed/tip"],
  ["https://elsewhere.example/"],
])("%s is left to the browser", (address) => {
  expect(answerTo(address)).toBeUndefined();
});

test("so is what is sent, and what a page fetches", () => {
  expect(answerTo("/calculators/tip", { method: "POST" })).toBeUndefined();
  expect(answerTo("/calculators/tip/proof", { mode: "cors" })).toBeUndefined();
});

test.each([
  ["/"],
  ["/calculators/tip?bill=80"],
  ["/apiary"],
  ["/_next/static/chunks/a.js"],
  ["/search.json"],
  ["/theme.css"],
  ["/logo.svg"],
])("%s is asked of the network", async (address) => {
  const mode = /js|css|svg/.test(address) ? "cors" : "navigate";
  expect(await (await answerTo(address, { mode }))?.text()).toBe("from the network");
});
