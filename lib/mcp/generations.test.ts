import { describe, expect, it } from "vitest";
import { META, newer, older, SITE, send } from "./ask.fixture.ts";

const TIP = { name: "calculator_tip", arguments: { bill: 80, people: 4 } };

const failing = (code: number) => ({ jsonrpc: "2.0", id: 7, error: { code, message: expect.any(String) } });

describe("a client of the generation before", () => {
  it("is greeted, and needs no session", async () => {
    const client = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "a", version: "1" } };
    const { body } = await older("initialize", client);
    expect(body.result).toMatchObject({
      protocolVersion: "2025-06-18",
      capabilities: { tools: {} },
      serverInfo: { name: "ready-reckoner", title: "Ready Reckoner", version: "1.0.0", websiteUrl: SITE.url },
    });
    const next = await send({ jsonrpc: "2.0", method: "notifications/initialized" });
    expect([next.status, next.text]).toEqual([202, ""]);
    expect((await older("ping")).body).toEqual({ jsonrpc: "2.0", id: 7, result: {} });
  });

  it("is offered the newest revision it can speak", async () => {
    const client = { protocolVersion: "2026-07-28", capabilities: {}, clientInfo: { name: "a", version: "1" } };
    expect((await older("initialize", client)).body.result.protocolVersion).toBe("2025-11-25");
    expect((await older("initialize", { protocolVersion: 5 })).body).toEqual(failing(-32602));
  });

  it("gets an error when its revision is unknown", async () => {
    const { status } = await older("ping", {}, { headers: { "mcp-protocol-version": "1999-01-01" } });
    expect(status).toBe(400);
  });

  it("may send what needs no answer", async () => {
    expect((await send({ jsonrpc: "2.0", id: 1, result: {} })).status).toBe(202);
    expect((await send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 7 } })).status).toBe(
      202,
    );
  });
});

describe("a client of 2026-07-28", () => {
  it("discovers the server", async () => {
    const { body } = await newer("server/discover");
    expect(body.result).toMatchObject({
      supportedVersions: ["2026-07-28"],
      capabilities: { tools: {} },
      resultType: "complete",
      ttlMs: 3_600_000,
      cacheScope: "public",
      _meta: { "io.modelcontextprotocol/serverInfo": { name: "ready-reckoner" } },
    });
    expect(body.result.instructions).toContain("calculator_<topic>");
  });

  it("finds what is gone gone", async () => {
    for (const method of ["ping", "initialize"]) expect((await newer(method)).status).toBe(404);
  });

  it.each([
    ["mcp-method", { "mcp-method": "tools/call" }, -32020],
    ["mcp-name", { "mcp-name": "calculator_bmi" }, -32020],
    ["mcp-protocol-version", { "mcp-protocol-version": "2025-11-25" }, -32020],
  ])("gets an error when %s and body disagree", async (_, headers, code) => {
    const method = "mcp-method" in headers ? "tools/list" : "tools/call";
    const { status, body } = await newer(method, method === "tools/call" ? TIP : {}, { headers });
    expect(status).toBe(400);
    expect(body).toMatchObject({ id: 7, error: { code } });
  });

  it("gets the list of revisions", async () => {
    const version = "2099-01-01";
    const params = { _meta: { ...META, "io.modelcontextprotocol/protocolVersion": version } };
    const headers = { "mcp-protocol-version": version, "mcp-method": "tools/list" };
    const { status, body } = await send({ jsonrpc: "2.0", id: 7, method: "tools/list", params }, { headers });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: -32022, data: { supported: ["2026-07-28"], requested: version } } });
  });

  it("cannot hold a stream open", async () => {
    const { status, text } = await newer("subscriptions/listen", { notifications: { toolsListChanged: true } });
    expect(status).toBe(200);
    expect(text).toContain('"resultType":"complete"');
  });
});
