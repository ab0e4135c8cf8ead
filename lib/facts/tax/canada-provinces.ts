// Income tax of the provinces and territories, as the Canada Revenue Agency's payroll formulas have it, on top of the federal one;
// Quebec's is by the figures that Revenu Québec publishes.
import type { Fact } from "../dated.ts";
import law from "../law/canada-provinces.json";
import type { LawOf } from "../law/schema.ts";

/** By province. */
export const canadaProvinces: Fact<LawOf<"canada-provinces">> = law;
