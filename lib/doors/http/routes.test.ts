import { expect, test } from "vitest";
import { json, mcpRoute, restRoute, throughNext } from "./index.ts";

const asking = (path: string, method = "GET") => new Request(`http://localhost${path}`, { method });

test("with no setting, sixty a minute are answered at all REST routes together, and MCP has its own", async () => {
  const one = throughNext(restRoute("/api/one", { GET: () => json(1) }));
  const two = throughNext(restRoute("/api/two", { GET: () => json(2) }));
  const mcp = throughNext(mcpRoute("/mcp", { POST: () => json({}) }));
  const answers = Array.from({ length: 30 }, () => [one.GET(asking("/api/one"), {}), two.GET(asking("/api/two"), {})]);
  expect((await Promise.all(answers.flat())).every(({ status }) => status === 200)).toBe(true);
  expect((await one.GET(asking("/api/one"), {})).status).toBe(429);
  expect((await two.GET(asking("/api/two"), {})).status).toBe(429);

  const other = await mcp.POST(asking("/mcp", "POST"), {});
  expect(other.headers.get("ratelimit-policy")).toBe('"default";q=120;w=60');
  expect(other.status).toBe(200);
});
