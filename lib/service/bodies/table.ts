// A table of answers: the request and the answer.
import { z } from "zod";
import { Issue } from "./error.ts";

const Value = z.union([z.string(), z.number(), z.boolean()]);
const Amount = z.union([z.number(), z.string()]);

export const Steps = z
  .object({
    from: Amount,
    to: Amount,
    step: Amount,
  })
  .describe("Numbers in equal steps. With from 1, to 6 and step 2: 1, 3 and 5.");

export const TableRequest = z
  .object({
    inputs: z.record(z.string(), Value).optional().describe("The inputs that stay the same."),
    vary: z
      .record(z.string(), z.union([Steps, z.array(Value)]))
      .describe("One or two inputs, each with a list of values or with steps. It overrides inputs."),
    outputs: z.array(z.string()).optional().describe("The figures you want, by name. By default all of them."),
  })
  .describe("The table you want.");

export const TableRow = z
  .object({
    inputs: z.record(z.string(), Value).describe("The varied inputs, with their values in this row."),
    result: z.record(z.string(), z.string()).optional().describe("The figures as texts, as in a calculation."),
    values: z.record(z.string(), z.string()).optional().describe("The figures as plain decimals or texts."),
    warnings: z.array(z.string()).optional().describe("What the reader should be warned of in this row. Pass it on."),
    notes: z.array(z.string()).optional().describe("What explains this row."),
    error: Issue.extend({ issues: z.array(Issue).optional().describe("Everything wrong with this row's inputs.") })
      .optional()
      .describe("Why this row has no figures: the error that a single calculation would give."),
  })
  .describe("One row: figures, or why there are none.");

export const TableAnswer = z
  .object({
    tool: z.string().describe("The calculator's name."),
    tool_slug: z.string().describe("The calculator's slug."),
    tool_version: z.string().describe("The version that gave these answers."),
    inputs: z.record(z.string(), z.unknown()).describe("The inputs that stay the same, as you sent them."),
    rows: z.array(TableRow).describe("One row for each value. With two inputs, the first varies slowest."),
    disclaimer: z.string().describe("What the figures should not be used for."),
    source_url: z.url().describe("The calculator's page: show it beside any figure you pass on."),
    attribution: z.string().describe("A credit line, ready to show."),
  })
  .describe("A table of answers.");
