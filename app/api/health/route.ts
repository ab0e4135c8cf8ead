import { throughNext } from "#lib/http";
import { health } from "#lib/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(health);

/**
 * See that the process lives
 * @description Answers as long as the process does. Neither the limit nor the switch applies, so that they never look like a death.
 * @operationId health
 * @tag Service
 * @response 200:Health:It lives.
 * @responseSet unguarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
