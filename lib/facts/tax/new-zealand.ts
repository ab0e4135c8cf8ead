// Income tax of individuals, and the earners' levy that employees pay for accident compensation. Tax years run from 1 April to 31 March.
import type { Fact } from "../dated.ts";
import law from "../law/new-zealand-income-tax.json";
import type { LawOf } from "../law/schema.ts";

export const newZealandTax: Fact<LawOf<"new-zealand-income-tax">> = law;
