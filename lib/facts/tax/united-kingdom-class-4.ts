import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import law from "../law/uk-class-4.json";

/** National Insurance on the profits of the self-employed. */
export const unitedKingdomClass4: Fact<LawOf<"uk-class-4">> = law;
