import { throughNext } from "#lib/http";
import { describeOneTool } from "#lib/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(describeOneTool);

/**
 * Describe one calculator
 * @description All there is to know of one: inputs with their ranges, JSON Schema of what is sent and of what comes back, method, assumptions, limits, a worked example, questions and sources.
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
