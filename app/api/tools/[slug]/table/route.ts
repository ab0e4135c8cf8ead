import { throughNext } from "#lib/http";
import { table } from "#lib/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(table);

/**
 * Run a calculator for many values
 * @description Varies one input or two, and answers with a row for each value: exactly what single calculations say, refusals included. Up to 101 rows, or 21 × 21, where a calculator is not slower than most; it counts as one request. As CSV with Accept: text/csv.
 * @operationId table
 * @tag Calculators
 * @pathParams SlugParams
 * @queryParams RegionQuery
 * @body TableRequest
 * @bodyDescription The inputs that stay, those that are varied, and which figures are wanted.
 * @response 200:TableAnswer:The rows.
 * @add 404,408,413
 * @responseSet guarded
 * @openapi
 */
export const POST = methods.POST;
export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methods;
