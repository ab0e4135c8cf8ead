import { throughNext } from "#lib/doors/http";
import { solve } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(solve);

/**
 * Solve for an input
 * @description Finds the value of one input that gives the result you want, like "What if" on the calculator's page. Each solution is a complete calculation. If there is no solution, the answer says so in a sentence and gives the nearest value found.
 * @operationId solve
 * @tag Calculators
 * @pathParams SlugParams
 * @queryParams RegionQuery
 * @body SolveRequest
 * @bodyDescription The inputs that stay fixed, the result you want, and the input that may change.
 * @response 200:SolveAnswer:What was found.
 * @add 404,408,413
 * @responseSet guarded
 * @openapi
 */
export const POST = methods.POST;
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methods;
