// Connections: versions, other protocols, several requests on one, ends that close early.
import { BILL, type Case, END, get, head, orGone, PING, post, staying, TIP } from "../wire.ts";

const UPGRADE = ["Host: localhost", "Connection: Upgrade, close"];
const WEBSOCKET = ["Upgrade: websocket", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"];
const half = (text: string) => text.slice(0, text.length / 2);

export const CONNECTIONS: readonly Case[] = [
  ["HTTP/1.0", head("GET / HTTP/1.0", "Host: localhost"), 200],
  ["a calculation in HTTP/1.0", `${head(`POST ${TIP} HTTP/1.0`, `Content-Length: ${BILL.length}`)}${BILL}`, 200],
  ["HTTP/0.9", "GET /\r\n\r\n", 200],
  ["HTTP/0.9 under /api", "GET /api/ai/tools/tip\r\n\r\n", 200],
  ["HTTP/1.2", head("GET / HTTP/1.2", "Host: localhost"), 400],
  ["HTTP/2 as it begins", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["HTTP/3", head("GET /api/ai/tools HTTP/3.0", "Host: localhost"), 400],
  ["a version that is none", head("GET / HTTP/x.y", "Host: localhost"), 400],
  ["another protocol's name", head("GET / ICY/1.1", "Host: localhost"), 400],
  ["a protocol in small letters", head("GET / http/1.1", "Host: localhost"), 400],
  ["a hello in TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ["a hello in SSH", "SSH-2.0-OpenSSH_9.2\r\n", 400],
  ["a hello of mail", "EHLO localhost\r\n", 400],
  ["a command of Redis", "*1\r\n$4\r\nPING\r\n", 400],
  ["noise", "\x00\x01\x02\x03\xff\xfe", 400],
  ["a proxy's preamble", `PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\n${get("/")}`, 400],
  ["an upgrade to WebSocket at a page", head("GET / HTTP/1.1", ...UPGRADE, ...WEBSOCKET), 200],
  ["an upgrade to WebSocket at /mcp", head("GET /mcp HTTP/1.1", ...UPGRADE, ...WEBSOCKET), 405],
  ["an upgrade to HTTP/2", head("GET / HTTP/1.1", ...UPGRADE, "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"), 200],
  ["an upgrade to nothing", head("GET /api/ai/tools HTTP/1.1", ...UPGRADE, "Upgrade: "), 200],
  ["line breaks before the request", `\r\n\r\n${get("/")}`, 200],
  ["three requests at once", `${staying("GET /about")}${staying("GET /api/ai/tools/tip")}${get("/")}`, [200, 200, 200]],
  ["two calculations at once", `${staying(`POST ${TIP}`, "Content-Length: 11")}${BILL}${post(TIP, BILL)}`, [200, 200]],
  [
    "a page between calls",
    `${staying("POST /mcp", `Content-Length: ${PING.length}`)}${PING}${get("/about")}`,
    [200, 200],
  ],
  ["a good request and a bad one", `${staying("GET /about")}${get("/%ff")}`, [200, 400]],
  ["a good request and noise", [staying("GET /about"), 3000, "\x00\x01\x02\r\n\r\n"], [200, 400]],
  ["seventeen requests at once", `${staying("HEAD /about").repeat(16)}${get("/about")}`, Array<number>(17).fill(200)],
  ["fifty requests at once", `${staying("HEAD /about").repeat(49)}${get("/about")}`, "nothing"],
  ["nothing at all", [END], "nothing"],
  ["half a request, and then nothing", [half(get("/")), END], 400],
  ["half a body, and then nothing", [half(post(TIP, " ".repeat(400) + BILL)), END], 400],
  ["half a chunk, and then nothing", [`${staying(`POST ${TIP}`, "Transfer-Encoding: chunked")}ff\r\n{`, END], 400],
  ["a page for one who has stopped sending", [get("/about"), END], orGone(200)],
  ["an answer for one who has stopped sending", [post(TIP, BILL), END], orGone(200)],
];
