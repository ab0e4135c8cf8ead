// A route in node:http's own terms: Next's path from socket to route and back costs several times as much as an answer.
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type Asked,
  Busy,
  GUIDE,
  type Reply,
  type Route,
  type SentHeaders,
  securityOf,
  UNFRAMED,
} from "#lib/doors/http";
import { site } from "#lib/site";
import type { Job } from "./turns.ts";

/** A route, and the calculator that the address names. */
export type Found = { readonly route: Route; readonly slug: string };

/** Calls back when it is this request's turn, or `refuse` if there is no time for it. */
export type Turn = (answer: Job["answer"], refuse?: Job["refuse"]) => void;

/** Answers a request by a route. A route never throws; if one should all the same, that costs its connection only. */
export function mount({ route, slug }: Found, [request, response]: Exchange, headers: SentHeaders, turn: Turn): void {
  const answer = () =>
    route.answer(askedBy(request, headers, turn), slug).then(
      (reply) => write(response, reply),
      () => void response.destroy(),
    );
  // A request with a body takes its turn when the body is there: readJson.
  if (mayHaveBody(request)) void answer();
  else turn(answer);
}

export type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

const mayHaveBody = ({ method }: IncomingMessage): boolean => method !== "GET" && method !== "HEAD";

function askedBy(request: IncomingMessage, headers: SentHeaders, turn: Turn): Asked {
  const { method = "GET", url = "/", socket } = request;
  // Nothing is read before the route asks for it: what it leaves unread, Node drains.
  const body = mayHaveBody(request) ? request.iterator({ destroyOnReturn: false }) : null;
  return {
    method,
    url: site().url + url,
    headers,
    body,
    peer: socket.remoteAddress ?? "unknown",
    turn: () => new Promise((resolve, reject) => turn(resolve, () => reject(new Busy()))),
    signal: {
      get aborted() {
        return socket.destroyed;
      },
    },
  };
}

export const headersOf = ({ headers }: IncomingMessage): SentHeaders => ({
  get: (name) => (headers[name] === undefined ? null : String(headers[name])),
  entries: () => Object.entries(headers).map(([name, value]) => [name, String(value)]),
});

export const write = (response: ServerResponse, reply: Reply): void =>
  send(response, { ...reply, headers: { ...addedByNext, ...reply.headers } });

export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  const length = body === null ? {} : { "content-length": Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length }).end(body);
}

/** What Next would add by next.config.ts, named as routes name theirs, so that none is sent twice. */
const addedByNext = Object.fromEntries(
  Object.entries({ ...securityOf(site().url), ...UNFRAMED, ...GUIDE }).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);
