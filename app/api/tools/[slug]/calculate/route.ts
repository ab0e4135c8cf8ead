import { isRefusal } from "#engine";
import { catalogue } from "#lib/catalogue";
import { json, no, readJson, restDoor } from "#lib/http";
import { calculation, refused, TOOL_NOT_FOUND } from "#lib/service";
import { settings, site } from "#lib/site";
import { available } from "../../../available.ts";

export const dynamic = "force-dynamic";

type Context = { readonly params: Promise<{ readonly slug: string }> };

const door = restDoor<Context>("/api/tools/{slug}/calculate", {
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

/**
 * Run a calculator
 * @description Works out the answer for the inputs in the body. The same inputs and version always give the same answer, and nothing is stored.
 * @operationId calculate
 * @tag Calculators
 * @pathParams SlugParams
 * @body Inputs
 * @bodyDescription The inputs by name. Those with a default may be left out.
 * @response 200:Calculation:The answer.
 * @add 404,408,413
 * @responseSet guarded
 * @openapi
 */
export const POST = door.POST;
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = door;
