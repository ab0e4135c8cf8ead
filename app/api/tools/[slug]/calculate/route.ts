import { throughNext } from "#lib/doors/http";
import { calculate } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(calculate);

/**
 * Run a calculator by its address
 * @description Takes the inputs from the query, such as ?bill=80&people=4, and gives the same answer as POST. With as=csv, as=text or Accept: text/csv it is one figure, for a spreadsheet cell. Caches may keep it. An address can end up in other people's logs; ours leave out the query.
 * @operationId calculateByAddress
 * @tag Calculators
 * @pathParams SlugParams
 * @queryParams CalculateQuery
 * @response 200:Calculation:The answer.
 * @add 304,404
 * @responseSet guarded
 * @openapi
 */
export const GET = methods.GET;

/**
 * Run a calculator
 * @description Calculates the answer for the inputs in the body. The same inputs and version always give the same answer, and nothing is stored.
 * @operationId calculate
 * @tag Calculators
 * @pathParams SlugParams
 * @queryParams RegionQuery
 * @body Inputs
 * @bodyDescription The inputs by name. You may leave out any that has a default.
 * @response 200:Calculation:The answer.
 * @add 404,408,413
 * @responseSet guarded
 * @openapi
 */
export const POST = methods.POST;
export const { HEAD, PUT, PATCH, DELETE, OPTIONS } = methods;
