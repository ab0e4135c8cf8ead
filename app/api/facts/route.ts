import { throughNext } from "#lib/doors/http";
import { listFacts } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(listFacts);

/**
 * List the published figures
 * @description Every fact that calculators use: tax tables, price indexes, public holidays, limits and averages, each with its id, its unit and the days it covers.
 * @operationId listFacts
 * @tag Facts
 * @response 200:FactsList:The facts.
 * @add 304
 * @responseSet guarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
