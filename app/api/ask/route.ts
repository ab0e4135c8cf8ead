import { throughNext } from "#lib/doors/http";
import { askQuestion } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(askQuestion);

/**
 * Ask a question in words
 * @description Reads a question such as "20% tip on $58.40" or "mortgage 400k 30 years 6.5%", runs the calculator that is meant, and says how it was read. answer is null where it cannot be read surely; form then has what was understood. Ask in English; numbers in any usual notation.
 * @operationId ask
 * @tag Calculators
 * @queryParams AskQuery
 * @response 200:AskAnswer:The answer.
 * @add 304
 * @responseSet guarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
