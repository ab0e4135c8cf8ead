// What an address may do with its connections, tried over real ones.
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseWhatIsBroken } from "./broken.ts";
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

test("whoever sends hundreds of requests at once loses that connection, and no other", async () => {
  const other = open("127.0.0.3");
  await once(other, "connect");
  const many = open("127.0.0.3");
  const closed = once(many.resume(), "close");
  many.write(GET.repeat(1000));
  await closed;
  other.write(GET);
  expect(String(await once(other, "data"))).toContain("here");
  expect(await isAnswered("127.0.0.3")).toBe(true);
  other.destroy();
});

test("floods on many connections of an address are read one by one, and its honest callers are still answered", async () => {
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket));
  const honest = open("127.0.0.4");
  const many = Array.from({ length: 5 }, () => open("127.0.0.4"));
  await Promise.all([honest, ...many].map((socket) => once(socket, "connect")));
  while (sockets.length < 6) await pause(1);
  const ofFirst = Promise.race(sockets.map((socket) => once(socket, "close").then(() => sockets.filter(isWaiting))));
  const closed = many.map((socket) => once(socket.resume(), "close"));
  for (const socket of many) socket.write(GET.repeat(300));
  expect((await ofFirst).length).toBeGreaterThan(3);
  await Promise.all(closed);
  honest.write(GET);
  expect(String(await once(honest, "data"))).toContain("here");
  honest.destroy();
});

const isWaiting = (socket: Socket): boolean => !socket.destroyed && socket.isPaused();

test("those of an address beyond 64 are read one by one, and each is answered", async () => {
  const sockets: Socket[] = [];
  const note = (socket: Socket) => sockets.push(socket);
  server.on("connection", note);
  const held = Array.from({ length: 64 }, () => open("127.0.0.8"));
  await Promise.all(held.map((socket) => once(socket, "connect")));
  while (sockets.length < 64) await pause(1);
  expect(sockets.filter(isWaiting).length).toBe(0);
  const admitted = once(server, "connection");
  const answered = isAnswered("127.0.0.8");
  const [next] = await admitted;
  expect(isWaiting(next)).toBe(true);
  expect(await answered).toBe(true);
  server.off("connection", note);
  for (const socket of held) socket.destroy();
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

test("an address has 500 connections, and others still get theirs", async () => {
  const held = Array.from({ length: 500 }, () => open("127.0.0.6"));
  await Promise.all(held.map((socket) => once(socket, "connect")));
  const one = open("127.0.0.6");
  await once(one.resume(), "close");
  expect(await isAnswered("127.0.0.7")).toBe(true);
  for (const socket of held) socket.destroy();
});

test("a connection that waits to be read is not late, and has its time from then on", async () => {
  const patient = createServer({ headersTimeout: 1000, connectionsCheckingInterval: 50 });
  const ofPatient = new Connections(patient, false);
  refuseWhatIsBroken(patient, ofPatient);
  const answer = (response: ServerResponse) => setTimeout(() => response.end("here"), 500);
  patient.on("request", (request, response) => ofPatient.inTurn(request, response, () => answer(response)));
  await once(patient.listen(0), "listening");
  const address = patient.address();
  const opened = Array.from({ length: 400 }, (_, i) => {
    const socket = connect({ port: typeof address === "object" && address ? address.port : 0, host: "127.0.0.1" });
    // The last says nothing.
    if (i < 399) socket.write(GET.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
    return text(socket);
  });
  const answers = await Promise.all(opened);
  const statuses = answers.map((answer) => answer.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
  expect(statuses).toEqual([...Array(399).fill("200"), "408"]);
  patient.close();
});
