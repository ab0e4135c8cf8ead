import { throughNext } from "#lib/doors/http";
import { apiIndex } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(apiIndex);

/**
 * List the API's addresses
 * @description Where to start: the addresses of the list of calculators, the OpenAPI document, MCP and the documentation.
 * @operationId index
 * @tag Service
 * @response 200:Index:The addresses.
 * @add 304
 * @responseSet guarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
