import { catalogue } from "#lib/catalogue";
import { jsonText, no, prebuild, restRoute } from "#lib/http";
import { describeTool, TOOL_NOT_FOUND, toolCatalogue } from "#lib/service";
import { site } from "#lib/site";
import { catalogueErrorsAs503, memoizeAsync } from "./available.ts";

const list = memoizeAsync(async () => prebuild(await toolCatalogue(catalogue(), site())));

export const listTools = restRoute("/api/ai/tools", {
  GET: (request) => catalogueErrorsAs503(async () => jsonText(await list(), request)),
});

const description = memoizeAsync(async (slug) => {
  const tool = await describeTool(catalogue(), slug, site());
  return tool && prebuild(tool);
});

export const describeOneTool = restRoute("/api/ai/tools/{slug}", {
  GET: (request, slug) =>
    catalogueErrorsAs503(async () => {
      const described = (await catalogue().findOpen(slug)) && (await description(slug));
      return described ? jsonText(described, request) : no(TOOL_NOT_FOUND);
    }),
});
