// Income tax of the states that tax no wages, one rate or several bands, on the state's own taxable income. Each rate and band was
// read in two places that agree: PolicyEngine's parameters, which name their statutes, and the Tax Foundation's table for 2026 or the
// state's own word. Left out: states where the two disagree, or whose figures follow the price index and were not published; for
// some of them we have the year before.
import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import law from "../law/us-state-income-tax.json";

/** By state. */
export const unitedStatesStateIncomeTax: Fact<LawOf<"us-state-income-tax">> = law;
