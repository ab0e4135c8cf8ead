import { calculators } from "#calculators";
import { contents } from "#calculators/content";
import { settings } from "#lib/site";
import { type Catalogue, catalogueOf } from "./catalogue.ts";

export { type Catalogue, CatalogueUnavailable, catalogueOf, changedOn, type Entry } from "./catalogue.ts";
export { CATEGORIES } from "./categories.ts";

let made: Catalogue | undefined;

/** This site's catalogue. */
export function catalogue(): Catalogue {
  made ??= catalogueOf(calculators, contents, settings().closedCalculators);
  return made;
}
