// Income tax of employees, the Universal Social Charge, and Pay Related Social Insurance of class A1.
import type { Fact } from "../dated.ts";
import law from "../law/ireland-income-tax.json";
import type { LawOf } from "../law/schema.ts";

export type IrishTax = LawOf<"ireland-income-tax">;

export const irelandTax: Fact<IrishTax> = law;
