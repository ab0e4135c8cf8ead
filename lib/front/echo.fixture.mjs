// The server that preload.test.ts puts behind the preload: it says what it was asked, and prints its port. At /api/held it
// holds its answers until /release. In front of it there is a door, which is slow, breaks, or says its slug.
import { createServer } from "node:http";

const held = [];

const server = createServer(async (request, response) => {
  const { url, headers } = request;
  if (url === "/api/held") return held.push(response);
  if (url === "/release") for (const waiting of held.splice(0)) waiting.end();
  let length = 0;
  for await (const chunk of request) length += chunk.length;
  const peerHeader = globalThis[Symbol.for("ready-reckoner.front")];
  const bounds = [server.headersTimeout, server.requestTimeout, server.connectionsCheckingInterval];
  const told = { url, headers, length, peerHeader, peer: headers[peerHeader], bounds, held: held.length };
  response.end(JSON.stringify(told));
});
server.on("upgrade", (_, socket) => socket.end("HTTP/1.1 500 Upgraded\r\n\r\n"));
server.listen(0, "127.0.0.1", () => process.stdout.write(`${server.address().port}\n`));

globalThis[Symbol.for("ready-reckoner.open-door")](
  "/api/doors/{slug}/open",
  async (request, response, { params }, added) => {
    if (request.url.includes("/slow/")) for (const began = performance.now(); performance.now() - began < 80; );
    const { slug } = await params;
    if (slug === "broken") throw new Error("broken");
    const peer = request.headers[globalThis[Symbol.for("ready-reckoner.front")]];
    response.setHeaders(new Map(Object.entries(added))).end(JSON.stringify({ slug, peer }));
  },
);
