// State sales tax, without what counties, cities and districts add, by the two letters of the state. California, Nevada and Virginia
// are given with the part that every county has to add. Louisiana's and New Mexico's rates are their own revenue departments': tables
// of all states lag behind them. The District of Columbia is left out: what was read about 2026 disagrees.
import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import law from "../law/us-sales-tax.json";

export const unitedStatesSalesTax: Fact<LawOf<"us-sales-tax">> = law;
