// What anyone may ask at any time, because a switch or a limit must never look like a death. In everything else it is a
// door like the others.
import { type Denial, deny } from "./denial.ts";
import { everyAnswer, preflight } from "./headers.ts";

const ALLOW = "GET, HEAD, OPTIONS";

/** For a route file, as the other doors. */
export function unguarded(answer: () => Response | Promise<Response>) {
  async function pass({ method }: Request): Promise<Response> {
    const { body, status, headers } = await answerTo(method, answer);
    const carried = new Headers(headers);
    for (const [name, value] of everyAnswer()) carried.set(name, value);
    return new Response(method === "HEAD" ? null : body, { status, headers: carried });
  }
  return { GET: pass, HEAD: pass, POST: pass, PUT: pass, PATCH: pass, DELETE: pass, OPTIONS: pass };
}

function answerTo(method: string, answer: () => Response | Promise<Response>) {
  if (method === "OPTIONS") return preflight("rest", ALLOW);
  return method === "GET" || method === "HEAD" ? answer() : deny("rest", notAllowed(method));
}

const notAllowed = (method: string): Denial => ({
  code: "METHOD_NOT_ALLOWED",
  message: `${method} is not answered here, only ${ALLOW}.`,
  headers: { allow: ALLOW },
});
