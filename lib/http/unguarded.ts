// What anyone may ask at any time, because a switch or a limit must never look like a death. In everything else it is a
// door like the others.
import { type Denial, deny } from "./denial.ts";
import { EVERY_ANSWER, preflight } from "./headers.ts";
import type { Asked, Reply } from "./reply.ts";
import { throughNext } from "./through-next.ts";

const ALLOW = "GET, HEAD, OPTIONS";

type Answer = () => Reply | Promise<Reply>;

/** For a route file, as the other doors. */
export function unguarded(answer: Answer) {
  return throughNext(async ({ method }: Asked) => {
    const reply = await answerTo(method, answer);
    return { ...reply, headers: { ...reply.headers, ...EVERY_ANSWER } };
  });
}

function answerTo(method: string, answer: Answer) {
  if (method === "OPTIONS") return preflight("rest", ALLOW);
  return method === "GET" || method === "HEAD" ? answer() : deny("rest", notAllowed(method));
}

const notAllowed = (method: string): Denial => ({
  code: "METHOD_NOT_ALLOWED",
  message: `${method} is not answered here, only ${ALLOW}.`,
  headers: { allow: ALLOW },
});
