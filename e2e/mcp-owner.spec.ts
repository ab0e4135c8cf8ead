// What the owner of a site decides about /mcp.
import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { older, PING, rpcCode, send } from "./mcp-wire.ts";
import { mounted } from "./mounted.ts";
import { type Service, startService } from "./service.ts";

test("too many requests are refused with the seconds to wait, in JSON-RPC; every POST costs one", () =>
  against({ MCP_RATE_LIMIT_PER_MINUTE: "2" }, async ({ url }) => {
    const answers = [];
    for (const body of ["", PING, PING]) answers.push(await send(`${url}/mcp`, { body }));
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 429]);
    expect(Number(answers[2]?.headers["retry-after"])).toBeGreaterThanOrEqual(1);
    const refused = { error: { code: -32603, data: { code: "RATE_LIMITED" } } };
    expect(JSON.parse(answers[2]?.text ?? "")).toMatchObject(refused);
    expect((await fetch(`${url}/api/ai/tools`)).status).toBe(200);
  }));

test("switched off, it says so", () =>
  against({ AI_API_ENABLED: "false" }, async ({ url }) => {
    const answer = await send(`${url}/mcp`, { body: PING });
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toMatchObject({ jsonrpc: "2.0", error: { data: { code: "API_DISABLED" } } });
  }));

test("a calculator that the owner closed is unknown, and nothing links there", () =>
  against({ AI_CLOSED_CALCULATORS: "percentage" }, async ({ url }) => {
    const listed = await send(`${url}/mcp`, { body: older("tools/list") });
    expect(listed.text).toContain("calculator_tip");
    expect(listed.text).not.toMatch(/calculator_percentage\b/);
    const call = older("tools/call", '{"name":"calculator_percentage","arguments":{"percentage":1,"whole":1}}');
    expect(rpcCode(await send(`${url}/mcp`, { body: call }))).toBe(-32602);
    expect((await send(`${url}/mcp?tools=percentage`, { body: PING })).status).toBe(400);
  }));

async function against(settings: Record<string, string>, work: (service: Service) => Promise<void>): Promise<void> {
  const service = await startService(settings, mounted());
  await work(service).finally(service.stop);
}

test("the registry's entry tells where the service stands", async ({ request }) => {
  const { name, remotes } = await (await request.get("/mcp/server.json")).json();
  expect(name).toMatch(/^[a-zA-Z0-9.-]+\/ready-reckoner$/);
  expect(remotes).toEqual([{ type: "streamable-http", url: expect.stringMatching(/\/mcp$/) }]);
});

test("from the domain alone a client finds the server, and an agent its skill", async ({ request }) => {
  const catalog = await request.get("/.well-known/ai-catalog.json");
  expect(catalog.headers()).toMatchObject({
    "content-type": expect.stringContaining("application/ai-catalog+json"),
    "access-control-allow-origin": "*",
  });
  const [{ type, url }] = (await catalog.json()).entries;
  const card = await request.get(new URL(url).pathname);
  expect(card.headers()["content-type"]).toContain(type);
  expect((await card.json()).remotes[0].url).toMatch(/\/mcp$/);

  const [skill] = (await (await request.get("/.well-known/agent-skills/index.json")).json()).skills;
  const text = await (await request.get(skill.url)).body();
  expect(skill.digest).toBe(`sha256:${createHash("sha256").update(text).digest("hex")}`);
  expect(await (await request.get("/SKILL.md")).body()).toEqual(text);
});
