import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import limits from "../law/uk-redundancy-pay.json";

/** The most that counts as a week's pay. */
export const unitedKingdomRedundancy: Fact<LawOf<"uk-redundancy-pay">> = limits;
