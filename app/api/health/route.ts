import { json, unguarded } from "#lib/http";

export const dynamic = "force-dynamic";

/**
 * See that the process lives
 * @description Answers as long as the process does. Neither the limit nor the switch applies, so that they never look like a death.
 * @operationId health
 * @tag Service
 * @response 200:Health:It lives.
 * @responseSet unguarded
 * @openapi
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unguarded(() => json({ status: "alive" }));
