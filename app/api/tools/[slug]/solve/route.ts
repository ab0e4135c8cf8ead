import { throughNext } from "#lib/http";
import { solve } from "#lib/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(solve);

/**
 * Solve a calculator backwards
 * @description Which value of one input makes a figure what you want? The same search as "What if" on the calculator's page. Each solution is a whole calculation. Where there is none, the nearest value found is given apart from the solutions, and the answer says so in a sentence.
 * @operationId solve
 * @tag Calculators
 * @pathParams SlugParams
 * @queryParams RegionQuery
 * @body SolveRequest
 * @bodyDescription The inputs that stay, the figure that is wanted, and the input that may change.
 * @response 200:SolveAnswer:What was found.
 * @add 404,408,413
 * @responseSet guarded
 * @openapi
 */
export const POST = methods.POST;
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methods;
