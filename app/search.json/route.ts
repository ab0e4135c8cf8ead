import { catalogue } from "#lib/catalogue";
import { findableOf } from "../_components/search/findable.ts";

export const dynamic = "force-static";

/** What the search looks through: fetched when it is first used. */
export const GET = async () => Response.json((await catalogue().all()).map(findableOf));
