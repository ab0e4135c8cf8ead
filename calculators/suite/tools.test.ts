// What machines see of each calculator, as it was last looked at: the JSON Schemas of REST and the tool of MCP, in
// tool.json of each calculator. What all tools share is in envelope.json, once.
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { expect, it } from "vitest";
import { USD } from "#engine";
import { writeTools } from "#lib/mcp";
import { catalogue } from "#lib/service/catalogue";
import { laidOut, schemasOf } from "./schema.ts";

const HINT = "If machines are meant to see this change, run npm run unit -- calculators -u";
const SITE = {
  url: "https://calc.example",
  name: "Ready Reckoner",
  currency: USD,
  builtAt: "2026-11-20T00:00:00.000Z",
};

const tools = new Map((await writeTools(catalogue(), SITE)).map(({ entry, text }) => [entry.calculator.slug, text]));
const published = (await catalogue().all()).map(({ calculator }) => [calculator.slug, calculator] as const);

it.each(published)("machines see %s as they did", async (slug, calculator) => {
  const text = tools.get(slug);
  const seen = { schemas: schemasOf(calculator), ...(text ? { tool: parted(slug, text).own } : {}) };
  await expect(laidOut(seen), HINT).toMatchFileSnapshot(`../${calculator.category}/${slug}/tool.json`);
});

it("all tools come in one envelope", async () => {
  const envelopes = new Set([...tools].map(([slug, text]) => laidOut(parted(slug, text).shared)));
  expect(envelopes.size).toBe(1);
  await expect([...envelopes].join(), HINT).toMatchFileSnapshot("envelope.json");
});

/** In tokens of what a model reads of a tool; titles, hints and output schemas are for hosts. */
const MOST_TOKENS = 700;
// Of which 18 are for `show`.
const MOST_ON_AVERAGE = 270;

it("models read few tokens of each tool", () => {
  const sizes = [...tools].map(([slug, text]) => ({ slug, tokens: tokensOf(text) }));
  expect(sizes.filter(({ tokens }) => tokens > MOST_TOKENS)).toEqual([]);
  expect(sizes.reduce((sum, { tokens }) => sum + tokens, 0) / sizes.length).toBeLessThanOrEqual(MOST_ON_AVERAGE);
});

function tokensOf(text: string): number {
  const { name, description, inputSchema } = JSON.parse(text);
  return encode(JSON.stringify({ name, description, inputSchema })).length;
}

/** What is a tool's own, and what it shares with all others. */
function parted(slug: string, text: string) {
  const { annotations: hints, inputSchema, outputSchema, _meta, ...own } = JSON.parse(text);
  const { title: _, ...annotations } = hints;
  const { show, ...inputs } = inputSchema.properties;
  const { result, values, ...properties } = outputSchema.properties;
  const meta = JSON.parse(JSON.stringify(_meta).replace(`/${slug}"`, '/{slug}"'));
  const shared = { annotations, show, outputSchema: { ...outputSchema, properties }, _meta: meta };
  return { own: { ...own, inputSchema: { ...inputSchema, properties: inputs }, result, values }, shared };
}
