import { cacheable, JSON_TYPE, no, restRoute } from "#lib/doors/http";
import { oembed, oembedAsked, TOOL_NOT_FOUND } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { catalogueErrorsAs503 } from "./available.ts";

/** What other sites show in place of a link. A calculator that is closed to programs is not there. */
export const oembedOfPage = restRoute("/api/oembed", {
  GET: (request) =>
    catalogueErrorsAs503(async () => {
      const asked = oembedAsked(new URL(request.url).searchParams, site());
      if ("code" in asked) return no(asked);
      const entry = await catalogue().findOpen(asked.slug);
      if (!entry) return no(TOOL_NOT_FOUND);
      return cacheable({ body: JSON.stringify(oembed(entry, asked, site())), type: JSON_TYPE }, request);
    }),
});
