// What an address may do with its connections, tried over real ones.
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Connections } from "./connections.ts";

const GET = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
const server = createServer();
const connections = new Connections(server, false);
let asked = 0;
server.on("request", (request, response) => {
  asked += 1;
  connections.inTurn(request, response, () => response.end("here"));
});
let port = 0;

beforeAll(async () => {
  await once(server.listen(0), "listening");
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => void server.close());

function open(localAddress: string) {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  socket.on("error", () => {});
  return socket;
}

async function isAnswered(localAddress: string): Promise<boolean> {
  const socket = open(localAddress);
  socket.write(GET);
  const received = await Promise.race([once(socket, "data"), once(socket, "close")]);
  socket.destroy();
  return String(received).includes("here");
}

/** Hundreds of requests in one go, until their connection is closed. */
async function flood(localAddress: string): Promise<void> {
  const many = open(localAddress);
  many.write(GET.repeat(1000));
  await once(many.resume(), "close");
}

test("whoever sends hundreds of requests at once loses that connection, and no other", async () => {
  const other = open("127.0.0.3");
  await once(other, "connect");
  await flood("127.0.0.3");
  other.write(GET);
  expect(String(await once(other, "data"))).toContain("here");
  expect(await isAnswered("127.0.0.3")).toBe(true);
  other.destroy();
});

test("whoever does so again and again loses all connections that have had no answer yet, alone", async () => {
  const [answered, unanswered, others] = [open("127.0.0.6"), open("127.0.0.6"), open("127.0.0.7")];
  answered.write(GET);
  await Promise.all([once(answered, "data"), once(unanswered, "connect"), once(others, "connect")]);
  unanswered.resume();
  while (!unanswered.closed) await flood("127.0.0.6");
  for (const socket of [answered, others]) {
    socket.write(GET);
    expect(String(await once(socket, "data"))).toContain("here");
    socket.destroy();
  }
  expect(await isAnswered("127.0.0.6")).toBe(true);
});

test("a few may be sent in advance, and each is answered in its turn", async () => {
  const socket = open("127.0.0.5");
  const before = asked;
  let received = "";
  socket.on("data", (bytes) => (received += bytes));
  socket.write(GET.repeat(17));
  while (received.split("here").length < 18) await pause(5);
  expect(asked - before).toBe(17);
  socket.destroy();
});
