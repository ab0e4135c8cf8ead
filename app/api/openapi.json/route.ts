import { catalogue } from "#lib/catalogue";
import { jsonText, prebuild, restDoor } from "#lib/http";
import { describeService } from "#lib/service";
import { site } from "#lib/site";
import { available, kept } from "../available.ts";
import contract from "./openapi.json";

export const dynamic = "force-dynamic";

const document = kept(async () => prebuild(await describeService(contract, catalogue(), site())));

const door = restDoor("/api/openapi.json", {
  GET: (request) => available(async () => jsonText(await document(), request)),
});

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
export const GET = door.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door;
