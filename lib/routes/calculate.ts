import { isRefusal } from "#engine";
import { catalogue } from "#lib/catalogue";
import { json, no, readJson, restRoute } from "#lib/http";
import { calculation, refused, TOOL_NOT_FOUND } from "#lib/service";
import { settings, site } from "#lib/site";
import { catalogueErrorsAs503 } from "./available.ts";

export const calculate = restRoute("/api/tools/{slug}/calculate", {
  POST: (request, slug) =>
    catalogueErrorsAs503(async () => {
      const entry = await catalogue().findOpen(slug);
      if (!entry) return no(TOOL_NOT_FOUND);
      const body = await readJson(request, settings().rest);
      if ("denial" in body) return no(body.denial);
      const outcome = calculation(entry, body.value, site(), new Date());
      return isRefusal(outcome) ? no(refused(entry.calculator, outcome)) : json(outcome);
    }),
});
