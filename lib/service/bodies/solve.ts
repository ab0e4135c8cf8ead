// Solving backwards, as it is asked for and as it comes back.
import { z } from "zod";
import { Calculation } from "./calculation.ts";

const Amount = z.union([z.number(), z.string()]);

export const SolveRequest = z
  .object({
    inputs: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .optional()
      .describe("The inputs that stay. The one that may change can be left out; if sent, the search begins there."),
    want: z.record(z.string(), Amount).describe("One figure by name, and the value that it should have."),
    by: z.string().describe("The input that may change: a number."),
  })
  .describe("A question asked backwards.");

export const Reach = z
  .object({
    from: z.string().describe("The first value that does."),
    to: z.string().describe("The last value that does."),
  })
  .describe("Where every value between two gives the figure.");

export const Solved = z
  .object({
    input: z.string().describe("The input that was looked for."),
    value: z.string().describe("Its value, as a text that can be sent."),
    text: z.string().describe("The same as one reads it."),
    result: z.string().describe("The figure at this value, as one reads it."),
    exact: z.boolean().describe("Whether the figure is what was wanted to its last digit. If not, it is once printed."),
    missed: z.string().optional().describe("How far the figure is from what was wanted; only where it is not that."),
    reach: Reach.optional(),
  })
  .describe("A value, and how well it answers the question.");

export const Solution = z
  .intersection(Calculation, z.object({ solved: Solved }))
  .describe("The whole calculation at a value, and how the value answers the question.");

export const SolveAnswer = z
  .object({
    tool: z.string().describe("The calculator's name."),
    tool_slug: z.string().describe("The calculator's slug."),
    tool_version: z.string().describe("The version that gave this answer."),
    want: z
      .object({
        name: z.string().describe("The figure."),
        text: z.string().describe("The value it should have, as the figure is printed."),
      })
      .describe("What was wanted."),
    by: z.string().describe("The input that was changed for it."),
    answer: z.string().describe("What was found, in a sentence."),
    searched: z
      .object({
        from: z.string().describe("The least value that was looked at."),
        to: z.string().describe("The greatest value that was looked at."),
        every: z.boolean().describe("Whether every value between them was: only then is a no certain."),
      })
      .describe("Where the search looked."),
    solutions: z.array(Solution).describe("Up to five values that give the figure; empty where none was found."),
    more: z.boolean().describe("Whether there are more of them."),
    nearest: Solution.optional(),
    disclaimer: z.string().describe("What the figures are not good for."),
    source_url: z.url().describe("The calculator's page: show it beside any figure you pass on."),
    attribution: z.string().describe("The credit, ready to show."),
  })
  .describe("What solving found.");
