import { cacheable, JSON_TYPE, jsonText, no, prebuild, restRoute } from "#lib/doors/http";
import { dayOf, factList, factOn } from "#lib/service";
import { memoizeAsync } from "./available.ts";

const list = memoizeAsync(async () => prebuild(factList()));

export const listFacts = restRoute("/api/facts", { GET: async (request) => jsonText(await list(), request) });

export const oneFact = restRoute("/api/facts/{slug}", {
  GET: async (request, id) => {
    const found = factOn(id, new URL(request.url).searchParams, dayOf(new Date()));
    // Logs and metrics count calculators by their slugs.
    if ("code" in found) return { ...no(found), slug: "" };
    return { ...(await cacheable({ body: JSON.stringify(found), type: JSON_TYPE }, request)), slug: "" };
  },
});
