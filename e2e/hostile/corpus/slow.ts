// Bytes that come slowly, never, or by the megabyte. A connection has ten seconds for what it has to say, a body five.
import { ask, BILL, type Case, get, head, orGone, PING, staying, TIP } from "../wire.ts";

const trickle = (text: string, ms: number) => [...text].flatMap((character) => [ms, character]);
const announced = (target: string, length: number) => staying(`POST ${target}`, `Content-Length: ${length}`);
const SIZE = 30 * 1024 * 1024;
const FULL = Buffer.alloc(SIZE, " ");
const CHUNK = `${SIZE.toString(16)}\r\n`;
const large = (line: string) => ask(line, `Content-Length: ${SIZE}`);
const chunked = (target: string) => staying(`POST ${target}`, "Transfer-Encoding: chunked", "Connection: close");

export const SLOW: readonly Case[] = [
  ["a connection that says nothing", "", 408],
  ["line breaks and nothing else", "\r\n\r\n", 408],
  ["a first line that never ends", "GET /api/ai/tools", 408],
  ["headers that never end", "GET / HTTP/1.1\r\nHost: localhost\r\n", 408],
  ["headers that trickle", trickle(get("/about", `X-A: ${"a".repeat(100)}`), 150), 408],
  ["a body that never comes", announced(TIP, 11), 408],
  ["a body that never comes to /mcp", announced("/mcp", 11), 408],
  ["a body that stops", [announced(TIP, 100), '{"bill":'], 408],
  ["a body that trickles", [announced(TIP, 200), ...trickle(" ".repeat(60), 200)], 408],
  ["chunks that trickle", [chunked("/mcp"), ...trickle("1\r\n \r\n".repeat(12), 150)], 408],
  ["a body that never comes to a page", announced("/calculators/tip", 11), 405],
  ["a body with GET that never comes", head("GET /about HTTP/1.1", "Host: localhost", "Content-Length: 5"), 200],
  ["a body that takes two seconds", [announced(TIP, 11), ...trickle(BILL, 180)], 200],
  ["a message that takes two seconds", [announced("/mcp", PING.length), ...trickle(PING, 50)], 200],
  ["30 MB announced and sent", [large(`POST ${TIP}`), FULL], orGone(413)],
  ["30 MB announced and sent to /mcp", [large("POST /mcp"), FULL], orGone(413)],
  ["30 MB in one chunk", [chunked(TIP), CHUNK, FULL, "\r\n0\r\n\r\n"], orGone(413)],
  ["30 MB in one chunk to /mcp", [chunked("/mcp"), CHUNK, FULL, "\r\n0\r\n\r\n"], orGone(413)],
  ["30 MB to a page", [large("POST /calculators/tip"), FULL], orGone(405)],
  ["30 MB with GET", [large("GET /about"), FULL], orGone(200)],
  ["30 MB to nowhere", [large("POST /api/nothing"), FULL], orGone(404)],
  ["30 MB of a header", ["GET / HTTP/1.1\r\nX-A: a", Buffer.alloc(SIZE, "a")], orGone(431)],
  ["30 MB of blanks before a header's value", ["GET / HTTP/1.1\r\nX-A: ", FULL], 408],
];
