// What the service says of itself.
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
        table: z.string().describe("Where to POST inputs with one or two of them varied."),
        solve: z.string().describe("Where to POST a wanted figure, and the input that may change for it."),
        openapi: z.url().describe("This interface as OpenAPI 3.1."),
        mcp: z.url().describe("The same calculators as tools, over MCP."),
        documentation: z.url().describe("How to use all of it, for people."),
        changes: z.url().describe("What has changed in the answers, as JSON."),
        llms: z.url().describe("The site in a page of plain text, for language models."),
      })
      .describe("Where everything is."),
  })
  .describe("Where to begin.");

export const Health = z
  .object({ status: z.enum(["alive"]).describe("The process answers.") })
  .describe("A sign of life.");

export const Readiness = z
  .object({
    status: z.enum(["ready", "not ready"]).describe("Whether every calculator gives a published figure."),
    built_at: z.iso.datetime().describe("When this version of the service was built."),
    limits: z
      .enum(["memory", "store", "fallback"])
      .describe("Where callers are counted: in memory, in the owner's store, or in memory until the store is back."),
    failing: z.array(z.string()).optional().describe("Slugs of calculators that do not give the figure they should."),
  })
  .describe("Whether the service can be relied on.");

export const OpenApiDocument = z
  .object({
    openapi: z.string().describe("The version of OpenAPI."),
    info: z.record(z.string(), z.unknown()).describe("Title, version and licence."),
    paths: z.record(z.string(), z.unknown()).describe("Every operation."),
    components: z.record(z.string(), z.unknown()).describe("What the operations share."),
  })
  .catchall(z.unknown())
  .describe("An OpenAPI 3.1 document.");
