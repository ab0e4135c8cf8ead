import { json, unguarded } from "#lib/http";

export const dynamic = "force-dynamic";

const door = unguarded(() => json({ status: "alive" }));

/**
 * See that the process lives
 * @description Answers as long as the process does. Neither the limit nor the switch applies, so that they never look like a death.
 * @operationId health
 * @tag Service
 * @response 200:Health:It lives.
 * @responseSet unguarded
 * @openapi
 */
export const GET = door.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door;
