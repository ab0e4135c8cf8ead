// What is refused before Next sees it, because Next would crash on it, redirect it to another site, or run code that
// this service has no use for. Each refusal is { status, code, message, allow? }.
//
//   BAD_REQUEST 400          the target, its percent-encoding, Host, another framing than chunks, a call of a server action
//   NOT_FOUND 404            the page that Next keeps for its own crashes, which answers 500
//   METHOD_NOT_ALLOWED 405   anything but GET and HEAD to a page; TRACE and the like everywhere
//   URI_TOO_LONG 414         over 8 kB
//   HEADERS_TOO_LARGE 431    over 100 of them (over 16 kB Node refuses itself)

const LONGEST_TARGET = 8192;
const MOST_HEADERS = 100;
const PAGE_METHODS = ["GET", "HEAD"];
const DOOR_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const TARGET = /^\/[\x21-\x7e]*$/;
const HOST = /^[\w.-]{1,253}(:\d{1,5})?$|^\[[\da-f:.]{2,45}\](:\d{1,5})?$/i;
const CRASH_PAGE = /^\/_global-error(?![\w-])/;
const DOOR = /^\/(api(\/|$)|mcp\/?$)/;

/** The refusal of a request, or undefined. */
export function refusalOf({ method, url, headers, rawHeaders, httpVersion }) {
  if (url.length > LONGEST_TARGET) return tooLong;
  if (rawHeaders.length > 2 * MOST_HEADERS) return tooMany;
  if (!TARGET.test(url)) return bad("The request's target must be a path.");
  const [path] = url.split("?", 1);
  const fault = faultOfPath(path) ?? faultOfHost(rawHeaders, httpVersion) ?? faultOfFraming(headers, httpVersion);
  if (fault) return bad(fault);
  if (CRASH_PAGE.test(decode(path))) return nowhere;
  if ("next-action" in headers) return bad("There are no server actions here.");
  const allowed = DOOR.test(path) ? DOOR_METHODS : PAGE_METHODS;
  return allowed.includes(method) ? undefined : notAllowed(method, allowed.join(", "));
}

function faultOfPath(path) {
  const decoded = decode(path);
  if (decoded === undefined) return "The path's percent-encoding is broken.";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is there to refuse them
  if (/[\x00-\x1f\x7f\\[\]]/.test(decoded)) return "The path has a character that no address here has.";
  if (/\/(\/|\.{1,2}(\/|$))/.test(decoded)) return "The path has an empty segment, or one of dots.";
  return undefined;
}

function decode(path) {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** HTTP/1.0 knows no Host. */
function faultOfHost(rawHeaders, httpVersion) {
  const hosts = rawHeaders.filter((_, place) => place % 2 === 1 && rawHeaders[place - 1].toLowerCase() === "host");
  if (hosts.length === 0 && httpVersion === "1.1") return "The request names no host.";
  if (hosts.length > 1) return "The request names more than one host.";
  return hosts.every((host) => HOST.test(host)) ? undefined : "The request's host is no host name.";
}

/** Node takes "gzip, chunked" and hands on what is still compressed. HTTP/1.0 knows no chunks. */
function faultOfFraming({ "transfer-encoding": encoding }, httpVersion) {
  if (encoding === undefined) return undefined;
  return encoding.toLowerCase() === "chunked" && httpVersion === "1.1"
    ? undefined
    : "The body may come in chunks, and in no other encoding.";
}

const bad = (message) => ({ status: 400, code: "BAD_REQUEST", message });

const nowhere = { status: 404, code: "NOT_FOUND", message: "There is nothing at this address." };
const tooLong = { status: 414, code: "URI_TOO_LONG", message: `The address is longer than ${LONGEST_TARGET} bytes.` };
const tooMany = {
  status: 431,
  code: "HEADERS_TOO_LARGE",
  message: `The request has more than ${MOST_HEADERS} headers.`,
};

function notAllowed(method, allow) {
  return { status: 405, code: "METHOD_NOT_ALLOWED", message: `${method} is not answered here, only ${allow}.`, allow };
}
