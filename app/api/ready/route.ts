import { throughNext } from "#lib/http";
import { ready } from "#lib/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(ready);

/**
 * See that every calculator works
 * @description Every calculator loads and gives a published figure. Neither the limit nor the switch applies.
 * @operationId ready
 * @tag Service
 * @response 200:Readiness:All of them do.
 * @add 503:Readiness:Some calculator does not.
 * @responseSet unguarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
