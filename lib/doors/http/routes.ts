import { NOWHERE, no } from "./denial.ts";
import { type Answers, guard } from "./guard.ts";
import type { Route } from "./reply.ts";

export const restRoute = (path: string, answers: Answers): Route => guard("rest", path, answers);

export const mcpRoute = (path: string, answers: Answers): Route => guard("mcp", path, answers);

/** Where there is nothing, whatever the method. */
export function nowhere(path: string): Route {
  const answer = () => no(NOWHERE);
  return restRoute(path, { GET: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer });
}
