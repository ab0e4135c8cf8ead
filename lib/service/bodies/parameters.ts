// What is sent in paths, queries and headers.
import { z } from "zod";

export const RegionQuery = z.object({
  region: z
    .enum([
      "en-US",
      "en-GB",
      "en-CA",
      "en-AU",
      "en-IN",
      "en-IE",
      "de-DE",
      "de-CH",
      "fr-FR",
      "es-ES",
      "es-MX",
      "pt-BR",
      "it-IT",
      "nl-NL",
      "pl-PL",
      "sv-SE",
      "ja-JP",
    ])
    .optional()
    .describe(
      "How numbers, money and dates are written in texts. Words stay English, and inputs and limits don't change.",
    ),
  currency: z
    .string()
    .optional()
    .describe(
      "The currency of every amount in texts, as an ISO 4217 code. By default the region's own. Nothing is converted.",
    ),
});

export const ListQuery = RegionQuery.extend({
  fields: z
    .enum(["light"])
    .optional()
    .describe("light for names, summaries and the names of the inputs alone: less than a third of the whole list."),
  q: z
    .string()
    .max(200)
    .optional()
    .describe("Only calculators that have all of these words among their own: q=car loan."),
});

export const SlugParams = z.object({
  slug: z.string().describe("The calculator: a slug from the list, in lower case with hyphens."),
});

export const FactParams = z.object({
  slug: z.string().describe("The fact: an id from the list, in lower case with hyphens."),
});

export const FactQuery = z.object({
  on: z.iso
    .date()
    .optional()
    .describe("The day you want it for. Without it, you get the one that holds today, or else the newest."),
});

export const CalculateQuery = RegionQuery.extend({
  inputs: z
    .record(z.string(), z.string())
    .optional()
    .describe("Each input by its own name: bill=80&people=4. You may leave out any that has a default."),
  as: z
    .enum(["json", "csv", "text"])
    .optional()
    .describe("json for the whole answer; csv or text for one figure. Without it, Accept decides."),
  output: z.string().optional().describe("With csv or text: the name of the figure. By default the main one."),
  version: z
    .string()
    .optional()
    .describe(
      "The tool_version that is to answer. It is refused where a figure may have changed since: no old arithmetic is kept.",
    ),
});

export const ToolsQuery = RegionQuery.extend({
  categories: z
    .string()
    .optional()
    .describe("Serve only the tools of these categories, separated by commas: categories=finance,dates."),
  tools: z.string().optional().describe("Serve only these tools, separated by commas: tools=tip,bmi."),
  answers: z
    .enum(["short", "full"])
    .optional()
    .describe("How much answers say: short by default, or full, which is the Calculation of REST."),
});

export const McpHeaders = z.object({
  "MCP-Protocol-Version": z.string().optional().describe("The MCP revision in use, such as 2026-07-28."),
  "Mcp-Method": z.string().optional().describe("The message's method. Required from revision 2026-07-28 on."),
  "Mcp-Name": z.string().optional().describe("For tools/call, the tool's name. Required from revision 2026-07-28 on."),
});
