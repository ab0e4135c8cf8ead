// What `structuredContent` holds: of the Calculation of the REST service as much as was asked for. Kept small, because a client
// may read a hundred of these before its first question: it says no more of the results than fits. Objects stay open for new
// members.
import type { Tool } from "#lib/service";

type Output = Pick<Tool["outputs"][number], "name" | "label" | "type">;

const MOST_BYTES = 1200;

export function outputSchemaOf(outputs: readonly Output[]) {
  const figures = outputs.filter(({ type }) => type !== "table");
  const texts = [{ name: "primary", label: "The main one" }, ...figures];
  for (const described of [withLabels, withNames]) {
    const whole = schema(described(texts), typed(figures));
    if (Buffer.byteLength(JSON.stringify(whole)) <= MOST_BYTES) return whole;
  }
  return schema(withList(texts), typed(figures));
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

/** By name, so that programs that are written from the schema know them. A figure without a value is left out. */
const typed = (figures: readonly Output[]) => ({
  properties: Object.fromEntries(
    figures.map(({ name, type }) => [name, type === "date" ? { ...TEXT, format: "date" } : TEXT]),
  ),
});

function schema(texts: object, values: object) {
  return {
    type: "object",
    properties: {
      result: { type: "object", ...texts },
      values: { type: "object", description: "Plain decimals, with show: values", ...values },
      calculation: { type: "object", description: "formula, assumptions, inputs" },
      source_url: { ...TEXT, description: "Cite it" },
    },
    required: ["result", "calculation", "source_url"],
  } as const;
}
