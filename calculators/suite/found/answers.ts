// What an answer over MCP has in bytes, and how much of it each of its parts: a model reads the text or the structure, and
// some read both.
import { finish, formatNumber } from "#engine";
import { mcp, toolName, writeTools } from "#lib/mcp";
import { catalogue, type Entry } from "#lib/service/catalogue";

type House = Parameters<typeof mcp>[0];
type Site = House["site"];

export async function answerSizes(site: Site): Promise<string> {
  const entries = await catalogue().allOpen();
  const sizes = await Promise.all(entries.map(async (entry) => ({ entry, ...(await answerSize(entry, site)) })));
  const [largest] = sizes.toSorted((a, b) => b.whole - a.whole);
  const average = sizes.reduce((sum, { whole }) => sum + whole, 0) / sizes.length;
  const mortgage = sizes.find(({ entry }) => entry.calculator.slug === "mortgage");
  return [
    `Answers to the worked examples have ${formatNumber(average, { digits: 0 })} bytes on average; the largest, ${largest?.entry.calculator.slug}, has ${largest?.whole}.`,
    mortgage
      ? `A mortgage's has ${mortgage.whole}: ${mortgage.text} of text, ${mortgage.structure} of structuredContent.`
      : "",
  ].join("\n");
}

export async function answerSize({ calculator, words }: Entry, site: Site) {
  const answer = mcp({
    catalogue: catalogue(),
    site,
    tools: () => writeTools(catalogue(), site),
    appParts: noParts,
    inTurns: atOnce,
  });
  const params = { name: toolName(calculator.slug), arguments: words.example.inputs };
  const request = new Request(`${site.url}/mcp`, { method: "POST" });
  const { body } = await answer(request, { jsonrpc: "2.0", id: 1, method: "tools/call", params });
  const { content, structuredContent } = JSON.parse(body ?? "{}").result;
  return { whole: Buffer.byteLength(body ?? ""), text: bytesOf(content), structure: bytesOf(structuredContent) };
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const atOnce: House["inTurns"] = async (work) => ({ result: finish(work) });

/** No form is read here. */
const noParts: House["appParts"] = async (slug) => {
  throw new Error(`The form of ${slug} is not wanted.`);
};
