import { throughNext } from "#lib/doors/http";
import { oneFact } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(oneFact);

/**
 * Get one published figure on a day
 * @description The value that held on a day, with its period, its source, the day it was read, and the day of the next change where that is known. Nothing is extended: a day without a figure is answered with 404 and the days that have one.
 * @operationId factOnDay
 * @tag Facts
 * @pathParams FactParams
 * @queryParams FactQuery
 * @response 200:FactOnDay:The fact.
 * @add 304,404
 * @responseSet guarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
