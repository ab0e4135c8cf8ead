// A calculator in the words of the API: the light entry of the list, and the whole description.
import {
  calculate,
  describeInputs,
  describeOutputs,
  type InputDescriptor,
  inputSchema,
  isRefusal,
  type OutputDescriptor,
  outputSchema,
  present,
  presentWorking,
} from "#engine";
import { CATEGORIES, type Entry } from "#lib/catalogue";
import type { Site } from "#lib/site";
import { pageOf } from "./addresses.ts";
import { resultOf } from "./result.ts";

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

/** All there is to know of one. `related` says which of its relatives are open too. */
export function tool(entry: Entry, site: Site, isOpen: (slug: string) => boolean) {
  const { calculator, words } = entry;
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
    example: workedExample(entry, site),
    related_tools: words.related.filter(isOpen),
    sources: words.sources,
    ...(words.review ? { review: words.review } : {}),
    updated_at:
      words.changes
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? null,
    disclaimer: CATEGORIES[calculator.category].disclaimer,
  };
}

/** A body that works as it stands, with what comes back for it. */
function workedExample({ calculator, words }: Entry, site: Site) {
  const answer = calculate(calculator, words.example.inputs);
  if (isRefusal(answer)) throw new Error(`the worked example of ${calculator.slug} is refused`);
  return {
    inputs: words.example.inputs,
    result: resultOf(present(calculator, answer, site.currency)),
    steps: presentWorking(calculator, answer, site.currency),
  };
}

type Published = Omit<InputDescriptor, "integer" | "maxLength">;
const published = ({ integer, maxLength, ...input }: InputDescriptor): Published => input;

export type ToolEntry = ReturnType<typeof toolEntry>;
export type Tool = ReturnType<typeof tool>;
export type { OutputDescriptor };
