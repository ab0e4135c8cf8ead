// Three handlers for the same requests, with as many generated tools as asked for: a bare route, which only reads and
// writes JSON; this service; and a stock mcp-handler server, which registers its tools on every request as its README
// shows. Each generated tool is the tip calculator under another name.
import { createMcpHandler } from "mcp-handler";
import { z } from "zod";
import words from "#calculators/tip/content";
import tip from "#calculators/tip/tip";
import { isRefusal, USD } from "#engine";
import { catalogueOf, withHistory } from "#lib/catalogue";
import { readJson } from "#lib/http";
import { mcp, writeTools } from "#lib/mcp";
import { calculation } from "#lib/service";

export type Handler = (request: Request) => Promise<Response>;

const SITE = { url: "https://calc.example", name: "Bench", currency: USD, builtAt: "2026-11-20T00:00:00.000Z" };
const MOST = { maxBytes: 16_384 };

const named = (count: number) => Array.from({ length: count }, (_, i) => `tip-${i}`);

export const bare: Handler = async (request) => Response.json(await request.json());

export function ours(count: number): Handler {
  const calculators = named(count).map((slug) => [slug, async () => ({ default: { ...tip, slug } })] as const);
  const contents = named(count).map((slug) => [slug, async () => ({ default: words })] as const);
  const catalogue = catalogueOf(Object.fromEntries(calculators), Object.fromEntries(contents), []);
  const tools = writeTools(catalogue, SITE);
  const answer = mcp({ catalogue, site: SITE, tools: () => tools });
  return async (request) => {
    const body = await readJson(request, MOST);
    if ("denial" in body) throw new Error(body.denial.message);
    const { body: text, ...init } = await answer(request, body.value);
    return new Response(text, init);
  };
}

export function stock(count: number): Handler {
  return createMcpHandler((server) => {
    for (const slug of named(count)) {
      const name = `calculator_${slug.replaceAll("-", "_")}`;
      server.registerTool(name, { title: tip.name, description: tip.summary, inputSchema: inputs() }, tipped);
    }
  });
}

const inputs = () =>
  z.strictObject({
    bill: z.number().min(0).max(1e6).describe("Bill. In USD."),
    tip_rate: z.number().min(0).max(100).default(18).describe("Tip. In %."),
    people: z.int().min(1).max(1000).default(1).describe("People."),
    rounding: z.enum(["none", "up"]).default("none").describe("Round."),
  });

async function tipped(sent: z.infer<ReturnType<typeof inputs>>) {
  const outcome = calculation({ calculator: tip, words: withHistory(words) }, sent, SITE, new Date());
  if (isRefusal(outcome)) throw new Error("the inputs are fine");
  return { content: [{ type: "text" as const, text: JSON.stringify(outcome) }], structuredContent: outcome };
}
