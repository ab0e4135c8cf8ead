import { type Asked, BEST, jsonText, no, pausesFor, prebuild, QUICK, restRoute } from "#lib/doors/http";
import {
  describeTool,
  inShort,
  type ListQuery,
  listAsked,
  meantTool,
  TOOL_NOT_FOUND,
  toolCatalogue,
  toolNotFound,
} from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { inAskedRegion, keyOf } from "./asked-site.ts";
import { catalogueErrorsAs503, memoizeRecent } from "./available.ts";
import { announced } from "./open-tool.ts";

/** A list is a hundred times as long as a description. */
const [MOST_LISTS, MOST_DESCRIPTIONS] = [20, 1000];

type Listing = ListQuery & { readonly site: Site; readonly request: Asked };

/** The attack: lists in ever other regions and currencies (e2e/hostile/neighbors.spec.ts). They are written in turns, and packed
 * quickly: few will ask for the same. What a search finds is not kept. */
async function written({ site, request, isLight, query }: Listing) {
  const found = await toolCatalogue(catalogue(), site, { pause: pausesFor(request), query });
  return prebuild(isLight ? inShort(found) : found, site.asked || query ? QUICK : BEST);
}

const list = memoizeRecent(MOST_LISTS, ({ site, isLight }: Listing) => `${keyOf(site)}&light=${isLight}`, written);

export const listTools = restRoute("/api/ai/tools", {
  GET: (request) =>
    catalogueErrorsAs503(() =>
      inAskedRegion(request, async (site) => {
        const asked = listAsked(new URL(request.url).searchParams);
        if ("complaint" in asked) return no({ code: "BAD_REQUEST", message: asked.complaint });
        const listing = { ...asked, site, request };
        return jsonText(await (asked.query ? written(listing) : list(listing)), request);
      }),
    ),
});

type About = { readonly slug: string; readonly site: Site };

const description = memoizeRecent(
  MOST_DESCRIPTIONS,
  ({ slug, site }: About) => `${slug}?${keyOf(site)}`,
  async ({ slug, site }) => {
    const tool = await describeTool(catalogue(), slug, site);
    return tool && prebuild(tool, site.asked ? QUICK : BEST);
  },
);

export const describeOneTool = restRoute("/api/ai/tools/{slug}", {
  GET: (request, slug) =>
    catalogueErrorsAs503(async () => {
      const entry = await catalogue().findOpen(slug);
      if (!entry) return no(toolNotFound(await meantTool(slug, catalogue())));
      return inAskedRegion(request, async (site) => {
        const described = await description({ slug, site });
        return described ? announced(entry, jsonText(described, request)) : no(TOOL_NOT_FOUND);
      });
    }),
});
