// Health checks skip the guard: a rate limit must not look like an outage. In everything else it is a route
// like the others.
import { deny, notAllowed } from "./denial.ts";
import { EVERY_ANSWER, preflight } from "./headers.ts";
import type { Asked, Reply, Route } from "./reply.ts";

const ALLOW = "GET, HEAD, OPTIONS";

type Answer = () => Reply | Promise<Reply>;

export function unguarded(path: string, answer: Answer): Route {
  return {
    path,
    async answer({ method }: Asked) {
      const reply = await answerTo(method, answer);
      return { ...reply, headers: { ...reply.headers, ...EVERY_ANSWER } };
    },
  };
}

function answerTo(method: string, answer: Answer) {
  if (method === "OPTIONS") return preflight("rest", ALLOW);
  return method === "GET" || method === "HEAD" ? answer() : deny("rest", notAllowed(method, ALLOW));
}
