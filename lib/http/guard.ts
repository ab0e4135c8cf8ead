// What every REST and MCP request passes before its handler, always in this order: OPTIONS is answered; the interface
// may be switched off; the caller may have asked too often; the method must be one of the route's. Whatever is thrown
// is our fault, and the answer says nothing about it.
import { type Door, limiter, type Verdict } from "#lib/limits";
import { settings } from "#lib/site";
import { callerOf, trustOf } from "./caller.ts";
import { type Denial, deny } from "./denial.ts";
import { EVERY_ANSWER, limitsOf, preflight } from "./headers.ts";
import { log } from "./log.ts";
import type { Asked, Reply } from "./reply.ts";

type ReadOrWrite = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** As Next calls a route: a route with a [slug] gets it in `params`. */
export type Context = { readonly params?: Promise<object> | undefined };

export type Answer<C> = (request: Asked, context: C) => Reply | Promise<Reply>;
export type Answers<C> = Partial<Record<ReadOrWrite, Answer<C>>>;

/** A route's answers behind the guard. It never throws. */
export type Guarded<C> = (request: Asked, context: C) => Promise<Reply>;

/** What the guard goes by; a test gives its own. */
export type House = {
  readonly open: boolean;
  /** Counts the request against its caller. */
  readonly count: (request: Asked) => Promise<Verdict>;
};

export function guard<C extends Context>(
  door: Door,
  route: string,
  answers: Answers<C>,
  house = () => houseOf(door),
): Guarded<C> {
  const post = { door, answers, allow: allowedBy(answers), house };
  return async (request, context) => {
    const began = performance.now();
    const every: Record<string, string> = { ...EVERY_ANSWER };
    const admitted = admit(post, request, context, every);
    const { reply = deny(door, OUR_FAULT), error } = await admitted.then(answered, failed);
    const slug = reply.slug ?? (await slugIn(context));
    log({ time: new Date(), route, slug, status: reply.status, ms: performance.now() - began, error });
    // What every answer carries wins over what a handler set.
    return { ...reply, headers: { ...reply.headers, ...every } };
  };
}

type Post<C> = {
  readonly door: Door;
  readonly answers: Answers<C>;
  readonly allow: string;
  readonly house: () => House;
};

/** `every` gets what is to stand on the answer, whatever the answer is. */
async function admit<C>(post: Post<C>, request: Asked, context: C, every: Record<string, string>): Promise<Reply> {
  const { door, answers, allow, house } = post;
  const { method } = request;
  if (method === "OPTIONS") return preflight(door, allow);
  const { open, count } = house();
  if (!open) return deny(door, SWITCHED_OFF);
  const verdict = await count(request);
  Object.assign(every, limitsOf(verdict));
  if (!verdict.allowed) return deny(door, tooMany(verdict));
  const answer = answerTo(method, answers);
  return answer ? answer(request, context) : deny(door, notAllowed(method, allow));
}

type Outcome = { readonly reply?: Reply; readonly error?: unknown };

const answered = (reply: Reply): Outcome => ({ reply });
const failed = (error: unknown): Outcome => ({ error });

function houseOf(door: Door): House {
  const count = ({ headers }: Asked) => {
    const { key, allowance } = callerOf(headers, trustOf(settings()));
    return limiter(door, allowance).take(key);
  };
  return { open: settings().apiEnabled, count };
}

const SWITCHED_OFF: Denial = { code: "API_DISABLED", message: "The interface is switched off for now." };
const OUR_FAULT: Denial = { code: "INTERNAL_ERROR", message: "Something went wrong here, not in your request." };

function tooMany({ limit, retryAfter }: Verdict): Denial {
  const wait = retryAfter === 1 ? "1 second" : `${retryAfter} seconds`;
  return {
    code: "RATE_LIMITED",
    message: `Too many requests: the limit is ${limit} a minute. Ask again in ${wait}.`,
    headers: { "retry-after": String(retryAfter) },
  };
}

function notAllowed(method: string, allow: string): Denial {
  return { code: "METHOD_NOT_ALLOWED", message: `${method} is not answered here, only ${allow}.`, headers: { allow } };
}

function allowedBy(answers: Answers<never>): string {
  const methods = Object.keys(answers);
  return [...methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])), "OPTIONS"].join(", ");
}

function answerTo<C>(method: string, answers: Answers<C>): Answer<C> | undefined {
  const named = method === "HEAD" ? "GET" : method;
  return Object.entries(answers).find(([known]) => known === named)?.[1];
}

async function slugIn({ params }: Context): Promise<string | undefined> {
  const named = (await params) ?? {};
  return "slug" in named && typeof named.slug === "string" ? named.slug : undefined;
}
