import { throughNext } from "#lib/doors/http";
import { describeOneTool } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(describeOneTool);

/**
 * Describe one calculator
 * @description Everything about one calculator: inputs with their ranges, JSON Schemas of the request and the result, method, assumptions, limits, a worked example, questions and sources.
 * @operationId describeCalculator
 * @tag Calculators
 * @pathParams SlugParams
 * @queryParams RegionQuery
 * @response 200:Tool:The calculator.
 * @add 304,404
 * @responseSet guarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
