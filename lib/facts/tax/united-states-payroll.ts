// Social Security and Medicare, the employee's half. The employer pays the same again, without the additional Medicare tax.
import { dated, type Source } from "../dated.ts";
import type { FilingStatus } from "./united-states.ts";

export type PayrollTax = {
  readonly socialSecurity: { readonly percent: number; readonly wageBase: number };
  readonly medicare: {
    readonly percent: number;
    readonly additional: {
      readonly percent: number;
      /** Employers withhold it above this, whatever the filing status. */
      readonly withheldAbove: number;
      readonly owedAbove: Readonly<Record<FilingStatus, number>>;
    };
  };
};

const ssa: Source = {
  title: "Social Security Administration, Contribution and Benefit Base; 26 U.S.C. 3101 and 3102(f)",
  url: "https://www.ssa.gov/oact/cola/cbb.html",
  read: "2026-11-22",
};

const withWageBase = (wageBase: number): PayrollTax => ({
  socialSecurity: { percent: 6.2, wageBase },
  medicare: {
    percent: 1.45,
    additional: {
      percent: 0.9,
      withheldAbove: 200_000,
      owedAbove: { single: 200_000, married_joint: 250_000, married_separate: 125_000, head_of_household: 200_000 },
    },
  },
});

export const unitedStatesPayrollTax = dated<PayrollTax>({
  what: "US Social Security and Medicare tax",
  source: ssa,
  values: [
    { from: "2024-01-01", to: "2024-12-31", value: withWageBase(168_600) },
    { from: "2025-01-01", to: "2025-12-31", value: withWageBase(176_100) },
    { from: "2026-01-01", to: "2026-12-31", value: withWageBase(184_500) },
  ],
});
