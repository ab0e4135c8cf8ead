// Canadian sales taxes, by the two letters of the province or territory.
import type { Fact } from "../dated.ts";
import law from "../law/canada-sales-tax.json";
import type { LawOf } from "../law/schema.ts";

export const canadaSalesTax: Fact<LawOf<"canada-sales-tax">> = law;
