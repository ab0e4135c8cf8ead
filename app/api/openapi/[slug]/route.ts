import { throughNext } from "#lib/doors/http";
import { openApiOfOne } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

/** /api/openapi/mortgage.json: OpenAPI of one calculator, with its inputs and figures typed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = throughNext(openApiOfOne);
