import { throughNext } from "#lib/doors/http";
import { health } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(health);

/**
 * Check that the process is running
 * @description Answers as long as the process runs, even past the rate limit or with the API switched off.
 * @operationId health
 * @tag Service
 * @response 200:Health:It is running.
 * @responseSet unguarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
