import { catalogue, findableOf } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { usualOf } from "../_components/region/usual.ts";
import { FINDABLE_PAGES, type Searchable } from "../_components/search/findable.ts";

export const dynamic = "force-static";

/** What the search looks through: fetched when it is first used. */
export const GET = async () =>
  Response.json({
    usual: usualOf(site().currency),
    calculators: [...(await catalogue().all()).map(findableOf), ...FINDABLE_PAGES],
  } satisfies Searchable);
