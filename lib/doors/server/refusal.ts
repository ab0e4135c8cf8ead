// The attack: targets and headers that Next misreads (e2e/hostile/sockets.spec.ts, corpus/next.ts). What is refused before Next sees it, because Next would crash on it, redirect it to another site, or run code that this
// service has no use for.
//
//   BAD_REQUEST 400          the target, its percent-encoding, Host, another framing than chunks, a call of a server action
//   NOT_FOUND 404            the page that Next keeps for its own crashes, which answers 500
//   METHOD_NOT_ALLOWED 405   anything but GET and HEAD to a page; TRACE and the like everywhere
//   URI_TOO_LONG 414         over 8 kB
//   HEADERS_TOO_LARGE 431    over 100 of them (over 16 kB Node refuses itself)
import type { IncomingMessage } from "node:http";
import { type Denial, NOWHERE, notAllowed } from "#lib/doors/http";

const LONGEST_TARGET = 8192;
const MOST_HEADERS = 100;
const PAGE_METHODS = ["GET", "HEAD"];
const ROUTE_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const TARGET = /^\/[\x21-\x7e]*$/;
const HOST = /^[\w.-]{1,253}(:\d{1,5})?$|^\[[\da-f:.]{2,45}\](:\d{1,5})?$/i;
const CRASH_PAGE = /^\/_global-error(?![\w-])/;

export type Head = Pick<IncomingMessage, "method" | "url" | "headers" | "rawHeaders" | "httpVersion">;

/** Whose words an address is answered in. Sets of tools, such as /mcp/health, have letters only, and documents under /mcp have not. */
export function doorOf(url: string): "rest" | "mcp" | "page" {
  if (/^\/api(?![^/?])/.test(url)) return "rest";
  return /^\/mcp(\/[a-z]+)?\/?(?![^?])/.test(url) ? "mcp" : "page";
}

/** Why a request is refused, or undefined. */
export function refusalOf({ method = "", url = "", headers, rawHeaders, httpVersion }: Head): Denial | undefined {
  if (url.length > LONGEST_TARGET) return tooLong;
  if (rawHeaders.length > 2 * MOST_HEADERS) return tooMany;
  if (!TARGET.test(url)) return bad("The request's target must be a path.");
  const [path = ""] = url.split("?", 1);
  const fault = faultOfPath(path) ?? faultOfHost(rawHeaders, httpVersion) ?? faultOfFraming(headers, httpVersion);
  if (fault) return bad(fault);
  if (CRASH_PAGE.test(decoded(path) ?? "")) return NOWHERE;
  if ("next-action" in headers) return bad("There are no server actions here.");
  const allowed = doorOf(path) === "page" ? PAGE_METHODS : ROUTE_METHODS;
  return allowed.includes(method) ? undefined : notAllowed(method, allowed.join(", "));
}

function faultOfPath(path: string): string | undefined {
  const text = decoded(path);
  if (text === undefined) return "The path's percent-encoding is broken.";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is there to refuse them
  if (/[\x00-\x1f\x7f\\[\]]/.test(text)) return "The path has a character that no address here has.";
  if (/\/(\/|\.{1,2}(\/|$))/.test(text)) return "The path has an empty segment, or one of dots.";
  return undefined;
}

/** Undefined where the percent-encoding is broken. */
export function decoded(path: string): string | undefined {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** HTTP/1.0 knows no Host. */
function faultOfHost(rawHeaders: readonly string[], httpVersion: string): string | undefined {
  const hosts = rawHeaders.filter((_, place) => place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === "host");
  if (hosts.length === 0 && httpVersion === "1.1") return "The request names no host.";
  if (hosts.length > 1) return "The request names more than one host.";
  return hosts.every((host) => HOST.test(host)) ? undefined : "The request's host is no host name.";
}

/** Node takes "gzip, chunked" and hands on what is still compressed. HTTP/1.0 knows no chunks. */
function faultOfFraming({ "transfer-encoding": encoding }: Head["headers"], httpVersion: string): string | undefined {
  if (encoding === undefined) return undefined;
  const isChunked = encoding.toLowerCase() === "chunked" && httpVersion === "1.1";
  return isChunked ? undefined : "The body may come in chunks, and in no other encoding.";
}

const bad = (message: string): Denial => ({ code: "BAD_REQUEST", message });

const tooLong: Denial = { code: "URI_TOO_LONG", message: `The address is longer than ${LONGEST_TARGET} bytes.` };
const tooMany: Denial = { code: "HEADERS_TOO_LARGE", message: `The request has more than ${MOST_HEADERS} headers.` };
