// The least that node:http can do: read the body, answer a constant. `node bare-server.mjs '{"/path": bytes}'`.
import { createServer } from "node:http";

const bodies = Object.fromEntries(
  Object.entries(JSON.parse(process.argv[2])).map(([path, bytes]) => [path, JSON.stringify("x".repeat(bytes - 2))]),
);

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
  response.writeHead(200, { "content-type": "application/json" }).end(bodies[request.url] ?? "{}");
}).listen(Number(process.env.PORT));
