// What employees outside Quebec pay into the Canada Pension Plan and Employment Insurance, and what federal income tax leaves free of
// it: a deduction for the two enhancements of the plan, a credit for the rest, and a credit for having a job.
import { dated } from "../dated.ts";

export type CanadaContributions = {
  readonly pension: {
    /** Of pay from the exemption up to the ceiling. */
    readonly basePercent: number;
    readonly firstEnhancementPercent: number;
    readonly exemption: number;
    readonly ceiling: number;
    /** Of pay from that ceiling up to the second one. */
    readonly secondEnhancementPercent: number;
    readonly secondCeiling: number;
  };
  readonly employmentInsurance: { readonly percent: number; readonly ceiling: number };
  readonly employmentAmount: number;
};

const pension = (ceiling: number, secondCeiling: number): CanadaContributions["pension"] => ({
  basePercent: 4.95,
  firstEnhancementPercent: 1,
  exemption: 3_500,
  ceiling,
  secondEnhancementPercent: 4,
  secondCeiling,
});

export const canadaContributions = dated<CanadaContributions>({
  what: "Canadian pension and employment insurance contributions",
  source: {
    title: "Canada Revenue Agency, Payroll Deductions Formulas, T4127",
    url: "https://www.canada.ca/en/revenue-agency/services/forms-publications/payroll/t4127-payroll-deductions-formulas.html",
    place: "chapters 6 to 8",
    read: "2026-11-26",
  },
  values: [
    {
      from: "2025-01-01",
      to: "2025-12-31",
      value: {
        pension: pension(71_300, 81_200),
        employmentInsurance: { percent: 1.64, ceiling: 65_700 },
        employmentAmount: 1_471,
      },
    },
    {
      from: "2026-01-01",
      to: "2026-12-31",
      value: {
        pension: pension(74_600, 85_000),
        employmentInsurance: { percent: 1.63, ceiling: 68_900 },
        employmentAmount: 1_501,
      },
    },
  ],
});
