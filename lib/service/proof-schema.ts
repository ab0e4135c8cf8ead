// JSON Schema of the known figures as data.
import type { Site } from "#lib/site";

export const PROOF_SCHEMA_PATH = "/proof.schema.json";

const text = (description: string) => ({ type: "string", description });
const COUNT = { type: "integer", minimum: 0 };

const closed = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const FIGURE = closed(
  {
    id: text("The case's id and the figure's name."),
    name: text("The figure's name in an answer, or a cell: schedule.5.balance is the fifth row's balance."),
    expected: text("The figure exactly as its source prints it."),
    ours: text("What the calculator computes, with as many decimals."),
    digits: { ...COUNT, description: "Decimals that the source prints. Absent for words." },
    agrees: { type: "boolean", description: "Whether both are the same." },
  },
  ["digits"],
);

const SOURCE = closed(
  {
    title: text("Author and title, or the arithmetic itself where kind is hand."),
    url: text("Where to read it."),
    place: text("The section, table, page or exercise."),
    read: { type: "string", format: "date", description: "The day it was read." },
  },
  ["url", "place", "read"],
);

const CASE = closed(
  {
    id: text("Stays the same as long as the inputs, the source and the printed figures do."),
    calculator: text("The calculator's slug."),
    version: text("The calculator's version."),
    given: text("What is tried, in words."),
    inputs: {
      type: "object",
      additionalProperties: { type: ["string", "number", "boolean"] },
      description: "What to send to the calculator.",
    },
    figures: { type: "array", minItems: 1, items: FIGURE },
    kind: {
      enum: ["published", "law", "quoted", "software", "hand"],
      description:
        "Who says so: a book, an authority or a manual; a law or a standard; one of those, as others quote it; other software; our own arithmetic, shown as the source's title.",
    },
    source: SOURCE,
    rounding: {
      enum: ["up", "down"],
      description: "How the source writes its last digit, where it doesn't round half away from zero.",
    },
    differs: text("Why our figure isn't the printed one."),
  },
  ["rounding", "differs"],
);

export const proofSchema = ({ url }: Site) => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: `${url}${PROOF_SCHEMA_PATH}`,
  title: "Known figures",
  description: "Printed figures with their sources, each beside what the calculator of this service computes.",
  ...closed({
    $schema: text("This schema."),
    site: text("The service that computed the figures."),
    generated_at: { type: "string", format: "date-time", description: "When the file was made." },
    license: text("On which terms it may be used."),
    count: closed({ cases: COUNT, figures: COUNT }),
    cases: { type: "array", items: CASE },
  }),
});
