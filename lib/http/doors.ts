import type { Door } from "#lib/limits";
import { no } from "./denial.ts";
import { type Answers, type Context, guard } from "./guard.ts";
import { inFront } from "./in-front.ts";
import { throughNext } from "./through-next.ts";

/** For a route file, which exports all the methods of what this returns. */
export const restDoor = <C extends Context>(route: string, answers: Answers<C>) => mounted("rest", route, answers);

export const mcpDoor = <C extends Context>(route: string, answers: Answers<C>) => mounted("mcp", route, answers);

/** One door, two ways to reach it. */
function mounted<C extends Context>(door: Door, route: string, answers: Answers<C>) {
  const guarded = guard(door, route, answers);
  inFront(route, guarded);
  return throughNext(guarded);
}

/** Where there is nothing, whatever the method. */
export function nowhere(route: string) {
  const answer = () => no({ code: "NOT_FOUND", message: "There is nothing at this address." });
  return restDoor(route, { GET: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer });
}
