// What every route of one calculator begins with: find it, and read the body that is sent to it.
import { catalogue, type Entry } from "#lib/catalogue";
import { type Asked, no, type Reply, readJson } from "#lib/http";
import { TOOL_NOT_FOUND } from "#lib/service";
import { settings } from "#lib/site";
import { catalogueErrorsAs503 } from "./available.ts";

/** An unknown slug is told so before anything else is looked at. */
export const withTool = (slug: string, answer: (entry: Entry) => Promise<Reply>): Promise<Reply> =>
  catalogueErrorsAs503(async () => {
    const entry = await catalogue().findOpen(slug);
    return entry ? answer(entry) : no(TOOL_NOT_FOUND);
  });

type Sent = Readonly<Record<string, unknown>>;

export async function withBody(request: Asked, answer: (body: Sent) => Reply | Promise<Reply>): Promise<Reply> {
  const body = await readJson(request, settings().rest);
  return "denial" in body ? no(body.denial) : answer(body.value);
}
