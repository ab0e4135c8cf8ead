import type { Context, Guarded } from "./guard.ts";
import { responseOf } from "./reply.ts";

/** One function per method for a route file, because Next itself answers those that a file leaves out. */
export function throughNext<C extends Context>(guarded: Guarded<C>) {
  const answer = async (request: Request, context: C): Promise<Response> => {
    const reply = await guarded(request, context);
    return responseOf(request.method === "HEAD" ? { ...reply, body: null } : reply);
  };
  return { GET: answer, HEAD: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer, OPTIONS: answer };
}
