// Real clients over HTTP: each lists the tools, and gets what REST gives: the first from every tool, the others, whose calls differ
// from its calls in nothing that a tool sees, from those that are due.
import { type APIRequestContext, expect, test } from "@playwright/test";
import { unlike } from "#fuzz/part-of";
import { CLIENTS } from "./mcp-clients.ts";
import { toolsOf } from "./sets.ts";

type Example = { readonly slug: string; readonly inputs: Record<string, unknown>; readonly answer: object };

const STEP = 8;

for (const [i, [client, connect]] of Object.entries(CLIENTS).entries()) {
  test(`${client} lists every tool and gets from ${i === 0 ? "each" : "some"} what REST gives`, async ({
    request,
    baseURL,
  }) => {
    const { names, call, close } = await connect(new URL("/mcp?answers=full", baseURL));
    const examples = await workedExamples(request);
    const tools = [...examples.map(({ slug }) => toolName(slug)), "calculator_solve", "calculator_table"];
    expect([...names].sort()).toEqual(tools.sort());
    for (const { slug, inputs, answer } of i === 0 ? examples : toolsOf(examples, STEP)) {
      const { structuredContent, content, isError } = await call(toolName(slug), inputs);
      expect(timeless(structuredContent)).toEqual(timeless(answer));
      expect(content).toEqual([
        { type: "text", text: expect.stringContaining(sourceOf(answer)) },
        { type: "text", text: JSON.stringify({ values: valuesOf(answer) }) },
      ]);
      expect(isError ?? false).toBe(false);
    }
    await close();
  });

  test(`${client} solves and makes tables as REST does`, async ({ request, baseURL }) => {
    const { call, close } = await connect(new URL("/mcp?answers=full", baseURL));
    for (const [name, asked] of COMMON) {
      const { structuredContent, isError } = await call(`calculator_${name}`, { calculator: "mortgage", ...asked });
      const rest = await (await request.post(`/api/tools/mortgage/${name}`, { data: asked })).json();
      expect(isError ?? false).toBe(false);
      expect(unlike(structuredContent, rest)).toEqual([]);
      expect(unlike(rest, structuredContent)).toEqual([]);
    }
    await close();
  });

  test(`${client} gets what is wrong with the inputs in the words of REST`, async ({ request, baseURL }) => {
    const { call, close } = await connect(new URL("/mcp", baseURL));
    const inputs = { tip_rate: 900, peple: 2 };
    const { isError, content } = await call("calculator_tip", inputs);
    const refused = await request.post("/api/tools/tip/calculate", { data: inputs });
    const { error } = await refused.json();
    expect(isError).toBe(true);
    expect(error.issues).toHaveLength(3);
    for (const { message } of error.issues) {
      expect(content).toEqual([{ type: "text", text: expect.stringContaining(message) }]);
    }
    await close();
  });
}

const COMMON = [
  ["solve", { inputs: { annual_rate: 6.5, years: 30 }, want: { principal_and_interest: 2500 }, by: "price" }],
  ["table", { inputs: { price: 400000 }, vary: { annual_rate: { from: 5, to: 8, step: 0.5 } }, outputs: ["loan"] }],
] as const;

async function workedExamples(request: APIRequestContext): Promise<Example[]> {
  const { tools } = await (await request.get("/api/ai/tools")).json();
  return Promise.all(
    tools.map(async ({ slug }: { slug: string }) => {
      const { example } = await (await request.get(`/api/ai/tools/${slug}`)).json();
      const response = await request.post(`/api/tools/${slug}/calculate`, { data: example.inputs });
      return { slug, inputs: example.inputs, answer: await response.json() };
    }),
  );
}

const toolName = (slug: string) => `calculator_${slug.replaceAll("-", "_")}`;

/** The one member that two runs do not share. */
function timeless(answer: unknown) {
  if (typeof answer !== "object" || answer === null) return answer;
  const members = Object.entries(answer);
  return Object.fromEntries(members.filter(([name]) => name !== "calculation_timestamp"));
}

const sourceOf = (answer: object) => ("source_url" in answer ? String(answer.source_url) : "no source");
const valuesOf = (answer: object) => ("values" in answer ? answer.values : undefined);
