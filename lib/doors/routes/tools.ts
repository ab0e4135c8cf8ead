import { type Asked, BEST, jsonText, no, pausesFor, prebuild, QUICK, restRoute } from "#lib/doors/http";
import { describeTool, meantTool, TOOL_NOT_FOUND, toolCatalogue, toolNotFound } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { inAskedRegion, keyOf } from "./asked-site.ts";
import { catalogueErrorsAs503, memoizeRecent } from "./available.ts";
import { announced } from "./open-tool.ts";

/** A list is a hundred times as long as a description. */
const [MOST_LISTS, MOST_DESCRIPTIONS] = [20, 1000];

/** The attack: lists in ever other regions and currencies (e2e/hostile/neighbors.spec.ts). They are written in turns, and packed
 * quickly: few will ask for the same. */
const list = memoizeRecent(
  MOST_LISTS,
  ({ site }: Listing) => keyOf(site),
  async ({ site, request }) => {
    const written = await toolCatalogue(catalogue(), site, pausesFor(request));
    return prebuild(written, site.asked ? QUICK : BEST);
  },
);

type Listing = { readonly site: Site; readonly request: Asked };

export const listTools = restRoute("/api/ai/tools", {
  GET: (request) =>
    catalogueErrorsAs503(() =>
      inAskedRegion(request, async (site) => jsonText(await list({ site, request }), request)),
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
