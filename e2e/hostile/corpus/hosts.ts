// Host, and whatever else claims to say what this server is called. No answer may repeat it.
import { type Case, FOREIGN, get, head, PING, post } from "../wire.ts";

const hosted = (host: string, target = "/") => head(`GET ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close");
const mcp = (host: string) =>
  head("POST /mcp HTTP/1.1", `Host: ${host}`, "Connection: close", `Content-Length: ${PING.length}`) + PING;

export const HOSTS: readonly Case[] = [
  ["no host in HTTP/1.1", head("GET / HTTP/1.1", "Connection: close"), 400],
  ["no host in HTTP/1.0", head("GET / HTTP/1.0"), 200],
  ["two hosts", get("/", `Host: ${FOREIGN}`), 400],
  ["the same host twice", get("/api/ai/tools", "Host: localhost"), 400],
  ["an empty host", hosted(""), 400],
  ["a host with a path", hosted(`${FOREIGN}/x`), 400],
  ["a host with a user", hosted(`user@${FOREIGN}`), 400],
  ["a host with markup", hosted("<script>alert(1)</script>"), 400],
  ["a host with two ports", hosted(`${FOREIGN}:80:80`), 400],
  ["a host with a port that is none", hosted(`${FOREIGN}:port`), 400],
  ["a host with a comma", hosted(`localhost,${FOREIGN}`), 400],
  ["a host with a blank", hosted(`local host`), 400],
  ["a host beyond ASCII", hosted("caf\xe9.example"), 400],
  ["a long host", hosted("a".repeat(300)), 400],
  ["a foreign host at a page", hosted(FOREIGN), 200],
  ["a foreign host at a page that is not there", hosted(FOREIGN, "/nothing"), 404],
  ["a foreign host at a redirect", hosted(FOREIGN, "/calculators/tip/"), 308],
  ["a foreign host at the list", hosted(FOREIGN, "/api/ai/tools"), 200],
  ["a foreign host at a tool", hosted(FOREIGN, "/api/ai/tools/tip"), 200],
  ["a foreign host at the sitemap", hosted(FOREIGN, "/sitemap.xml"), 200],
  ["a foreign host at /mcp, over loopback", mcp(FOREIGN), 403],
  ["a host that ends like ours", mcp(`localhost.${FOREIGN}`), 403],
  ["an address of six groups", hosted("[::1]:3000"), 200],
  ["X-Forwarded-Host", get("/calculators/tip/", `X-Forwarded-Host: ${FOREIGN}`), 308],
  ["X-Forwarded-Host at the API", get("/api/ai/tools/tip", `X-Forwarded-Host: ${FOREIGN}`), 200],
  ["X-Forwarded-Proto", get("/calculators/tip/", "X-Forwarded-Proto: gopher"), 308],
  ["Forwarded", get("/api/ai/tools", `Forwarded: for=1.1.1.1;host=${FOREIGN};proto=https`), 200],
  ["X-Original-URL and X-Rewrite-URL", get("/nothing", "X-Original-URL: /", `X-Rewrite-URL: //${FOREIGN}`), 404],
  ["X-Host and X-HTTP-Host-Override", get("/", `X-Host: ${FOREIGN}`, `X-HTTP-Host-Override: ${FOREIGN}`), 200],
  ["a foreign origin", post("/mcp", PING, `Origin: https://${FOREIGN}`), 200],
  ["a foreign referrer", get("/nothing", `Referer: https://${FOREIGN}/`), 404],
];
