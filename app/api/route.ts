import { jsonText, prebuild, restDoor } from "#lib/http";
import { serviceIndex } from "#lib/service";
import { site } from "#lib/site";
import { kept } from "./available.ts";

export const dynamic = "force-dynamic";

const index = kept(async () => prebuild(serviceIndex(site())));

const door = restDoor("/api", { GET: async (request) => jsonText(await index(), request) });

/**
 * Find everything else
 * @description Where to begin: the addresses of the list, of this document, of MCP and of the documentation.
 * @operationId index
 * @tag Service
 * @response 200:Index:The addresses.
 * @add 304
 * @responseSet guarded
 * @openapi
 */
export const GET = door.GET;
export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door;
