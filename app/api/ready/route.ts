import { throughNext } from "#lib/doors/http";
import { ready } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(ready);

/**
 * Check that every calculator works
 * @description Checks that every calculator loads and gives the right figure for a test case. Answers even past the rate limit or with the API switched off.
 * @operationId ready
 * @tag Service
 * @response 200:Readiness:All of them work.
 * @add 503:Readiness:At least one does not.
 * @responseSet unguarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
