// Social Security and Medicare, the employee's half. The employer pays the same again, without the additional Medicare tax.
import type { Fact } from "../dated.ts";
import type { LawOf } from "../law/schema.ts";
import law from "../law/us-payroll-tax.json";

export type PayrollTax = LawOf<"us-payroll-tax">;

export const unitedStatesPayrollTax: Fact<PayrollTax> = law;
