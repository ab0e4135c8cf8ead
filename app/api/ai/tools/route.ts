import { catalogue } from "#lib/catalogue";
import { jsonText, prebuild, restDoor } from "#lib/http";
import { toolCatalogue } from "#lib/service";
import { site } from "#lib/site";
import { available, kept } from "../../available.ts";

export const dynamic = "force-dynamic";

const listing = kept(async () => prebuild(await toolCatalogue(catalogue(), site())));

const door = restDoor("/api/ai/tools", {
  GET: (request) => available(async () => jsonText(await listing(), request)),
});

/**
 * List the calculators
 * @description Every published calculator that is open to programs, with its inputs and outputs. Ask once and keep the answer: with its ETag the next request costs next to nothing.
 * @operationId listCalculators
 * @tag Calculators
 * @response 200:ToolCatalogue:The list.
 * @add 304
 * @responseSet guarded
 * @openapi
 */
export const GET = door.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door;
