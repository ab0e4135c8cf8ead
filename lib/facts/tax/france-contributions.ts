// What employees in the private sector pay of their wages, before income tax.
import type { Fact } from "../dated.ts";
import law from "../law/france-contributions.json";
import type { LawOf } from "../law/schema.ts";

export type FrenchContributions = LawOf<"france-contributions">;

export const franceContributions: Fact<FrenchContributions> = law;
