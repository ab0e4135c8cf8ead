// What every answer carries, whoever gives it: a page, a route, a static file, a redirect, or what stands before Next.
import { expect, test } from "@playwright/test";
import { exchange } from "./ask.ts";

const HOST = "Host: localhost\r\nConnection: close\r\n";
const json = (target: string, body: string) =>
  `POST ${target} HTTP/1.1\r\n${HOST}Content-Length: ${body.length}\r\n\r\n${body}`;
const get = (target: string, ...more: string[]) =>
  `GET ${target} HTTP/1.1\r\n${HOST}${more.map((line) => `${line}\r\n`).join("")}\r\n`;
const TIP = "/api/tools/tip/calculate";

const ANSWERS: readonly [status: number, what: string, request: string][] = [
  [200, "the home page", get("/")],
  [200, "a calculator", get("/calculators/tip")],
  [200, "the one that is closed to machines", get("/calculators/scientific")],
  [200, "a page in Markdown", get("/calculators/tip.md")],
  [200, "a proof", get("/calculators/tip/proof")],
  [200, "the sitemap", get("/sitemap.xml")],
  [200, "the picture", get("/icon.svg")],
  [200, "an embed", get("/embed/tip")],
  [200, "the list", get("/api/ai/tools")],
  [200, "a description", get("/api/ai/tools/tip")],
  [200, "a calculation", json(TIP, '{"bill":80}')],
  [200, "a message", json("/mcp", '{"jsonrpc":"2.0","id":1,"method":"ping"}')],
  [200, "health", get("/api/health")],
  [200, "readiness", get("/api/ready")],
  [204, "a preflight", `OPTIONS ${TIP} HTTP/1.1\r\n${HOST}\r\n`],
  [304, "what is known", get("/api/ai/tools", "If-None-Match: *")],
  [307, "a page's payload", get("/calculators/tip", "RSC: 1")],
  [308, "a slash too many", get("/calculators/tip/")],
  [400, "a bad input", json(TIP, '{"bill":-1}')],
  [400, "bad JSON at /mcp", json("/mcp", "{")],
  [400, "bad encoding", get("/%ff")],
  [400, "bad encoding under /api", get("/api/%ff")],
  [400, "no HTTP at all", "\x16\x03\x01\r\n\r\n"],
  [404, "a page that is not there", get("/nothing")],
  [404, "a tool that is not there", get("/api/ai/tools/nothing")],
  [404, "a static file that is not there", get("/_next/static/chunks/nothing.js")],
  [405, "a page that is posted to", json("/calculators/tip", "")],
  [405, "a list that is posted to", json("/api/ai/tools", "")],
  [405, "health that is posted to", json("/api/health", "")],
  [413, "a body that is too large", json(TIP, " ".repeat(17_000))],
  [414, "a long address", get(`/${"a".repeat(9000)}`)],
  [431, "long headers", get("/", `X: ${"a".repeat(20_000)}`)],
];

for (const [status, what, request] of ANSWERS) {
  test(`${status}: ${what} carries what every answer carries`, async ({ baseURL }) => {
    const answer = await exchange("127.0.0.1", Number(new URL(baseURL ?? "").port), request);
    const head = answer.slice(0, answer.indexOf("\r\n\r\n")).toLowerCase();
    expect(head).toContain(`http/1.1 ${status} `);
    for (const line of [
      "x-content-type-options: nosniff",
      "referrer-policy: strict-origin-when-cross-origin",
      "permissions-policy: camera=()",
      "cross-origin-opener-policy: same-origin",
    ]) {
      expect(head).toContain(`\r\n${line}`);
    }
    for (const never of ["set-cookie", "x-powered-by", "\r\nserver:", "access-control-allow-credentials"]) {
      expect(head).not.toContain(never);
    }
    if (!what.includes("embed") && status >= 200 && ![307, 308].includes(status)) {
      expect(head).toContain("frame-ancestors 'none'");
    }
  });
}

// Not among the tests that Prism watches: it takes application/problem+json for application/json.
test("a refusal is a problem where that is asked for, a request's id comes back, and a key for retries changes nothing", async ({
  request,
}) => {
  const headers = { accept: "application/problem+json", "x-request-id": "mine-1", "idempotency-key": "one" };
  const refused = await request.post("/api/tools/tip/calculate", { headers, data: { bill: -1 } });
  expect([refused.status(), refused.headers()["content-type"]]).toEqual([400, "application/problem+json"]);
  expect(refused.headers()["x-request-id"]).toBe("mine-1");
  expect(await refused.json()).toMatchObject({
    status: 400,
    code: "INVALID_INPUT",
    detail: "Bill must be at least 0.",
  });
  const answered = await request.post("/api/tools/tip/calculate", { headers, data: { bill: 80 } });
  expect(answered.status()).toBe(200);
});
