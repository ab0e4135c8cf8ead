import { isRefusal } from "#engine";
import { catalogue } from "#lib/catalogue";
import { json, no, readJson, restDoor } from "#lib/http";
import { calculation, refused, TOOL_NOT_FOUND } from "#lib/service";
import { settings, site } from "#lib/site";
import { available } from "../../../available.ts";

type Context = { readonly params: Promise<{ readonly slug: string }> };

/** Runs a calculator on the inputs in the body. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = restDoor<Context>("/api/tools/{slug}/calculate", {
  POST: (request, { params }) =>
    available(async () => {
      const entry = await catalogue().findOpen((await params).slug);
      if (!entry) return no(TOOL_NOT_FOUND);
      const body = await readJson(request, settings().rest);
      if ("denial" in body) return no(body.denial);
      const outcome = calculation(entry, body.value, site(), new Date());
      return isRefusal(outcome) ? no(refused(entry.calculator, outcome)) : json(outcome);
    }),
});
