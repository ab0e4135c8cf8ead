// Income tax by the year of the income. The scale of a year becomes law at its end, or soon after it.
import type { Fact } from "../dated.ts";
import law from "../law/france-income-tax.json";
import type { LawOf } from "../law/schema.ts";

export type FrenchTax = LawOf<"france-income-tax">;

export const franceTax: Fact<FrenchTax> = law;
