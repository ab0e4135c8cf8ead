// REST, MCP, pages and refusals say on Vercel what they say on a server of one's own.
import { expect, test } from "@playwright/test";
import { CLIENTS } from "../mcp-clients.ts";
import { PING } from "../mcp-wire.ts";
import { type Asked, REQUESTS, said } from "../said.ts";

/** The platform's own, on every answer. */
const PLATFORMS = ["x-matched-path", "connection", "x-nextjs-rewritten-path"];

const own = (path: string) => `${process.env.E2E_URL}${path}`;
const LARGE = " ".repeat(16_385);

const MORE: readonly Asked[] = [
  ["POST", "/api/tools/tip/calculate", { body: LARGE }],
  ["POST", "/api/tools/tip/calculate", { body: "{" }],
  ["POST", "/api/tools/tip/calculate", { body: '{"bill":80,"bill":90}' }],
  ["POST", "/mcp", { body: LARGE }],
  ["POST", "/mcp", { body: PING }],
  ["POST", "/api/ai/tools"],
  ["PATCH", "/api/nothing/at/all"],
  ["GET", "/api/ready"],
  ["GET", "/api/openapi.json"],
];

test("REST and MCP give the same status, headers and body", async ({ baseURL }) => {
  for (const [method, path, more] of [...REQUESTS, ...MORE].filter(([, path]) => path !== SLASH_IN_SLUG)) {
    const asked = `${method} ${path} ${JSON.stringify(more ?? {}).slice(0, 100)}`;
    const [there, here] = [`${baseURL}${path}`, own(path)];
    const [vercel, ours] = await Promise.all(
      [there, here].map(async (url) => comparable(await said(url, method, more, PLATFORMS))),
    );
    expect.soft(vercel, asked).toEqual(ours);
  }
});

/** Both say 404. Vercel's router takes it for a slug, Next's and ours for an address of another depth. */
const SLASH_IN_SLUG = "/api/ai/tools/tip%2Fx";

/** Two builds are not of the same second, nor are the tags of what says so; and a redirect is the platform's own. */
function comparable({ status, headers, body }: Awaited<ReturnType<typeof said>>) {
  if (status === 308) return { status, location: headers.find(([name]) => name === "location") };
  const shapes = headers.map(([name, value]) => [name, name === "etag" ? value.replace(/[\w-]{22}/, "…") : value]);
  return { status, headers: shapes, body: body.replace(/(built|generated)_at": ?"[^"]+"/g, "") };
}

const PAGES: readonly Asked[] = [
  ...["/", "/calculators", "/calculators/tip", "/calculators/tip/proof", "/calculators/tip.md", "/embed/tip"],
  ...["/llms.txt", "/sitemap.xml", "/robots.txt", "/search.json", "/mcp/server.json", "/.well-known/api-catalog"],
  ...["/mcp/server-card", "/.well-known/ai-catalog.json", "/.well-known/agent-skills/index.json", "/SKILL.md"],
  ...["/.well-known/security.txt", "/icon.svg", "/examples/agent.mjs", "/calculators/tip/picture.png", "/changes.xml"],
  ...[
    "/nothing",
    "/calculators/nothing",
    "/calculators/nothing.md",
    "/embed/nothing",
    "/_global-error",
    "/calculators/tip/",
  ],
].flatMap((path): Asked[] => [
  ["GET", path],
  ["HEAD", path],
]);
const WRONG: readonly Asked[] = ["/", "/calculators/tip", "/llms.txt", "/nothing", "/_next/static/nothing.js"].flatMap(
  (path) => ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map((method): Asked => [method, path]),
);
const ACTION: Asked = ["GET", "/calculators/tip", { headers: { "next-action": "0" } }];

/** The rest of a page's headers is the content network's own business. */
const KEPT = [
  "content-type",
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "allow",
  "location",
];

test("pages, files and refusals have the same status and the same headers for security", async ({ baseURL }) => {
  for (const [method, path, more] of [...PAGES, ...WRONG, ACTION]) {
    const [vercel, ours] = await Promise.all(
      [`${baseURL}${path}`, own(path)].map(async (url) => {
        const { status, headers } = await fetch(url, { ...more, method, redirect: "manual" });
        return { status, headers: keptBy(status).map((name) => [name, headers.get(name)]) };
      }),
    );
    expect.soft(vercel, `${method} ${path}`).toEqual(ours);
  }
});

/** The platform says in its own words that it refuses, and gives redirects the headers of pages, as Next does not. */
function keptBy(status: number): readonly string[] {
  const platforms = status === 308 ? "content-security-policy" : "content-type";
  return status < 300 ? KEPT : KEPT.filter((name) => name !== platforms);
}

test("what is fixed by a deployment is kept by the content network, and for no longer than five minutes", async ({
  request,
}) => {
  for (const path of [
    "/",
    "/calculators/tip",
    "/embed/tip",
    "/calculators/tip.md",
    "/llms.txt",
    "/api/openapi.json",
    "/api/ai/tools",
    "/api/ai/tools/tip",
  ]) {
    expect((await request.get(path)).headers()["cache-control"], path).toContain("s-maxage=300");
  }
});

for (const [name, connect] of Object.entries(CLIENTS)) {
  test(`${name} lists and calls the same tools`, async ({ baseURL }) => {
    const clients = await Promise.all([`${baseURL}/mcp`, own("/mcp")].map((url) => connect(new URL(url))));
    const [vercel, ours] = await Promise.all(
      clients.map(async (client) => {
        const answer = JSON.stringify(await client.call("calculator_tip", { bill: 80, people: 4 }));
        await client.close();
        return { names: client.names, answer: answer.replace(/"calculation_timestamp[\\"]+:[\\"]+[^"\\]+/g, "") };
      }),
    );
    expect(vercel?.answer).toContain("23.6");
    expect(vercel).toEqual(ours);
  });
}
