// Income tax on earnings, and employees' National Insurance (class 1, category A). Tax years run from 6 April to 5 April.
import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import law from "../law/uk-income-tax.json";

export const unitedKingdomTax: Fact<LawOf<"uk-income-tax">> = law;
