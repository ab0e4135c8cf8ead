import { expect, it, test } from "vitest";
import { CATEGORIES, catalogue } from "#lib/service/catalogue";
import { older, send } from "./ask.fixture.ts";
import { COMMON_TOOLS } from "./common-tools.ts";
import { SETS, slugsIn } from "./sets.ts";

const entries = await catalogue().allOpen();

type Listed = { readonly tools: readonly { readonly name: string }[] };
const namesAt = async (address: string): Promise<string[]> => {
  const { body } = await older("tools/list", {}, { address });
  return (body.result as Listed).tools.map(({ name }) => name);
};

test("every category is one set", () => {
  const named = Object.values(SETS).flatMap((set) => ("category" in set ? [set.category] : []));
  expect(named.toSorted()).toEqual(Object.keys(CATEGORIES).toSorted());
});

it.each(Object.entries(SETS))("/mcp/%s has its tools and no others", async (name, set) => {
  const names = slugsIn(set, entries).map((slug) => `calculator_${slug.replaceAll("-", "_")}`);
  expect((await namesAt(`/mcp/${name}`)).toSorted()).toEqual([...names, ...Object.keys(COMMON_TOOLS)].toSorted());
});

test("the top has the first sixty calculators and the two common tools, in the order of the whole list", async () => {
  expect(await namesAt("/mcp/top")).toEqual((await namesAt("/mcp")).slice(0, 62));
});

test("tools that are named come to those of the set", async () => {
  expect(await namesAt("/mcp/study?tools=tip")).toContain("calculator_tip");
});

test("an unknown set is refused with those there are", async () => {
  const { status, body } = await send({ jsonrpc: "2.0", id: 1, method: "tools/list" }, { address: "/mcp/astrology" });
  expect([status, body.error.code]).toEqual([400, -32602]);
  expect(body.error.message).toContain("top, money");
});

test("a tool outside the set is unknown there", async () => {
  const { body } = await older(
    "tools/call",
    { name: "calculator_tip", arguments: { bill: 80 } },
    { address: "/mcp/health" },
  );
  expect(body.error.message).toContain("Unknown tool");
});
