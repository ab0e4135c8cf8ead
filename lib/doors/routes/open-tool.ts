// What every route of one calculator begins with: find it, see for which region it is asked, and read the body that is sent.

import { type Asked, no, type Reply, readJson } from "#lib/doors/http";
import { meantTool, toolNotFound } from "#lib/service";
import { catalogue, type Entry } from "#lib/service/catalogue";
import { type Site, settings } from "#lib/site";
import { inAskedRegion } from "./asked-site.ts";
import { catalogueErrorsAs503 } from "./available.ts";

type Answer = (entry: Entry, site: Site) => Promise<Reply>;

/** An unknown slug is an error before anything else is looked at. */
export const withTool = (request: Asked, slug: string, answer: Answer): Promise<Reply> =>
  catalogueErrorsAs503(async () => {
    const entry = await catalogue().findOpen(slug);
    if (!entry) return no(toolNotFound(await meantTool(slug, catalogue())));
    return announced(entry, await inAskedRegion(request, (site) => answer(entry, site)));
  });

/** An answer under a former name says since when there is another, in seconds, as RFC 9745 has it. */
export function announced({ former }: Entry, reply: Reply): Reply {
  if (!former) return reply;
  return { ...reply, headers: { ...reply.headers, Deprecation: `@${Date.parse(former.since) / 1000}` } };
}

type Sent = Readonly<Record<string, unknown>>;

export async function withBody(request: Asked, answer: (body: Sent) => Reply | Promise<Reply>): Promise<Reply> {
  const body = await readJson(request, settings().rest);
  return "denial" in body ? no(body.denial) : answer(body.value);
}
