// What the service says about itself.
import { z } from "zod";

export const Index = z
  .object({
    name: z.string().describe("The service's public name."),
    description: z.string().describe("What it is, in a sentence."),
    links: z
      .object({
        calculators: z.url().describe("The list of calculators."),
        calculator: z.string().describe("One calculator in full; {slug} stands for its slug."),
        calculate: z.string().describe("Where to POST inputs; {slug} stands for the calculator's slug."),
        table: z.string().describe("Where to POST inputs when one or two of them vary."),
        solve: z.string().describe("Where to POST the result you want and the input that may change."),
        ask: z.string().describe("Where to GET the answer to a question in words; {question} stands for it."),
        oembed: z.string().describe("Where to GET what to show in place of a link; {page} stands for the link."),
        facts: z.url().describe("The published figures that calculators use."),
        fact: z.string().describe("One of them on a day; {slug} stands for its id."),
        openapi: z.url().describe("This API as OpenAPI 3.1."),
        mcp: z.url().describe("The same calculators as tools, over MCP."),
        documentation: z.url().describe("How to use all of it, for people."),
        changes: z.url().describe("Every change to an answer, as JSON."),
        llms: z.url().describe("An overview of the site as plain text, for language models."),
      })
      .describe("The address of everything else."),
  })
  .describe("Where to start.");

export const Health = z
  .object({ status: z.enum(["alive"]).describe("The process is running.") })
  .describe("Whether the process is running.");

export const Readiness = z
  .object({
    status: z.enum(["ready", "not ready"]).describe("Whether every calculator gives its known figure."),
    built_at: z.iso.datetime().describe("When this version of the service was built."),
    limits: z
      .enum(["memory", "store", "fallback"])
      .describe(
        "Where requests are counted for the rate limit: in memory, in the site owner's store, or in memory until the store is back.",
      ),
    failing: z.array(z.string()).optional().describe("Slugs of calculators that give a wrong figure or none."),
  })
  .describe("Whether the service can be relied on.");

export const OpenApiDocument = z
  .object({
    openapi: z.string().describe("The version of OpenAPI."),
    info: z.record(z.string(), z.unknown()).describe("Title, version and license."),
    paths: z.record(z.string(), z.unknown()).describe("Every operation."),
    components: z.record(z.string(), z.unknown()).describe("Parts that operations share."),
  })
  .catchall(z.unknown())
  .describe("An OpenAPI 3.1 document.");
