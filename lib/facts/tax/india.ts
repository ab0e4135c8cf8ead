// Income tax of resident employees under 60, by the new regime or the old one. Financial years run from 1 April to 31 March.
import type { Fact } from "../dated.ts";
import law from "../law/india-income-tax.json";
import type { LawOf } from "../law/schema.ts";

export const indiaTax: Fact<LawOf<"india-income-tax">> = law;
