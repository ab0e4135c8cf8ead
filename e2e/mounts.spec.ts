// Both mounts say the same: status, headers and body. What concerns the connection may differ: Next sends no body that is
// compressed already, sends the others in chunks, names headers of its own router in `vary`, and keeps connections its own time.
import { expect, test } from "@playwright/test";

const FRAMING = ["vary", "transfer-encoding", "content-length", "content-encoding", "keep-alive"];
const PASSING = ["date", "ratelimit", "x-request-id"];

const CALLED = { name: "calculator_tip", arguments: { bill: 80 } };
const rpc = (method: string, params: object) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

const REQUESTS: readonly [method: string, path: string, more?: RequestInit][] = [
  ["GET", "/api/ai/tools"],
  ["GET", "/api/ai/tools?x=1"],
  ["GET", "/api/ai/tools", { headers: { "accept-encoding": "gzip, br" } }],
  ["GET", "/api/ai/tools", { headers: { "if-none-match": "*" } }],
  ["HEAD", "/api/ai/tools"],
  ["OPTIONS", "/api/ai/tools"],
  ["DELETE", "/api/ai/tools"],
  ["GET", "/api/ai/tools/tip"],
  ["GET", "/api/ai/tools/%74ip"],
  ["GET", "/api/ai/tools/Tip"],
  ["GET", "/api/ai/tools/t%C3%AFp"],
  ["GET", "/api/ai/tools/tip%2Fx"],
  ["GET", "/api/ai/tools/tip/"],
  ["GET", "/api/ai/tools/tip/x"],
  ["HEAD", "/api/ai/tools/nothing"],
  ["POST", "/api/tools/tip/calculate", { body: '{"bill":80}' }],
  ["POST", "/api/tools/tip/calculate", { body: '{"bil":80}' }],
  ["POST", "/api/tools/tip/calculate/", { body: '{"bill":80}' }],
  ["POST", "/api/tools/nothing/calculate", { body: "{" }],
  ["PUT", "/api/tools/tip/calculate", { body: '{"bill":80}' }],
  ["OPTIONS", "/api/tools/tip/calculate"],
  ["GET", "/api"],
  ["GET", "/api/"],
  ["GET", "/api/nothing"],
  ["GET", "/api/health"],
  ["POST", "/mcp", { body: rpc("tools/call", CALLED) }],
  ["POST", "/mcp", { body: rpc("tools/list", {}) }],
  ["POST", "/mcp?tools=tip", { body: rpc("tools/list", {}) }],
  ["POST", "/mcp", { body: '{"jsonrpc":"2.0","method":"notifications/initialized"}' }],
  ["POST", "/mcp", { body: rpc("tools/list", {}), headers: { "accept-encoding": "br" } }],
  ["GET", "/api/openapi.json", { headers: { "accept-encoding": "gzip" } }],
  ["POST", "/mcp/", { body: rpc("ping", {}) }],
  ["GET", "/mcp"],
  ["OPTIONS", "/mcp"],
];

test("both mounts say the same", async ({ baseURL }) => {
  for (const [method, path, more] of REQUESTS) {
    const told = `${method} ${path} ${JSON.stringify(more ?? {})}`;
    const [one, other] = [await said(`${baseURL}${path}`, method, more), await said(through(path), method, more)];
    expect.soft(one, told).toEqual(other);
  }
});

const through = (path: string) => `${process.env.E2E_URL_THROUGH_NEXT}${path}`;

async function said(url: string, method: string, more: RequestInit = {}) {
  const answer = await fetch(url, { ...more, method, redirect: "manual" });
  const headers = [...answer.headers].filter(([name]) => ![...FRAMING, ...PASSING].includes(name)).sort();
  const body = (await answer.text()).replace(/"calculation_timestamp[\\"]+:[\\"]+[^"\\]+/g, "");
  return { status: answer.status, headers, body };
}

test("our own server says how long an answer is, to HEAD too, and does not ask Next", async ({ baseURL }) => {
  for (const method of ["GET", "HEAD"]) {
    const { headers } = await fetch(`${baseURL}/api/ai/tools/tip`, { method });
    expect(Number(headers.get("content-length"))).toBeGreaterThan(1000);
    expect(headers.get("vary")).toBe("Accept-Encoding");
  }
  const { headers } = await fetch(through("/api/ai/tools/tip"));
  expect(headers.get("vary")).toContain("rsc");
});
