// One case of the corpus over a socket of its own: what was sent, what came back, and how long that took.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { END, type Sent } from "./wire.ts";

export type Answer = { readonly status: number; readonly headers: string; readonly body: string };
export type Spoken = { readonly answers: readonly Answer[]; readonly raw: string; readonly seconds: number };

const LONGEST_MS = 15_000;

/** Everything until the connection closes; an error of the connection is how some closings look from here. */
export async function speak(port: number, sent: Sent): Promise<Spoken> {
  const began = performance.now();
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const received: Buffer[] = [];
  socket.on("data", (bytes: Buffer) => received.push(bytes));
  socket.on("error", () => socket.destroy());
  socket.on("end", () => socket.end());
  const given = setTimeout(() => socket.destroy(), LONGEST_MS);
  const closed = once(socket, "close").catch(() => undefined);
  await write(socket, typeof sent === "string" ? [sent] : sent);
  await closed;
  clearTimeout(given);
  const raw = Buffer.concat(received).toString("utf8");
  return { raw, answers: answersIn(raw), seconds: (performance.now() - began) / 1000 };
}

async function write(socket: Socket, pieces: Exclude<Sent, string>): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed || socket.writableEnded) return;
    if (typeof piece === "number") await pause(piece);
    else if (piece === END) socket.end();
    else socket.write(typeof piece === "string" ? Buffer.from(piece, "latin1") : piece);
  }
}

/** No body here contains what begins an answer. */
const answersIn = (raw: string): Answer[] =>
  raw
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((text) => text !== "")
    .map(read);

function read(text: string): Answer {
  const middle = text.indexOf("\r\n\r\n");
  const headers = text.slice(0, middle).toLowerCase();
  const body = text.slice(middle + 4);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]),
    headers,
    body: headers.includes("transfer-encoding: chunked") ? unchunked(body) : body,
  };
}

/** Near enough for JSON in one line: what is no chunk's size on a line of its own. */
const unchunked = (body: string): string => body.replace(/(^|\r\n)[0-9a-f]+\r\n/g, "");
