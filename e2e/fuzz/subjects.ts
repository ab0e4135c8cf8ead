// Each calculator that machines may use, with what is published of it, asked for at the same doors.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { GET as describe } from "#app/api/ai/tools/[slug]/route";
import { calculators } from "#calculators";
import type { Calculator } from "#engine";
import { askMcp, type Tool } from "./doors.ts";

export type Subject = {
  readonly slug: string;
  readonly calculator: Calculator;
  readonly input: ValidateFunction;
  /** Of `result`. */
  readonly output: ValidateFunction;
  /** As MCP publishes them. */
  readonly tool: { readonly input: ValidateFunction; readonly output: ValidateFunction };
};

export const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { date: isDay, "date-time": true, uri: true },
});

const tools = await toolsByName();

const loaded = await Promise.all(
  Object.entries(calculators).map(async ([slug, load]) => ({ slug, ...(await load()) })),
);

export const subjects: readonly Subject[] = await Promise.all(
  loaded
    .filter(({ default: { ai } }) => ai !== "closed")
    .map(({ slug, default: calculator }) => subjectOf(slug, calculator)),
);

async function subjectOf(slug: string, calculator: Calculator): Promise<Subject> {
  const request = new Request(`http://localhost/api/ai/tools/${slug}`);
  const described = await (await describe(request, { params: Promise.resolve({ slug }) })).json();
  const tool = tools.get(`calculator_${slug.replaceAll("-", "_")}`);
  if (!tool) throw new Error(`MCP lists no tool for ${slug}`);
  return {
    slug,
    calculator,
    input: ajv.compile(described.input_schema),
    output: ajv.compile(described.output_schema),
    tool: { input: ajv.compile(tool.inputSchema), output: ajv.compile(tool.outputSchema) },
  };
}

async function toolsByName(): Promise<Map<string, Tool>> {
  const { body } = await askMcp('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
  return new Map((body.result?.tools ?? []).map((tool) => [tool.name, tool]));
}

/** A day that exists, by the calendar of the platform and not by ours. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith("0000")) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
