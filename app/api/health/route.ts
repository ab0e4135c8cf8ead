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
export const GET = () => Response.json({ status: "alive" }, { headers: { "cache-control": "no-store" } });
