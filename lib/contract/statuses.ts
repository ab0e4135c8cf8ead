// What each status means, which headers come with it, and which codes: the generator has only "HTTP 405" for it.
import { STATUS } from "#lib/doors/http";
import type { Answer, Header } from "#lib/service";

export const codesWith = (status: number): string[] =>
  Object.entries(STATUS).flatMap(([code, own]) => (own === status ? [code] : []));

export const HEADERS = {
  ETag: header("Identifies exactly this content. Send it back as If-None-Match to get 304 while nothing has changed."),
  "Cache-Control": header("How long a copy may be used without asking again."),
  Link: header("Points to this document (service-desc), the documentation (service-doc) and the list of APIs."),
  "X-Request-Id": header("The id you sent with the request, or a random one. Quote it when you report a problem."),
  Allow: header("The methods that this path answers."),
  "Retry-After": header("Seconds to wait, at least 1. Waiting that long works.", { type: "integer", minimum: 1 }),
  RateLimit: header(
    'What is left of the limit, by the IETF\'s draft: "default";r=59;t=60 is 59 more requests in the next 60 seconds.',
  ),
  "RateLimit-Policy": header('The limit itself: "default";q=60;w=60 is 60 requests in 60 seconds.'),
} as const satisfies Record<string, Header>;

type HeaderName = keyof typeof HEADERS;

function header(description: string, schema: Header["schema"] & { minimum?: number } = { type: "string" }): Header {
  return { description, required: true, schema };
}

const refer = (name: HeaderName) => [name, { $ref: `#/components/headers/${name}` }] as const;

/** Absent where the answer comes from before the limit is counted. */
const LIMITS = ["RateLimit", "RateLimit-Policy"] as const;
const maybe = (name: HeaderName) => [name, { ...HEADERS[name], required: false }] as const;

const counted = Object.fromEntries(LIMITS.map(refer));
const mayBeCounted = Object.fromEntries(LIMITS.map(maybe));
const always = (...names: HeaderName[]) => Object.fromEntries(names.map(refer));

type Meaning = Pick<Answer, "description" | "headers"> & { readonly codes?: readonly string[] };

export const MEANINGS: Readonly<Record<string, Meaning>> = {
  200: { headers: { ...counted, ...always("Cache-Control", "Link", "X-Request-Id") } },
  202: { description: "A notification, accepted. There is no body.", headers: counted },
  304: { description: "Nothing has changed since the ETag you sent.", headers: { ...counted, ...always("ETag") } },
  400: { description: "Something in the request is wrong. The message says what.", headers: mayBeCounted },
  // The 400 of what takes no body, which a caller can only get from lib/doors/server.
  malformed: {
    description: "The request itself is malformed: its path, its Host, or an unknown region or currency.",
    codes: ["BAD_REQUEST"],
  },
  403: {
    description: "A request over loopback that names another host, refused to prevent DNS rebinding.",
    headers: counted,
  },
  404: {
    description: "There is nothing with that name. A calculator closed to programs gives the same answer.",
    headers: counted,
  },
  405: {
    description: "The method is wrong here. The Allow header names the right ones.",
    headers: { ...mayBeCounted, ...always("Allow") },
  },
  406: { description: "Answers are JSON, and your Accept header rules that out.", headers: counted },
  408: { description: "The body took too long to arrive.", headers: counted },
  413: { description: "The body is too large.", headers: counted },
  414: { description: "The address is longer than 8,192 bytes." },
  417: { description: "The request expects something other than 100-continue." },
  429: { description: "Too many requests in a minute.", headers: { ...counted, ...always("Retry-After") } },
  431: { description: "The request has more than 100 headers, or more than 16 KB of them." },
  500: { description: "A bug on our side. The answer gives no details.", headers: mayBeCounted },
  501: { description: "The answer is asked for in a format that there is not.", headers: counted },
  503: {
    description: "The API is switched off or too busy for now, or a calculator can't be loaded.",
    headers: mayBeCounted,
  },
};
