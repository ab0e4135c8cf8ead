import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import law from "../law/us-retirement-limits.json";

export type RetirementLimits = LawOf<"us-retirement-limits">;

export const unitedStatesRetirementLimits: Fact<RetirementLimits> = law;
