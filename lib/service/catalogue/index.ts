import { calculators } from "#calculators";
import { contents } from "#calculators/content";
import { formerNames } from "#calculators/former-names";
import { settings, site } from "#lib/site";
import { type Catalogue, catalogueOf } from "./catalogue.ts";
import { checkClosed } from "./closed.ts";

export {
  type Answering,
  type Catalogue,
  CatalogueUnavailable,
  catalogueOf,
  changedOn,
  type Entry,
} from "./catalogue.ts";
export { CATEGORIES, categoryOf, withOwn } from "./categories.ts";
export { CLEARER_WORDS, type Words, withHistory } from "./history.ts";

let made: Catalogue | undefined;

/** This site's catalogue. Throws where the owner closes a calculator that there is not. */
export function catalogue(): Catalogue {
  const named = settings().closedCalculators;
  const slugs = Object.keys(calculators);
  const closed = () =>
    named.length > 0 ? checkClosed(named, slugs) : checkClosed(site().own?.closed ?? [], slugs, "calculators.closed");
  made ??= catalogueOf(calculators, contents, closed(), formerNames);
  return made;
}
export { findableOf, named } from "./findable.ts";
