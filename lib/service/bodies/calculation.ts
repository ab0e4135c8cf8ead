// What is sent to a calculator and what comes back.
import { z } from "zod";

export const Inputs = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
  .describe("The inputs by name, as listed in the calculator's description. You may leave out any that has a default.");

export const Primary = z
  .object({
    name: z.string().describe("The name of the output."),
    label: z.string().describe("What the page calls it."),
    value: z.string().describe("The plain decimal or text, for further calculation."),
    text: z.string().describe("The same, formatted for people, with separators and unit."),
    unit: z.string().optional().describe("The unit of the value."),
    sentence: z.string().describe("The answer as a sentence."),
  })
  .describe("The main figure of the calculator.");

export const FactSource = z
  .object({
    title: z.string().describe("The law, table or series."),
    url: z.url().describe("Where it is published."),
    place: z.string().optional().describe("The section, table or page."),
    read: z.iso.date().describe("The day the figures were read."),
  })
  .describe("Where a fact was read.");

export const Fact = z
  .object({
    what: z.string().describe("What it is, such as a price index or a tax table."),
    from: z.iso.date().describe("The first day it holds for."),
    to: z.iso.date().describe("The last day it holds for, 9999-12-31 where it has no end."),
    source: FactSource,
    until: z.iso
      .date()
      .describe(
        "The last day on which this answer is known to use the newest figure. After it, warnings says that a newer one may have been published. 9999-12-31 where nothing newer can change this answer.",
      ),
  })
  .describe("A figure that an authority sets and changes, as used in this answer.");

export const Working = z
  .object({
    formula: z.string().describe("The formula in one line."),
    assumptions: z.array(z.string()).describe("The assumptions."),
    inputs: z
      .record(z.string(), z.string())
      .describe("All inputs that were used, including defaults, as texts that you can send again."),
    steps: z.array(z.string()).describe("The steps with these figures, line by line."),
    rounding: z.string().describe("How figures are rounded, in a sentence."),
    facts: z.array(Fact).optional().describe("The published figures that this answer uses."),
  })
  .describe("How the answer was calculated.");

export const Column = z
  .object({
    name: z.string().describe("Its key, which never changes."),
    label: z.string().describe("Its heading."),
  })
  .describe("One column of a table.");

export const Table = z
  .object({
    label: z.string().describe("Its heading."),
    columns: z.array(Column).describe("The columns, from left to right."),
    rows: z.array(z.array(z.string())).describe("The cells of each row as texts, in the order of the columns."),
  })
  .describe("A table, such as a schedule by year.");

export const Calculation = z
  .object({
    tool: z.string().describe("The calculator's name."),
    tool_slug: z.string().describe("The calculator's slug."),
    tool_version: z.string().describe("The version that gave this answer."),
    calculation_timestamp: z.iso
      .datetime()
      .describe(
        "When it was calculated. Nothing else in the answer depends on it but a warning that a published figure may be out of date.",
      ),
    result: z
      .object({ primary: z.string().describe("The main figure of the calculator.") })
      .catchall(z.string())
      .describe("Every figure as a text ready to show: primary first, then each output by name."),
    primary: Primary,
    values: z
      .record(z.string(), z.string())
      .describe("The figures as plain decimals or texts, for further calculation."),
    calculation: Working,
    tables: z.record(z.string(), Table).describe("Tables by name. Empty if there are none."),
    warnings: z
      .array(z.string())
      .optional()
      .describe("What the reader should be warned of, the most serious first. Pass it on."),
    notes: z.array(z.string()).optional().describe("What explains this answer, such as how exact it is."),
    disclaimer: z.string().describe("What the figure should not be used for."),
    source_url: z.url().describe("The calculator's page: show it beside any figure you pass on."),
    share_url: z
      .url()
      .describe(
        "That page with these inputs filled in. The link has the version and the main figure too, so that the page says what has changed since.",
      ),
    attribution: z.string().describe("A credit line, ready to show."),
  })
  .describe("The answer of a calculator.");
