// The server that preload.test.ts puts behind the preload: it says what it was asked, and prints its port.
import { createServer } from "node:http";

const server = createServer(async (request, response) => {
  let length = 0;
  for await (const chunk of request) length += chunk.length;
  const { url, headers } = request;
  const peerHeader = globalThis[Symbol.for("ready-reckoner.front")];
  const bounds = [server.headersTimeout, server.requestTimeout, server.connectionsCheckingInterval];
  response.end(JSON.stringify({ url, headers, length, peerHeader, peer: headers[peerHeader], bounds }));
});
server.on("upgrade", (_, socket) => socket.end("HTTP/1.1 500 Upgraded\r\n\r\n"));
server.listen(0, "127.0.0.1", () => process.stdout.write(`${server.address().port}\n`));
