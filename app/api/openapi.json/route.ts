import { throughNext } from "#lib/http";
import { openApi } from "#lib/routes";

export const dynamic = "force-dynamic";

const methods = throughNext(openApi);

/**
 * Read this document
 * @description The interface as OpenAPI 3.1, with examples that this site's own calculators have worked out, and a list of where each calculator's JSON Schemas are.
 * @operationId openApi
 * @tag Service
 * @response 200:OpenApiDocument:The document.
 * @add 304
 * @responseSet guarded
 * @openapi
 */
export const GET = methods.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods;
