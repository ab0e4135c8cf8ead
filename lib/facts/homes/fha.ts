// FHA loans: what their insurance costs and how long it is charged, by the rules in force.
import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import insurance from "../law/us-fha-insurance.json";
import limits from "../law/us-fha-limits.json";

type Insurance = LawOf<"us-fha-insurance">;
export const unitedStatesFhaInsurance: Fact<Insurance> = insurance;
export const unitedStatesFhaLimits: Fact<LawOf<"us-fha-limits">> = limits;
