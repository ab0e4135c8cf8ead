import { type Asked, type Route, responseOf } from "./reply.ts";

/** As Next calls a route: one with a [slug] gets it in `params`. */
type Context = { readonly params?: Promise<object> | undefined };

/** One function per method for a route file, because Next itself answers those that a file leaves out. */
export function throughNext({ answer }: Route) {
  const respond = async (request: Request, context: Context): Promise<Response> => {
    const reply = await answer(asPlainText(request), await slugIn(context));
    return responseOf(request.method === "HEAD" ? { ...reply, body: null } : reply);
  };
  return {
    GET: respond,
    HEAD: respond,
    POST: respond,
    PUT: respond,
    PATCH: respond,
    DELETE: respond,
    OPTIONS: respond,
  };
}

/** Next sends a body without its Content-Encoding; whoever stands before it compresses. */
function asPlainText({ method, url, headers, body, signal }: Request): Asked {
  const plain = new Headers(headers);
  plain.delete("accept-encoding");
  return { method, url, headers: plain, body, signal };
}

async function slugIn({ params }: Context): Promise<string> {
  const named = (await params) ?? {};
  return "slug" in named && typeof named.slug === "string" ? named.slug : "";
}
