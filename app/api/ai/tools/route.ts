import { throughNext } from "#lib/doors/http";
import { listTools } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(listTools);

/**
 * List the calculators
 * @description Every published calculator that is open to programs, with its inputs and outputs. `fields=light` and `q` give a shorter list. Ask once and keep the answer. If you send its ETag the next time and nothing has changed, you get a short 304 instead.
 * @operationId listCalculators
 * @tag Calculators
 * @queryParams ListQuery
 * @response 200:ToolCatalogue:The list.
 * @add 304
 * @responseSet guarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
