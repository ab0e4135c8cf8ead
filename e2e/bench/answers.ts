// What the service says of every calculator, a line each: its description, its Markdown, its tool, and for each known figure and
// the worked example the answer over REST and MCP. `npm run answers -- <file>` before and after a change that should change
// nothing, then compare the two files.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { finish, type Raw, USD } from "#engine";
import { mcp, toolName, writeTools } from "#lib/mcp";
import { calculation, describeTool, markdownOf, proofOf, toolCatalogue } from "#lib/service";
import { catalogue, type Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";

const SITE: Site = {
  url: "https://calc.example",
  name: "Ready Reckoner",
  currency: USD,
  builtAt: "2026-11-20T00:00:00.000Z",
};

const OPENED = new Date("2026-11-20T00:00:00.000Z");
const A_MOMENT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

type Line = readonly [slug: string, what: string, value: unknown];

export default async function answers(file = "answers.txt"): Promise<string> {
  const entries = await catalogue().all();
  const lines = (await Promise.all(entries.map(linesOf))).flat();
  lines.push(["", "list", await toolCatalogue(catalogue(), SITE)]);
  for (const { entry, text } of await writeTools(catalogue(), SITE)) lines.push([entry.calculator.slug, "tool", text]);
  const text = lines
    .map((line) => `${JSON.stringify(line)}\n`)
    .toSorted()
    .join("");
  writeFileSync(file, text);
  return `${lines.length} lines in ${file}, ${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;
}

async function linesOf(entry: Entry): Promise<readonly Line[]> {
  const { calculator, words } = entry;
  const { slug } = calculator;
  const { vectors, ...proof } = proofOf(entry);
  const inputs = [...new Set([words.example.inputs, ...words.vectors.map((vector) => vector.inputs)].map(sorted))];
  const answered = await Promise.all(
    inputs.flatMap((text) => {
      const raw: Raw = JSON.parse(text);
      return [rest(entry, raw), overMcp(slug, raw)];
    }),
  );
  return [
    [slug, "description", await describeTool(catalogue(), slug, SITE)],
    [slug, "markdown", markdownOf(entry, SITE)],
    [slug, "changes", words.changes],
    [slug, "proof", proof],
    ...vectors.map(({ given, inputs, ...figures }): Line => [slug, "figures", [sorted(inputs), sorted(figures)]]),
    ...vectors.map(({ given, inputs }): Line => [slug, "given", [sorted(inputs), given]]),
    ...answered.map((answer): Line => [slug, "answer", answer]),
  ];
}

const rest = async (entry: Entry, raw: Raw) => [sorted(raw), calculation(entry, raw, SITE, OPENED)];

async function overMcp(slug: string, raw: Raw): Promise<unknown> {
  const guard: Parameters<typeof mcp>[0] = {
    catalogue: catalogue(),
    site: SITE,
    tools: () => writeTools(catalogue(), SITE),
    inTurns: async (work) => ({ result: finish(work) }),
    appParts: () => Promise.reject(new Error("no form is read here")),
  };
  const request = new Request(`${SITE.url}/mcp`, { method: "POST" });
  const params = { name: toolName(slug), arguments: raw };
  const { body } = await mcp(guard)(request, { jsonrpc: "2.0", id: 1, method: "tools/call", params });
  return [sorted(raw), body?.replace(A_MOMENT, "now")];
}

/** The same text whatever order the members came in. */
const sorted = (members: object): string => JSON.stringify(inOrder(members));
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, inOrder(one)]),
  );
};
