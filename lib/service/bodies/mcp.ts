// The JSON-RPC messages that carry MCP. MCP itself defines what is inside.
import { z } from "zod";

export const RpcRequest = z
  .object({
    jsonrpc: z.literal("2.0").describe("The version of JSON-RPC."),
    id: z.union([z.string(), z.number()]).optional().describe("The answer repeats it. A notification has none."),
    method: z.string().describe("tools/list, tools/call, server/discover, initialize, ping and so on."),
    params: z.record(z.string(), z.unknown()).optional().describe("The parameters of the method."),
  })
  .describe("One MCP message. Clients of revision 2025-03-26 may send up to ten in an array.");

export const RpcAnswer = z
  .object({
    jsonrpc: z.literal("2.0").describe("The version of JSON-RPC."),
    id: z.union([z.string(), z.number(), z.null()]).describe("The id of the request."),
    result: z.record(z.string(), z.unknown()).optional().describe("The result of the method."),
    error: z
      .object({
        code: z.number().int().describe("A code of JSON-RPC or MCP, such as -32601 for an unknown method."),
        message: z.string().describe("The error in a sentence."),
        data: z.record(z.string(), z.unknown()).optional().describe("More about it, such as the REST error code."),
      })
      .optional()
      .describe("What went wrong. An answer has either an error or a result."),
  })
  .describe("An MCP answer.");
