// One request, one answer, in whichever of the two generations it was asked: since 2026-07-28 every request carries what
// it needs; before, a client began with a handshake, which a server without sessions answers and forgets.
import {
  createMcpHandler,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { Asked, Message, Reply } from "./message.ts";

export async function exchange(request: Asked, message: Message, makeServer: () => Server): Promise<Reply> {
  const asked = agreed(request);
  const response = (await isLegacyRequest(asked, message))
    ? await answerLegacy(asked, message, makeServer())
    : await createMcpHandler(makeServer, MODERN).fetch(asked, { parsedBody: message });
  const { status, headers, body } = response;
  return { status, headers: Object.fromEntries(headers), body: body && (await response.text()) };
}

/** The SDK's own serving of older clients answers with event streams; plain JSON is as good in every revision. */
async function answerLegacy(request: Request, parsedBody: Message, server: Server): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

const MODERN = { legacy: "reject", keepAliveMs: 0, maxSubscriptions: 1 } as const;

/** The body has been read, and is JSON whatever its type says; accept.ts has seen to Accept. */
function agreed({ url, method, headers }: Asked): Request {
  const settled = new Headers([...headers.entries()]);
  settled.set("content-type", "application/json");
  settled.set("accept", "application/json, text/event-stream");
  return new Request(url, { method, headers: settled });
}
