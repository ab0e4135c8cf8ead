// `npm run tokens`: what MCP costs a model, in tokens of o200k_base: the list of tools once, and the answers to every worked
// example and to every question that the search's own examples ask, text and structuredContent together.
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { asks } from "#calculators/asks";
import { finish, formatNumber, type Raw, USD } from "#engine";
import { mcp, toolName, writeTools } from "#lib/mcp";
import type { Reading } from "#lib/questions/ask";
import { catalogue } from "#lib/service/catalogue";
import { answersTo, examplesOf } from "./examples.ts";
import { table } from "./table.ts";

const SITE = {
  url: "https://calc.example",
  name: "Ready Reckoner",
  currency: USD,
  builtAt: "2026-11-20T00:00:00.000Z",
};
const LARGEST = 5;

type Call = { readonly slug: string; readonly inputs: Raw };
type Cost = { readonly slug: string; readonly text: number; readonly structure: number };

export default async function tokens(): Promise<string> {
  const [examples, questions] = [await workedExamples(), await questionsAsked()];
  const calls = [...examples, ...questions];
  const short = await costsOf(calls, "");
  const largest = [...short].sort((a, b) => whole(b) - whole(a)).slice(0, LARGEST);
  return [
    table(
      ["answers", "number", "text", "structure", "mean", "median", "most"],
      [
        lineOf("short", short),
        lineOf("of them, worked examples", short.slice(0, examples.length)),
        lineOf("of them, questions", short.slice(examples.length)),
        lineOf("in full", await costsOf(calls, "?answers=full")),
      ],
    ),
    `The largest: ${largest.map((cost) => `${cost.slug} ${cost.text} + ${cost.structure}`).join(", ")}.`,
    "",
    await listed(),
  ].join("\n");
}

async function workedExamples(): Promise<readonly Call[]> {
  const entries = await catalogue().allOpen();
  return entries.map(({ calculator, words }) => ({ slug: calculator.slug, inputs: words.example.inputs }));
}

async function questionsAsked(): Promise<readonly Call[]> {
  const open = new Set((await workedExamples()).map(({ slug }) => slug));
  const answers = await Promise.all(Object.keys(asks).flatMap(examplesOf).map(answersTo));
  return answers.flatMap(([one]) => (one && open.has(one.reading.slug) ? [callOf(one.reading)] : []));
}

const callOf = ({ slug, texts }: Reading): Call => ({ slug, inputs: texts });

const costsOf = (calls: readonly Call[], query: string) => Promise.all(calls.map((call) => costOf(call, query)));

async function costOf({ slug, inputs }: Call, query: string): Promise<Cost> {
  const params = { name: toolName(slug), arguments: inputs };
  const { result } = await askMcp("tools/call", params, query);
  if (result.isError) throw new Error(`${slug} refuses ${JSON.stringify(inputs)}: ${result.content[0].text}`);
  const text = result.content.reduce((sum: number, part: { text: string }) => sum + counted(part.text), 0);
  return { slug, text, structure: counted(JSON.stringify(result.structuredContent)) };
}

async function askMcp(method: string, params: object, query = "") {
  const request = new Request(`${SITE.url}/mcp${query}`, { method: "POST" });
  const { body } = await answer(request, { jsonrpc: "2.0", id: 1, method, params });
  return JSON.parse(body ?? "{}");
}

const answer = mcp({
  catalogue: catalogue(),
  site: SITE,
  tools: (site) => writeTools(catalogue(), site),
  inTurns: async (work) => ({ result: finish(work) }),
  appParts: (slug) => Promise.reject(new Error(`the form of ${slug} is not wanted`)),
});

function lineOf(what: string, costs: readonly Cost[]): readonly string[] {
  const sums = costs.map(whole).sort((a, b) => a - b);
  const mean = (all: readonly number[]) =>
    formatNumber(all.reduce((sum, one) => sum + one, 0) / all.length, { digits: 0 });
  const parts = [costs.map(({ text }) => text), costs.map(({ structure }) => structure), sums].map(mean);
  return [what, String(costs.length), ...parts, String(sums[Math.floor(sums.length / 2)]), String(sums.at(-1))];
}

/** A model is shown a tool's name, description and inputs. */
async function listed(): Promise<string> {
  const { result } = await askMcp("tools/list", {});
  const sizes: number[] = result.tools.map(({ name, description, inputSchema }: Record<string, unknown>) =>
    counted(JSON.stringify({ name, description, inputSchema })),
  );
  const sum = sizes.reduce((total, size) => total + size, 0);
  return `${sizes.length} tools of ${formatNumber(sum / sizes.length, { digits: 0 })} tokens on average, ${sum} in all; the largest has ${Math.max(...sizes)}.`;
}

const whole = ({ text, structure }: Cost) => text + structure;
const counted = (text: string) => encode(text).length;
