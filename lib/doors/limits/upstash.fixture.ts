// Upstash for tests: its REST interface, as far as limits need it, in front of a real redis-server.
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { carrierOver, connect } from "./redis.ts";

const TOKEN = "a-token";

export async function startUpstash(redisUrl: string) {
  const connection = connect(redisUrl);
  await once(connection, "ready");
  const carrier = carrierOver(connection);

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, body: { error: "Unauthorized" } };
    try {
      const { result } = await carrier.request({ body: JSON.parse(await textOf(request)) });
      return { status: 200, body: { result } };
    } catch (error) {
      return { status: 400, body: { error: error instanceof Error ? error.message : String(error) } };
    }
  }
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const stop = () => {
    connection.disconnect();
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, token: TOKEN, stop };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
