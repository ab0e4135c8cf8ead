// How a calculator is described: briefly in the list, and in full.
import { z } from "zod";

export const Input = z
  .object({
    name: z.string().describe("The key to send in the body of a calculation."),
    label: z.string().describe("What the page calls it. Messages about this input begin with it."),
    type: z
      .enum(["number", "string", "boolean"])
      .describe("The kind of JSON value. A number may also be sent as text."),
    required: z
      .boolean()
      .describe("Whether you must always send it. If it is needed only sometimes, its description says when."),
    description: z.string().describe("What to send, in a sentence or two."),
    unit: z.string().optional().describe("The unit of the value: %, kg, a currency code. Send 6.5% as 6.5."),
    dimension: z
      .string()
      .optional()
      .describe("What it measures: money, percent, time, length, mass and so on. Absent for plain numbers and words."),
    minimum: z
      .number()
      .optional()
      .describe("The lowest number accepted. If each unit has its own limit, the lowest of those."),
    maximum: z
      .number()
      .optional()
      .describe("The highest number accepted. If each unit has its own limit, the highest of those."),
    options: z.array(z.string()).optional().describe("The only texts accepted."),
    default: z.string().optional().describe("The value used if you leave the input out, as text."),
    example: z.string().optional().describe("A value to try, as text."),
    format: z.enum(["date"]).optional().describe("date: a day, written YYYY-MM-DD."),
    pattern: z.string().optional().describe("A regular expression that the text must match."),
  })
  .describe("One input of a calculator.");

export const Output = z
  .object({
    name: z.string().describe("Its key in result, in values or in tables."),
    label: z.string().describe("What the page calls it."),
    type: z.string().describe("money, percent, number, count, quantity, date, duration, text, list or table."),
    unit: z.string().optional().describe("The unit of the figure, unless you choose another."),
    unit_input: z.string().optional().describe("The input that chooses its unit, if there is one."),
    dimension: z
      .string()
      .optional()
      .describe("What it measures: money, percent, time, length, mass and so on. Absent for plain numbers and words."),
    description: z.string().optional().describe("What it means, if the label doesn't say."),
    primary: z.boolean().optional().describe("true for the main figure."),
  })
  .describe("One figure that a calculator gives.");

export const ToolEntry = z
  .object({
    name: z.string().describe("The calculator's name."),
    slug: z.string().describe("Its name in addresses. Put it where a path has {slug}."),
    category: z
      .string()
      .describe("finance, everyday, health, dates, conversion, mathematics, building, science or study."),
    description: z.string().describe("What it calculates, in one line."),
    url: z.url().describe("Its page for people."),
    calculate_endpoint: z.string().describe("The path to send inputs to."),
    inputs: z.array(Input).describe("Its inputs, in the order of its form."),
    outputs: z.array(Output).describe("Its outputs."),
    formula: z.string().nullable().describe("The formula in one line, if there is one."),
    tool_version: z.string().describe("Its version. It is raised whenever an answer or an input changes."),
  })
  .describe("A calculator in the list.");

export const Example = z
  .object({
    inputs: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .describe("A body you can send unchanged."),
    result: z.record(z.string(), z.string()).describe("The result of these inputs."),
    steps: z.array(z.string()).describe("Its steps, line by line."),
  })
  .describe("A worked example. Sending its inputs gives this result.");

export const Faq = z
  .object({
    question: z.string().describe("The question."),
    answer: z.string().describe("The answer, in a few sentences."),
  })
  .describe("A question people ask, with its answer.");

export const Source = z
  .object({
    title: z.string().describe("Author and title."),
    url: z.string().optional().describe("Where to read it."),
    place: z.string().optional().describe("The section, table or page."),
    read: z.string().optional().describe("The day it was read, as YYYY-MM-DD."),
  })
  .describe("Where a method or a figure comes from.");

export const Review = z
  .object({
    date: z.string().describe("The day, as YYYY-MM-DD."),
    source: z.string().describe("Who checked it, and against what."),
  })
  .describe("When a person last checked the calculator. Absent if no one has.");

export const Feed = z
  .object({
    tool: z.string().describe("The slug of a calculator that can continue with these figures."),
    inputs: z
      .record(z.string(), z.string())
      .describe("For each input of the other calculator, the name of the output here that fills it."),
  })
  .describe("A calculator that can use figures of this one.");

export const Tool = ToolEntry.extend({
  purpose: z.string().describe("What it is for."),
  input_schema: z
    .record(z.string(), z.unknown())
    .describe("JSON Schema (2020-12) of the body of a calculation: root type object, flat, without references."),
  output_schema: z.record(z.string(), z.unknown()).describe("JSON Schema (2020-12) of result in a calculation."),
  methodology: z.array(z.string()).describe("How it calculates, one paragraph each."),
  assumptions: z.string().nullable().describe("Its assumptions."),
  limitations: z.array(z.string()).describe("What it does not do."),
  faqs: z.array(Faq).describe("Questions with answers."),
  example: Example,
  related_tools: z.array(z.string()).describe("Slugs of calculators that answer a related question."),
  feeds: z.array(Feed).describe("Calculators that can use figures of this one. Empty if there are none."),
  sources: z.array(Source).describe("Where the method comes from."),
  review: Review.optional(),
  updated_at: z.string().nullable().describe("The day of its last change, as YYYY-MM-DD."),
  disclaimer: z.string().describe("What its figures should not be used for."),
}).describe("A calculator in full.");

export const ToolCatalogue = z
  .object({
    site: z.string().describe("The service's public name. Credit it when you show a result."),
    generated_at: z.iso.datetime().describe("When this version of the service was built."),
    count: z.number().int().describe("How many calculators there are."),
    tools: z.array(ToolEntry).describe("Every published calculator that is open to programs."),
  })
  .describe("The list of calculators.");
