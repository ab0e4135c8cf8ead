import { jsonText, no, prebuild, restRoute } from "#lib/doors/http";
import { describeCalculator, describeService, meantTool, serviceIndex, toolNotFound } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { catalogueErrorsAs503, memoizeAsync } from "./available.ts";
import contract from "./openapi.json";

const index = memoizeAsync(async () => prebuild(serviceIndex(site())));

export const apiIndex = restRoute("/api", { GET: async (request) => jsonText(await index(), request) });

const document = memoizeAsync(async () => prebuild(await describeService(contract, catalogue(), site())));

export const openApi = restRoute("/api/openapi.json", {
  GET: (request) => catalogueErrorsAs503(async () => jsonText(await document(), request)),
});

/** The same for one calculator, with its inputs and figures typed. */
export const openApiOfOne = restRoute("/api/openapi/{slug}.json", {
  GET: (request, name) =>
    catalogueErrorsAs503(async () => {
      const slug = name.replace(/\.json$/, "");
      const entry = await catalogue().findOpen(slug);
      if (!entry) return no(toolNotFound(await meantTool(slug, catalogue())));
      return jsonText(await prebuild(describeCalculator(contract, entry, site())), request);
    }),
});
