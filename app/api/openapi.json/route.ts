import { throughNext } from "#lib/doors/http";
import { openApi } from "#lib/doors/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(openApi);

/**
 * Read the OpenAPI document
 * @description The API as OpenAPI 3.1, with examples calculated by this site and the addresses of each calculator's JSON Schemas.
 * @operationId openApi
 * @tag Service
 * @response 200:OpenApiDocument:The document.
 * @add 304
 * @responseSet guarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
