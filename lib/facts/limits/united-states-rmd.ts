import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import law from "../law/us-rmd.json";

/** What the balance of a retirement account is divided by, by age. */
export const unitedStatesMinimumDistributions: Fact<LawOf<"us-rmd">> = law;
