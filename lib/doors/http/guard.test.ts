import { expect, test } from "vitest";
import { memoryLimiter } from "#lib/doors/limits";
import { json } from "./answer.ts";
import { Busy } from "./busy.ts";
import { KEPT } from "./caching.ts";
import { type Answers, type GuardState, guard } from "./guard.ts";
import type { Asked } from "./reply.ts";
import { throughNext } from "./through-next.ts";

const URL = "http://localhost/api/ai/tools";
const ROUTE = "/api/ai/tools";
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];

const list = () => json({ tools: [] });
const yes = async () => true;
const no = async () => false;

function atMost(limit: number, clock?: () => number, caller = (_: Asked) => "a caller") {
  const limiter = memoryLimiter({ limit, ...(clock ? { clock } : {}) });
  return (request: Asked) => limiter.take(caller(request));
}

function open(answers: Answers, state: Partial<GuardState> = {}, door: "rest" | "mcp" = "rest") {
  const whole = { isOpen: yes, count: atMost(60), ...state };
  const route = throughNext(guard(door, ROUTE, answers, () => whole));
  return (method: Method) => route[method](new Request(URL, { method }), {});
}

const codeOf = async (response: Response) => (await response.json()).error.code;

test("an answer carries what every answer carries", async () => {
  const response = await open({ GET: list })("GET");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "Deprecation, ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id",
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    ratelimit: expect.stringMatching(/^"default";r=59;t=\d+$/),
    "ratelimit-policy": '"default";q=60;w=60',
    "x-content-type-options": "nosniff",
    "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test("what a shared cache may keep has no id that a caller made up", async () => {
  const idOf = async (cacheControl: string) => {
    const answers = { GET: () => json("kept", { headers: { "cache-control": cacheControl } }) };
    const route = throughNext(guard("rest", ROUTE, answers, () => ({ isOpen: yes, count: atMost(60) })));
    return (await route.GET(new Request(URL, { headers: { "x-request-id": "mine" } }), {})).headers.get("x-request-id");
  };
  expect([await idOf("no-store"), await idOf(KEPT)]).toEqual(["mine", expect.stringMatching(/^[\da-f-]{36}$/)]);
});

test("HEAD is GET without the body", async () => {
  const ask = open({ GET: list });
  const response = await ask("HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await response.text()).toBe("");
});

test("OPTIONS is answered, even when switched off, and costs nothing", async () => {
  const response = await open({ POST: list }, { isOpen: no })("OPTIONS");
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toEqual({
    allow: "POST, OPTIONS",
    "access-control-allow-headers": "*, Authorization",
    "access-control-allow-methods": "POST, OPTIONS",
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "Deprecation, ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id",
    "access-control-max-age": "86400",
    "x-content-type-options": "nosniff",
    "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(await response.text()).toBe("");
});

test("at the MCP door OPTIONS names the headers that its clients send", async () => {
  const response = await open({ POST: list }, {}, "mcp")("OPTIONS");
  const named = response.headers.get("access-control-allow-headers")?.toLowerCase().split(", ");
  expect(named).toEqual(expect.arrayContaining(["*", "content-type", "accept", "mcp-protocol-version", "mcp-method"]));
  expect(named).toEqual(expect.arrayContaining(["mcp-name", "mcp-session-id", "last-event-id", "authorization"]));
});

test.each(METHODS.filter((method) => method !== "POST" && method !== "OPTIONS"))(
  "%s is refused where only POST is answered",
  async (method) => {
    const response = await open({ POST: list })(method);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    if (method !== "HEAD") expect(await codeOf(response)).toBe("METHOD_NOT_ALLOWED");
  },
);

test("where GET is answered, HEAD is allowed", async () => {
  const response = await open({ GET: list })("POST");
  expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
});

test("switched off comes before too many, and too many before the method", async () => {
  const count = atMost(1);
  const off = open({ GET: list }, { isOpen: no, count });
  for (const method of ["GET", "POST", "GET"] as const) {
    const response = await off(method);
    expect(response.status).toBe(503);
    expect(await codeOf(response)).toBe("API_DISABLED");
  }
  const on = open({ GET: list }, { count });
  expect((await on("POST")).status).toBe(405);
  expect((await on("POST")).status).toBe(429);
});

test("too many requests are refused with the seconds to wait", async () => {
  const ask = open({ GET: list }, { count: atMost(1, () => 12_000) });
  await ask("GET");
  const response = await ask("GET");
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("48");
  expect(response.headers.get("ratelimit")).toBe('"default";r=0;t=48');
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({
    error: { code: "RATE_LIMITED", message: "Too many requests: the limit is 1 a minute. Try again in 48 seconds." },
  });
});

test("callers are counted apart", async () => {
  const count = atMost(1, undefined, ({ url }) => url);
  const house = () => ({ isOpen: yes, count });
  const { GET } = throughNext(guard("rest", ROUTE, { GET: list }, house));
  const statuses = ["a", "b", "a"].map(async (name) => (await GET(new Request(`${URL}/${name}`), {})).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 429]);
});

const lost = () => {
  throw new Error("canary");
};

test.each([
  ["throws", lost],
  ["throws later", async () => lost()],
])("an answer that %s is our fault, and says nothing", async (_, broken) => {
  const response = await open({ GET: broken })("GET");
  expect(response.status).toBe(500);
  expect(response.headers.get("ratelimit-policy")).toBe('"default";q=60;w=60');
  expect(await response.json()).toEqual({
    error: { code: "INTERNAL_ERROR", message: "Something went wrong here, not in your request." },
  });
});

test("so is a limiter that throws", async () => {
  const response = await open({ GET: list }, { count: () => Promise.reject(new Error("canary")) })("GET");
  expect(response.status).toBe(500);
  expect(await codeOf(response)).toBe("INTERNAL_ERROR");
});

test("at the MCP door refusals are JSON-RPC", async () => {
  const response = await open({ POST: list }, { isOpen: no }, "mcp")("POST");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ jsonrpc: "2.0", id: null, error: { data: { code: "API_DISABLED" } } });
});

test("a route's answer gets the slug of the address", async () => {
  const describe = async (_: Asked, slug: string) => json({ slug });
  const { GET } = throughNext(guard("rest", `${ROUTE}/{slug}`, { GET: describe }));
  const response = await GET(new Request(`${URL}/tip`), { params: Promise.resolve({ slug: "tip" }) });
  expect(await response.json()).toEqual({ slug: "tip" });
});

test.each(["rest", "mcp"] as const)(
  "where a body's turn doesn't come, %s says that the service is busy",
  async (door) => {
    const busy = () => {
      throw new Busy();
    };
    const response = await open({ POST: busy }, {}, door)("POST");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(JSON.stringify(await response.json())).toContain("SERVICE_BUSY");
  },
);
