// The envelopes of JSON-RPC that MCP is spoken in. What is in them is MCP's own matter.
import { z } from "zod";

export const RpcRequest = z
  .object({
    jsonrpc: z.literal("2.0").describe("The version of JSON-RPC."),
    id: z.union([z.string(), z.number()]).optional().describe("Comes back with the answer. A notification has none."),
    method: z.string().describe("tools/list, tools/call, server/discover, initialize, ping and so on."),
    params: z.record(z.string(), z.unknown()).optional().describe("What the method takes."),
  })
  .describe("One message of MCP. An array of messages is refused.");

export const RpcAnswer = z
  .object({
    jsonrpc: z.literal("2.0").describe("The version of JSON-RPC."),
    id: z.union([z.string(), z.number(), z.null()]).describe("The id of the request."),
    result: z.record(z.string(), z.unknown()).optional().describe("What the method gives."),
    error: z
      .object({
        code: z.number().int().describe("A code of JSON-RPC or MCP, such as -32601 for an unknown method."),
        message: z.string().describe("A sentence."),
        data: z
          .record(z.string(), z.unknown())
          .optional()
          .describe("More about it, such as the code that REST has for it."),
      })
      .optional()
      .describe("What went wrong. An answer has either this or a result."),
  })
  .describe("An answer of MCP.");
