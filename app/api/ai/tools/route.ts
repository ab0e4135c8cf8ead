import { catalogue } from "#lib/catalogue";
import { jsonText, prebuild, restDoor } from "#lib/http";
import { toolCatalogue } from "#lib/service";
import { site } from "#lib/site";
import { available, kept } from "../../available.ts";

const listing = kept(async () => prebuild(await toolCatalogue(catalogue(), site())));

/** Every published calculator that is open to AI. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = restDoor("/api/ai/tools", {
  GET: (request) => available(async () => jsonText(await listing(), request)),
});
