import { catalogue } from "#lib/catalogue";
import { site } from "#lib/site";
import type { Searchable } from "../_components/search/find.ts";
import { FINDABLE_PAGES, findableOf } from "../_components/search/findable.ts";

export const dynamic = "force-static";

/** What the search looks through: fetched when it is first used. */
export const GET = async () =>
  Response.json({
    currency: site().currency,
    calculators: [...(await catalogue().all()).map(findableOf), ...FINDABLE_PAGES],
  } satisfies Searchable);
