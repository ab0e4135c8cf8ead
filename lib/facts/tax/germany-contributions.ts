// What employees in Germany pay into social insurance, in percent of their pay up to a ceiling, and what income tax leaves free
// of it: EStG section 9a (lump sum for employees), 10c (for special expenses) and 10 (contributions).
import type { Fact } from "../dated.ts";
import law from "../law/germany-contributions.json";
import type { LawOf } from "../law/schema.ts";

export type GermanyContributions = LawOf<"germany-contributions">;

export const germanyContributions: Fact<GermanyContributions> = law;
