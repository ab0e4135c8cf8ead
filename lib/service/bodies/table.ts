// A table of answers, as it is asked for and as it comes back.
import { z } from "zod";
import { Issue } from "./error.ts";

const Value = z.union([z.string(), z.number(), z.boolean()]);
const Amount = z.union([z.number(), z.string()]);

export const Steps = z
  .object({
    from: Amount.describe("The first value."),
    to: Amount.describe("The last value, where the steps reach it."),
    step: Amount.describe("From one value to the next, above 0."),
  })
  .describe("Numbers in equal steps.");

export const TableRequest = z
  .object({
    inputs: z.record(z.string(), Value).optional().describe("The inputs that stay the same."),
    vary: z
      .record(z.string(), z.union([Steps, z.array(Value)]))
      .describe("One input or two, each with a list of values or with steps. It counts before inputs."),
    outputs: z
      .array(z.string())
      .optional()
      .describe("The figures that are wanted, by name; all of them where this is left out."),
  })
  .describe("What a table is to show.");

export const TableRow = z
  .object({
    inputs: z.record(z.string(), Value).describe("The inputs that were varied, as they stand in this row."),
    result: z.record(z.string(), z.string()).optional().describe("The figures as texts, as in a calculation."),
    values: z.record(z.string(), z.string()).optional().describe("The figures as plain decimals or texts."),
    warnings: z.array(z.string()).optional().describe("What one should know about this row. Pass it on."),
    error: Issue.extend({ issues: z.array(Issue).optional().describe("All that is wrong with this row's inputs.") })
      .optional()
      .describe("Why this row has no figures, as a calculation would say it."),
  })
  .describe("One row: figures, or why there are none.");

export const TableAnswer = z
  .object({
    tool: z.string().describe("The calculator's name."),
    tool_slug: z.string().describe("The calculator's slug."),
    tool_version: z.string().describe("The version that gave these answers."),
    inputs: z.record(z.string(), z.unknown()).describe("The inputs that stayed the same, as they were sent."),
    rows: z.array(TableRow).describe("A row for each value; with two inputs, the first varies slowest."),
    disclaimer: z.string().describe("What the figures are not good for."),
    source_url: z.url().describe("The calculator's page: show it beside any figure you pass on."),
    attribution: z.string().describe("The credit, ready to show."),
  })
  .describe("A table of answers.");
