import { catalogue } from "#lib/catalogue";
import { jsonText, no, prebuild, restDoor } from "#lib/http";
import { describeTool, TOOL_NOT_FOUND } from "#lib/service";
import { site } from "#lib/site";
import { available, kept } from "../../../available.ts";

export const dynamic = "force-dynamic";

type Context = { readonly params: Promise<{ readonly slug: string }> };

const description = kept(async (slug) => {
  const tool = await describeTool(catalogue(), slug, site());
  return tool && prebuild(tool);
});

const door = restDoor<Context>("/api/ai/tools/{slug}", {
  GET: (request, { params }) =>
    available(async () => {
      const { slug } = await params;
      const described = (await catalogue().findOpen(slug)) && (await description(slug));
      return described ? jsonText(described, request) : no(TOOL_NOT_FOUND);
    }),
});

/**
 * Describe one calculator
 * @description All there is to know of one: inputs with their ranges, JSON Schema of what is sent and of what comes back, method, assumptions, limits, a worked example, questions and sources.
 * @operationId describeCalculator
 * @tag Calculators
 * @pathParams SlugParams
 * @response 200:Tool:The calculator.
 * @add 304,404
 * @responseSet guarded
 * @openapi
 */
export const GET = door.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door;
