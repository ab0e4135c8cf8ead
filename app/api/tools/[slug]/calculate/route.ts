import { throughNext } from "#lib/http";
import { calculate } from "#lib/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(calculate);

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
export const POST = methods.POST;
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methods;
