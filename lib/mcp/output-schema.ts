// What `structuredContent` holds: of the Calculation of the REST service as much as was asked for. Kept small, because a client
// may read a hundred of these before its first question: it says no more of the results than fits. Objects stay open for new
// members.
import type { Tool } from "#lib/service";

type Output = Pick<Tool["outputs"][number], "name" | "label" | "type">;

const MOST_BYTES = 900;

export function outputSchemaOf(outputs: readonly Output[]) {
  const figures = [{ name: "primary", label: "The main one" }, ...outputs.filter(({ type }) => type !== "table")];
  for (const described of [withLabels, withNames]) {
    const whole = schema(described(figures));
    if (Buffer.byteLength(JSON.stringify(whole)) <= MOST_BYTES) return whole;
  }
  return schema(withList(figures));
}

type Named = Pick<Output, "name" | "label">;

const TEXT = { type: "string" } as const;

const withLabels = (figures: readonly Named[]) => ({
  properties: Object.fromEntries(figures.map(({ name, label }) => [name, { ...TEXT, description: label }])),
});

const withNames = (figures: readonly Named[]) => ({
  properties: Object.fromEntries(figures.map(({ name }) => [name, TEXT])),
});

const withList = (figures: readonly Named[]) => ({
  description: figures.map(({ name }) => name).join(", "),
  additionalProperties: TEXT,
});

function schema(members: object) {
  return {
    type: "object",
    properties: {
      result: { type: "object", ...members },
      values: { type: "object", description: "Plain decimals, with show: values", additionalProperties: TEXT },
      calculation: { type: "object", description: "formula, assumptions, inputs" },
      source_url: { ...TEXT, description: "Cite it" },
    },
    required: ["result", "calculation", "source_url"],
  } as const;
}
