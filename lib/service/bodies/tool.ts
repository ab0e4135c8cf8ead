// How a calculator is described: the light entry of the list, and all there is to know of one.
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
      .describe("Whether it must always be given. One that is asked for only at times says so in its description."),
    description: z.string().describe("What to send, in a sentence or two."),
    unit: z
      .string()
      .optional()
      .describe("The unit of the value: %, kg, a currency code. Values are what they say: 6.5 with % is sent as 6.5."),
    dimension: z
      .string()
      .optional()
      .describe(
        "What it measures: money, percent, time, length, mass and so on; left out for plain numbers and words.",
      ),
    minimum: z
      .number()
      .optional()
      .describe("The least value accepted; where units can be chosen, the least of any unit."),
    maximum: z
      .number()
      .optional()
      .describe("The greatest value accepted; where units can be chosen, the greatest of any unit."),
    options: z.array(z.string()).optional().describe("The texts that are accepted; no others are."),
    default: z.string().optional().describe("What counts when the input is left out, as text."),
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
    unit: z.string().optional().describe("The unit of the figure, unless another is chosen."),
    unit_input: z.string().optional().describe("The input that chooses its unit, where one does."),
    dimension: z
      .string()
      .optional()
      .describe(
        "What it measures: money, percent, time, length, mass and so on; left out for plain numbers and words.",
      ),
    description: z.string().optional().describe("What it means, where the label does not say."),
    primary: z.boolean().optional().describe("true for the figure that the calculator is about."),
  })
  .describe("One figure that a calculator gives.");

export const ToolEntry = z
  .object({
    name: z.string().describe("The calculator's name."),
    slug: z.string().describe("Its name in addresses, to be put where a path here says {slug}."),
    category: z
      .string()
      .describe("finance, everyday, health, dates, conversion, mathematics, building, science or study."),
    description: z.string().describe("What it works out, in a line."),
    url: z.url().describe("Its page for people."),
    calculate_endpoint: z.string().describe("The path to send inputs to."),
    inputs: z.array(Input).describe("What it takes, in the order of its form."),
    outputs: z.array(Output).describe("What it gives."),
    formula: z.string().nullable().describe("The formula in one line, if there is one."),
    tool_version: z.string().describe("Its version. It is raised whenever an answer or an input changes."),
  })
  .describe("A calculator as the list has it.");

export const Example = z
  .object({
    inputs: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .describe("A body to send as it stands."),
    result: z.record(z.string(), z.string()).describe("The result that comes back for it."),
    steps: z.array(z.string()).describe("Its working, line by line."),
  })
  .describe("A worked example. Sent as a calculation, it gives this result.");

export const Faq = z
  .object({
    question: z.string().describe("As people ask it."),
    answer: z.string().describe("A few sentences."),
  })
  .describe("A question that people ask, with its answer.");

export const Source = z
  .object({
    title: z.string().describe("Who says it, and where."),
    url: z.string().optional().describe("Where it can be read."),
    place: z.string().optional().describe("The section, table or page in it."),
    read: z.string().optional().describe("The day it was read, as YYYY-MM-DD."),
  })
  .describe("Where a method or a figure comes from.");

export const Review = z
  .object({
    date: z.string().describe("The day, as YYYY-MM-DD."),
    source: z.string().describe("Who has checked it, and against what."),
  })
  .describe("When a person last checked the calculator. Left out where nobody has.");

export const Feed = z
  .object({
    tool: z.string().describe("The slug of the calculator that can go on from here."),
    inputs: z
      .record(z.string(), z.string())
      .describe("Its inputs, each with the name of the figure here whose value it takes as it stands."),
  })
  .describe("What figures of this calculator can be put into.");

export const Tool = ToolEntry.extend({
  purpose: z.string().describe("What it is for."),
  input_schema: z
    .record(z.string(), z.unknown())
    .describe("JSON Schema (2020-12) of the body of a calculation: root type object, flat, without references."),
  output_schema: z.record(z.string(), z.unknown()).describe("JSON Schema (2020-12) of result in a calculation."),
  methodology: z.array(z.string()).describe("How it is worked out, a paragraph each."),
  assumptions: z.string().nullable().describe("What it takes for granted."),
  limitations: z.array(z.string()).describe("What it does not do."),
  faqs: z.array(Faq).describe("Questions with answers."),
  example: Example,
  related_tools: z.array(z.string()).describe("Slugs of calculators that answer a neighbouring question."),
  feeds: z.array(Feed).describe("Calculators that take figures of this one; empty where there is none."),
  sources: z.array(Source).describe("Where the method comes from."),
  review: Review.optional(),
  updated_at: z.string().nullable().describe("The day of its last change, as YYYY-MM-DD."),
  disclaimer: z.string().describe("What its figures are not good for."),
}).describe("A calculator with all there is to know of it.");

export const ToolCatalogue = z
  .object({
    site: z.string().describe("The service's public name, which results are to be credited to."),
    generated_at: z.iso.datetime().describe("When this version of the service was built."),
    count: z.number().int().describe("How many calculators there are."),
    tools: z.array(ToolEntry).describe("Every published calculator that is open to programs."),
  })
  .describe("The list of calculators.");
