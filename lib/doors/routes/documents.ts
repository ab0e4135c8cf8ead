import { jsonText, prebuild, restRoute } from "#lib/doors/http";
import { describeService, serviceIndex } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { catalogueErrorsAs503, memoizeAsync } from "./available.ts";
import contract from "./openapi.json";

const index = memoizeAsync(async () => prebuild(serviceIndex(site())));

export const apiIndex = restRoute("/api", { GET: async (request) => jsonText(await index(), request) });

const document = memoizeAsync(async () => prebuild(await describeService(contract, catalogue(), site())));

export const openApi = restRoute("/api/openapi.json", {
  GET: (request) => catalogueErrorsAs503(async () => jsonText(await document(), request)),
});
