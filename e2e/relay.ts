// Requests and answers as they are on the wire, taken, passed on and given back without a byte changed.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { freePort } from "./free-port.ts";

export type Asked = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};
export type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** A server that answers with what `reply` gives. */
export async function relay(reply: (asked: Asked) => Promise<Answered>) {
  const port = await freePort();
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = "", url = "", headers } = incoming;
    const answered = await reply({ method, url, headers, body: await bytesOf(incoming) });
    outgoing.writeHead(answered.status, answered.headers).end(answered.body);
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, stop };
}

export async function ask(port: number, { method, url, headers, body }: Asked): Promise<Answered> {
  // A kept connection may be closing at the moment it is used again.
  const asking = request({ host: "127.0.0.1", port, method, path: url, headers, agent: false });
  // Who answers before all has been sent may close the connection, and has answered all the same.
  asking.end(body);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.once("response", resolve);
    asking.on("error", reject);
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await bytesOf(answer) };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}
