import { expect, test } from "vitest";
import { REGION_CODES } from "#engine";
import type { Route } from "#lib/doors/http";
import { calculate, describeOneTool, listTools, mcpEndpoint, solve, table } from "./index.ts";
import contract from "./openapi.json";

async function ask(route: Route, query: string, body?: object) {
  const request = new Request(
    `http://localhost/x?${query}`,
    body ? { method: "POST", body: JSON.stringify(body) } : {},
  );
  const { status, headers, body: said } = await route.answer(request, "tip");
  const text = typeof said === "string" ? said : new TextDecoder().decode(said ?? undefined);
  return { status, etag: headers.etag, body: text ? JSON.parse(text) : undefined };
}

test.each([
  ["the list", listTools, undefined],
  ["a description", describeOneTool, undefined],
  ["an answer", calculate, { bill: 80 }],
])("%s refuses a region that there is not, with those there are", async (_, route, body) => {
  const { status, body: said } = await ask(route, "region=de-AT", body);
  expect([status, said.error.code]).toEqual([400, "BAD_REQUEST"]);
  expect(said.error.message).toContain(REGION_CODES.join(", "));
});

test.each(["region=de-DE&region=en-US", "currency=JPY&currency=JPY"])("%s is refused, not half read", async (query) => {
  const { status, body } = await ask(calculate, query, { bill: 80 });
  expect([status, body.error.code]).toEqual([400, "BAD_REQUEST"]);
  expect(body.error.message).toMatch(/^(region|currency) is given more than once\.$/);
});

test("MCP refuses it as a parameter that is invalid", async () => {
  const message = { jsonrpc: "2.0", id: 3, method: "tools/list" };
  const { status, body } = await ask(mcpEndpoint, "region=de-AT", message);
  expect([status, body.id, body.error.code]).toEqual([400, 3, -32602]);
});

test("a region has its own text and ETag, and leaves those of others alone", async () => {
  const [first, german, swiss, again] = [
    await ask(describeOneTool, ""),
    await ask(describeOneTool, "region=de-DE"),
    await ask(describeOneTool, "region=de-DE&currency=CHF"),
    await ask(describeOneTool, ""),
  ];
  expect(new Set([first.etag, german.etag, swiss.etag]).size).toBe(3);
  expect(again.etag).toBe(first.etag);
  expect(german.body.example.result.primary).toContain("€");
  expect(swiss.body.example.result.primary).toContain("CHF");
});

test("an answer is given in the region that its address names", async () => {
  const { body } = await ask(calculate, "region=en-IN", { bill: 8_000_00, tip_rate: 0 });
  expect(body.result.total).toBe("₹8,00,000.00");
});

test("a row of a table and a request to solve are refused in the words of a single answer", async () => {
  const much = 1e12;
  const single = await ask(calculate, "region=de-DE", { bill: much });
  expect(single.body.error.message).toBe("Bill must be at most 1.000.000.");
  const { rows } = (await ask(table, "region=de-DE", { vary: { bill: [80, much] } })).body;
  expect(rows[1].error).toEqual(single.body.error);
  const sought = await ask(solve, "region=de-DE", { inputs: { bill: much }, want: { share: 20 }, by: "tip_rate" });
  expect(sought.body.error).toEqual(single.body.error);
});

test("the OpenAPI document lists the regions there are", () => {
  const { parameters } = contract.paths["/api/tools/{slug}/calculate"].post;
  expect(parameters.find(({ name }) => name === "region")?.schema).toMatchObject({ enum: REGION_CODES });
});
