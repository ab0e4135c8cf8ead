// Federal income tax of individuals: bands of taxable income, and what is deducted from income before them.
import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import law from "../law/us-federal-income-tax.json";

export const unitedStatesIncomeTax: Fact<LawOf<"us-federal-income-tax">> = law;
