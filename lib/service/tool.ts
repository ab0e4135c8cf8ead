// A calculator in the words of the API: the light entry of the list, and the whole description.
import {
  describeInputs,
  describeOutputs,
  type InputDescriptor,
  inputSchema,
  type OutputDescriptor,
  outputSchema,
} from "#engine";
import { categoryOf, changedOn, type Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { pageOf } from "./addresses.ts";
import { workedExample } from "./example.ts";

/** What the list says of a calculator. */
export function toolEntry({ calculator }: Entry, site: Site) {
  const { name, slug, category, summary, formula, version } = calculator;
  return {
    name,
    slug,
    category,
    description: summary,
    url: pageOf(site, slug),
    calculate_endpoint: `/api/tools/${slug}/calculate`,
    inputs: describeInputs(calculator, site.currency).map(published),
    outputs: describeOutputs(calculator, site.currency),
    formula,
    tool_version: version,
  };
}

/** All there is to know of one. `isOpen` says which of its relatives, and of those it feeds, are open too. */
export function tool(entry: Entry, site: Site, isOpen: (slug: string) => boolean) {
  const { calculator, words } = entry;
  const example = workedExample(entry, site);
  return {
    ...toolEntry(entry, site),
    purpose: words.purpose,
    input_schema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      ...inputSchema(calculator, site.currency),
    },
    output_schema: { $schema: "https://json-schema.org/draft/2020-12/schema", ...outputSchema(calculator) },
    methodology: words.methodology,
    assumptions: words.assumptions.join(" "),
    limitations: words.limitations,
    faqs: words.questions,
    example: { inputs: example.inputs, result: example.result, steps: example.steps },
    related_tools: words.related.filter(isOpen),
    feeds: Object.entries(words.feeds ?? {}).flatMap(([slug, inputs]) =>
      isOpen(slug) ? [{ tool: slug, inputs }] : [],
    ),
    sources: words.sources,
    ...(words.review ? { review: words.review } : {}),
    updated_at: changedOn(entry),
    disclaimer: categoryOf(calculator).disclaimer,
  };
}

type Published = Omit<InputDescriptor, "integer" | "maxLength">;
const published = ({ integer, maxLength, ...input }: InputDescriptor): Published => input;

export type ToolEntry = ReturnType<typeof toolEntry>;
export type Tool = ReturnType<typeof tool>;
export type { OutputDescriptor };
