// Where lib/front stands before Next, it hands a request for a door's plain address straight to that door, in node:http's
// own terms: Next's path from socket to route and back costs several times as much as an answer.
import type { IncomingMessage, ServerResponse } from "node:http";
import { settings, site } from "#lib/site";
import type { Context, Guarded } from "./guard.ts";
import type { Asked, Reply } from "./reply.ts";

/** lib/front/mount.mjs leaves a function under this name, and calls a door as Next would: with the slug in `params`. It
 * gives along the headers that Next would add. */
const OPEN_DOOR = Symbol.for("ready-reckoner.open-door");

type Added = Reply["headers"];

export function inFront<C extends Context>(route: string, guarded: Guarded<C>): void {
  const openDoor: unknown = Reflect.get(globalThis, OPEN_DOOR);
  if (typeof openDoor !== "function" || !settings().apiDirect) return;
  openDoor(route, async (request: IncomingMessage, response: ServerResponse, context: C, added: Added) =>
    write(response, added, await guarded(askedBy(request), context)),
  );
}

function askedBy(request: IncomingMessage): Asked {
  const { method = "GET", url = "/" } = request;
  return { method, url: site().url + url, headers: headersOf(request), body: bodyOf(request) };
}

function headersOf({ headers }: IncomingMessage): Headers {
  const several = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Headers(several);
}

/** Nothing is read before the door asks for it: what it leaves unread, Node drains. */
function bodyOf(request: IncomingMessage): Asked["body"] {
  if (request.method === "GET" || request.method === "HEAD") return null;
  let begun = false;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    if (begun) return void request.resume();
    if (request.destroyed) return controller.error(new Error("the caller has gone"));
    begun = true;
    request.on("data", (chunk) => {
      request.pause();
      controller.enqueue(chunk);
    });
    request.once("end", () => controller.close());
    request.once("error", (reason) => controller.error(reason));
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

function write(response: ServerResponse, added: Added, { status, headers, body }: Reply): void {
  const length = body === null ? {} : { "content-length": Buffer.byteLength(body) };
  response.writeHead(status, { ...added, ...headers, ...length }).end(body);
}
