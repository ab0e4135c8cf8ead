import { settings } from "#lib/site";

type Context = { readonly params: Promise<{ readonly name: string }> };

export const dynamic = "force-dynamic";

/** What a directory asked the owner to show. Its address is /.well-known/{name}, by next.config.ts. */
export async function GET(_request: Request, { params }: Context) {
  const { shown } = settings();
  const { name } = await params;
  const text = Object.hasOwn(shown, name) ? shown[name] : undefined;
  if (text === undefined) return new Response(null, { status: 404 });
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } });
}
