// Income tax of box 1 with national insurance, and the two credits that every employee has.
import type { Fact } from "../dated.ts";
import law from "../law/netherlands-income-tax.json";
import type { LawOf } from "../law/schema.ts";

export type DutchTax = LawOf<"netherlands-income-tax">;

export const netherlandsTax: Fact<DutchTax> = law;
