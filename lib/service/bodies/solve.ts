// Solving for an input: the request and the answer.
import { z } from "zod";
import { Calculation } from "./calculation.ts";

const Amount = z.union([z.number(), z.string()]);

export const SolveRequest = z
  .object({
    inputs: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .optional()
      .describe(
        "The inputs that stay fixed. You may leave out the one that may change; if you send it, the search starts there.",
      ),
    want: z.record(z.string(), Amount).describe("One figure by name, with the value it should have."),
    by: z.string().describe("The name of the input that may change. That input must take a number."),
  })
  .describe("A request to solve for an input.");

export const Reach = z
  .object({
    from: z.string().describe("The lowest value of the range."),
    to: z.string().describe("The highest value of the range."),
  })
  .describe("The range in which every value gives the figure. Absent if only one value does.");

export const Solved = z
  .object({
    input: z.string().describe("The input that was solved for."),
    value: z.string().describe("Its value, as a text that can be sent."),
    text: z.string().describe("The same, formatted for people."),
    result: z.string().describe("The figure at this value, formatted for people."),
    exact: z
      .boolean()
      .describe(
        "Whether the figure matches to the last digit. If not, it matches only when rounded for display, or not at all: see missed.",
      ),
    missed: z
      .string()
      .optional()
      .describe("How far the figure is from the one wanted. Absent if they match as displayed."),
    reach: Reach.optional(),
  })
  .describe("A value, and how well it fits.");

export const Solution = z
  .intersection(Calculation, z.object({ solved: Solved }))
  .describe("All fields of a Calculation for one value of the input, plus solved.");

export const SolveAnswer = z
  .object({
    tool: z.string().describe("The calculator's name."),
    tool_slug: z.string().describe("The calculator's slug."),
    tool_version: z.string().describe("The version that gave this answer."),
    want: z
      .object({
        name: z.string().describe("The figure."),
        text: z.string().describe("The value it should have, formatted as the figure is."),
      })
      .describe("The result that was wanted."),
    by: z.string().describe("The input that was solved for."),
    answer: z.string().describe("What was found, in a sentence."),
    searched: z
      .object({
        from: z.string().describe("The lowest value tried."),
        to: z.string().describe("The highest value tried."),
        every: z
          .boolean()
          .describe(
            "Whether every value in between was tried. Only then is it certain that there is no other solution.",
          ),
      })
      .describe("Where the search looked."),
    solutions: z.array(Solution).describe("Up to five values that give the figure. Empty if none was found."),
    more: z.boolean().describe("Whether there are more solutions."),
    nearest: Solution.optional(),
    disclaimer: z.string().describe("What the figures should not be used for."),
    source_url: z.url().describe("The calculator's page: show it beside any figure you pass on."),
    attribution: z.string().describe("A credit line, ready to show."),
  })
  .describe("What solving found.");
