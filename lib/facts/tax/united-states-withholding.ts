// What employers withhold of federal income tax: Publication 15-T, percentage method for automated payroll systems (Worksheet 1A).
import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import law from "../law/us-withholding.json";

export const unitedStatesWithholding: Fact<LawOf<"us-withholding">> = law;
