// What is charged on what someone leaves at death.
import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import uk from "../law/uk-inheritance-tax.json";
import us from "../law/us-estate-tax.json";

export const unitedStatesEstates: Fact<LawOf<"us-estate-tax">> = us;
export const unitedKingdomEstates: Fact<LawOf<"uk-inheritance-tax">> = uk;
