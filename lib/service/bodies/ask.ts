import { z } from "zod";
import { RegionQuery } from "./parameters.ts";

export const AskQuery = RegionQuery.extend({
  q: z.string().max(200).describe("The question, such as 15% of 240 or mortgage 400k 30 years 6.5%."),
  as: z.enum(["json", "text"]).optional().describe("json, or text for the answer alone."),
}).describe("The question.");

const AskInputs = z
  .record(z.string(), z.string())
  .describe("The inputs of the calculator, by name, as a form has them.");
const AskPage = z.url().describe("The page with the question filled in.");

const AskReading = z
  .object({
    calculator: z.string().describe("The calculator that answers."),
    name: z.string().describe("Its name."),
    inputs: AskInputs,
    figure: z.string().describe("The figure that answers, by its name among the results."),
    value: z.string().describe("The figure: a plain decimal, a date, or a text where it is neither."),
    text: z.string().describe("The figure as it is printed, with its unit."),
    sentence: z.string().describe("The answer in words."),
    warnings: z.array(z.string()).optional().describe("What to know before you rely on the answer."),
    assumed: z.array(z.string()).describe("What was not said and is taken for granted."),
    without: z.array(z.string()).describe("Words that were left out because they change nothing."),
    currency: z.string().optional().describe("The currency of the question, where it is not that of the region."),
    page: AskPage,
  })
  .describe("One reading of the question and its answer.");

export const AskAnswer = z
  .object({
    question: z.string().describe("The question as it was sent."),
    answer: AskReading.nullable().describe("null where there is no answer that is sure."),
    other_readings: z.array(AskReading).describe("Other meanings of the same words."),
    form: z
      .object({
        calculator: z.string().describe("The calculator that is meant."),
        name: z.string().describe("Its name."),
        inputs: AskInputs,
        without: z.array(z.string()).describe("Words that were not understood."),
        needed: z.array(z.string()).describe("AskInputs that are still needed, by their labels."),
        page: AskPage,
      })
      .optional()
      .describe("Without an answer: what was understood."),
    calculators: z
      .array(z.object({ slug: z.string(), name: z.string(), page: AskPage }).describe("A calculator."))
      .describe("Calculators whose names match, the best first."),
  })
  .describe("The answer to a question in words.");
