// What every REST and MCP request passes before its route answers, always in this order: OPTIONS is answered; the interface
// may be switched off; the caller may have asked too often; the method must be one of the route's. Anything thrown is a bug
// on our side: answer 500 without details.
import { type Door, isSwitchedOff, limiter, type Verdict } from "#lib/doors/limits";
import { log } from "#lib/doors/telemetry";
import { settings } from "#lib/site";
import { BUSY, Busy } from "./busy.ts";
import { KEPT } from "./caching.ts";
import { callerOf, trustOf } from "./caller.ts";
import { type Denial, deny, notAllowed } from "./denial.ts";
import { EVERY_ANSWER, limitsOf, preflight } from "./headers.ts";
import { asAskedFor } from "./problem.ts";
import type { Asked, Reply, Route } from "./reply.ts";
import { requestIds } from "./request-id.ts";

type ReadOrWrite = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** `slug` is the calculator that the address names, "" where the path has none. */
export type Answer = (request: Asked, slug: string) => Reply | Promise<Reply>;
export type Answers = Partial<Record<ReadOrWrite, Answer>>;

/** What the guard goes by; a test gives its own. */
export type GuardState = {
  readonly isOpen: () => Promise<boolean>;
  /** Counts the request against its caller. */
  readonly count: (request: Asked) => Promise<Verdict>;
};

/** A route behind the guard. */
export function guard(door: Door, path: string, answers: Answers, state = () => stateOf(door)): Route {
  const admit = admission({ door, answers, allow: allowedBy(answers), state });
  const answer = async (request: Asked, slug: string) => {
    const began = performance.now();
    const { own: id, shown } = requestIds(request);
    const every: Record<string, string> = { ...EVERY_ANSWER };
    const { reply: said = deny(door, OUR_FAULT), error } = await admit(request, slug, every).then(
      answered,
      failedAt(door),
    );
    const reply = door === "rest" ? asAskedFor(said, request) : said;
    const ms = performance.now() - began;
    const { method } = request;
    log({ time: new Date(), id, method, route: path, slug: reply.slug ?? slug, status: reply.status, ms, error });
    // What every answer carries wins over what a route set.
    return { ...reply, headers: { ...reply.headers, ...every, "x-request-id": isKept(reply) ? id : shown } };
  };
  return { path, answer };
}

/** A shared cache may hand it to others, who must not get the id that one caller made up. */
const isKept = ({ headers }: Reply): boolean => headers["cache-control"] === KEPT;

type Admission = {
  readonly door: Door;
  readonly answers: Answers;
  readonly allow: string;
  readonly state: () => GuardState;
};

const admission =
  ({ door, answers, allow, state }: Admission) =>
  /** `every` gets what is to be on the answer, whatever the answer is. */
  async (request: Asked, slug: string, every: Record<string, string>): Promise<Reply> => {
    const { method } = request;
    if (method === "OPTIONS") return preflight(door, allow);
    const { isOpen, count } = state();
    if (!(await isOpen())) return deny(door, SWITCHED_OFF);
    const verdict = await count(request);
    Object.assign(every, limitsOf(verdict));
    if (!verdict.allowed) return deny(door, tooMany(verdict));
    const answer = answerTo(method, answers);
    return answer ? answer(request, slug) : deny(door, notAllowed(method, allow));
  };

type Outcome = { readonly reply?: Reply; readonly error?: unknown };

const answered = (reply: Reply): Outcome => ({ reply });
const failedAt =
  (door: Door) =>
  (error: unknown): Outcome =>
    error instanceof Busy ? { reply: deny(door, BUSY) } : { error };

function stateOf(door: Door): GuardState {
  const isOpen = async () => settings().apiEnabled && !(await isSwitchedOff());
  return { isOpen, count: (request) => counted(door, request) };
}

function counted(door: Door, request: Asked): Promise<Verdict> {
  const { key, allowance } = callerOf(request, trustOf(settings()));
  return limiter(door, allowance).take(key);
}

/** Counts what else is in a request that the guard has let in: so many more. */
export async function countAgain(door: Door, request: Asked, times: number): Promise<Denial | undefined> {
  for (let n = 0; n < times; n++) {
    const verdict = await counted(door, request);
    if (!verdict.allowed) return tooMany(verdict);
  }
  return undefined;
}

const SWITCHED_OFF: Denial = { code: "API_DISABLED", message: "The API is switched off for now." };
const OUR_FAULT: Denial = { code: "INTERNAL_ERROR", message: "Something went wrong here, not in your request." };

function tooMany({ limit, retryAfter }: Verdict): Denial {
  const wait = retryAfter === 1 ? "1 second" : `${retryAfter} seconds`;
  return {
    code: "RATE_LIMITED",
    message: `Too many requests: the limit is ${limit} a minute. Try again in ${wait}.`,
    headers: { "retry-after": String(retryAfter) },
  };
}

function allowedBy(answers: Answers): string {
  const methods = Object.keys(answers);
  return [...methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])), "OPTIONS"].join(", ");
}

function answerTo(method: string, answers: Answers): Answer | undefined {
  const named = method === "HEAD" ? "GET" : method;
  return Object.entries(answers).find(([known]) => known === named)?.[1];
}
