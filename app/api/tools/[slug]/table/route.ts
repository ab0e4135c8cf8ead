import { throughNext } from "#lib/doors/http";
import { table } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(table);

/**
 * Run a calculator for many values
 * @description Varies one or two inputs and returns a row for each value, with the same figures or error as a single calculation. Up to 101 values of one input, or 21 values of each of two. It counts as one request. Send Accept: text/csv to get CSV.
 * @operationId table
 * @tag Calculators
 * @pathParams SlugParams
 * @queryParams RegionQuery
 * @body TableRequest
 * @bodyDescription The inputs that stay fixed, those that vary, and the figures you want.
 * @response 200:TableAnswer:The rows.
 * @add 404,408,413
 * @responseSet guarded
 * @openapi
 */
export const POST = methods.POST;
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methods;
