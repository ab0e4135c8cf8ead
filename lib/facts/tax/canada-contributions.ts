// What employees outside Quebec pay into the Canada Pension Plan and Employment Insurance, and what federal income tax leaves free of
// it: a deduction for the two enhancements of the plan, a credit for the rest, and a credit for having a job.
import type { Fact } from "../dated.ts";
import law from "../law/canada-contributions.json";
import type { LawOf } from "../law/schema.ts";

export type CanadaContributions = LawOf<"canada-contributions">;

export const canadaContributions: Fact<CanadaContributions> = law;
