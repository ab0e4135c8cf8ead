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
      "How texts write numbers, money and dates. Words stay English, and values, inputs and limits stay as they are.",
    ),
  currency: z
    .string()
    .optional()
    .describe(
      "The currency of every amount in texts, by its ISO 4217 code; the region's own by default. Nothing is converted.",
    ),
});

export const SlugParams = z.object({
  slug: z.string().describe("Which calculator: a slug from the list, in lower case with hyphens."),
});

export const CalculateQuery = RegionQuery.extend({
  inputs: z
    .record(z.string(), z.string())
    .optional()
    .describe("Each input by its own name: bill=80&people=4. Those with a default may be left out."),
  as: z
    .enum(["json", "csv", "text"])
    .optional()
    .describe("json for the whole answer; csv or text for one figure. Without it, Accept decides."),
  output: z.string().optional().describe("With csv or text: which figure, by name. Else it is the main one."),
});

export const ToolsQuery = RegionQuery.extend({
  categories: z
    .string()
    .optional()
    .describe("Serve only the tools of these categories, separated by commas: categories=finance,dates."),
  tools: z.string().optional().describe("Serve only these tools, by slug or by name, separated by commas."),
});

export const McpHeaders = z.object({
  "MCP-Protocol-Version": z.string().optional().describe("The revision of MCP that is spoken, such as 2026-07-28."),
  "Mcp-Method": z.string().optional().describe("The message's method again. Since 2026-07-28 it must be sent."),
  "Mcp-Name": z
    .string()
    .optional()
    .describe("The tool's name again, with tools/call. Since 2026-07-28 it must be sent."),
});
