// The OpenAPI document of one calculator: its operations at their own addresses, with its inputs and figures by name, for
// programs that generate code or import actions.
import { inputSchema, outputSchema } from "#engine";
import type { Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import type { OpenApi, Operation } from "./openapi.ts";

const BASE = "/api/tools/{slug}";

export function describeCalculator(document: OpenApi, { calculator, words }: Entry, site: Site) {
  const { name, slug, version, summary } = calculator;
  const { required, ...inputs } = inputSchema(calculator, site.currency);
  const figures = outputSchema(calculator);
  const typed: Readonly<Record<string, (operation: Operation) => object>> = {
    calculate: (operation) => ({
      ...sending(operation, { ...inputs, ...(required ? { required } : {}) }, words.example.inputs),
      responses: answering(operation, figures),
    }),
    table: (operation) => sending(operation, extended("TableRequest", { inputs })),
    solve: (operation) =>
      sending(operation, extended("SolveRequest", { inputs, by: { enum: Object.keys(inputs.properties) } })),
  };
  const paths = Object.entries(typed).flatMap(([way, change]) => {
    const operation = document.paths[`${BASE}/${way}`]?.post;
    return operation ? [[`/api/tools/${slug}/${way}`, { post: change(ownOf(operation, slug)) }]] : [];
  });
  return {
    ...document,
    servers: [{ url: site.url, description: site.name }],
    info: { ...document.info, title: `${name} (${site.name})`, version, description: summary },
    paths: Object.fromEntries(paths),
  };
}

/** Without the parameter that the address has already, and under a name of its own. */
const ownOf = (operation: Operation, slug: string): Operation => ({
  ...operation,
  operationId: `${operation.operationId}_${slug.replaceAll("-", "_")}`,
  parameters: (operation.parameters ?? []).filter(({ name }) => name !== "slug"),
});

function sending(operation: Operation, schema: object, example?: object) {
  const content = { "application/json": { schema, ...(example ? { examples: shown(example) } : {}) } };
  return { ...operation, requestBody: { description: "", ...operation.requestBody, content } };
}

const shown = (value: object) => ({ example: { summary: "The worked example", value } });

const extended = (schema: string, properties: object) => ({
  allOf: [{ $ref: `#/components/schemas/${schema}` }, { type: "object", properties }],
});

function answering({ responses }: Operation, figures: object) {
  const success = responses[200];
  if (!success) return responses;
  const schema = extended("Calculation", { result: figures });
  return { ...responses, 200: { ...success, content: { "application/json": { schema } } } };
}
