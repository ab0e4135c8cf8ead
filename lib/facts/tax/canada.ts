// Federal income tax. The basic personal amount gives a credit at the lowest rate. Provinces have their own tax.
import type { Fact } from "../dated.ts";
import law from "../law/canada-income-tax.json";
import type { LawOf } from "../law/schema.ts";

export type CanadaTax = LawOf<"canada-income-tax">;

export const canadaTax: Fact<CanadaTax> = law;
