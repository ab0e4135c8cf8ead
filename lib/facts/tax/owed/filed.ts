// What someone in the US files, and what their state may add to it. Apart from the states' law, which a page loads once one is chosen.
import type { Decimal } from "#numbers/decimal";
import type { Unknown } from "../../dated.ts";
import type { FilingStatus } from "../filing-statuses.ts";
import type { State } from "../state-names.ts";
import type { PayrollTax } from "../united-states-payroll.ts";
import type { Levy, Owed } from "./levy.ts";

export type Filed = {
  readonly filing_status: FilingStatus;
  readonly state: State | "none";
  /** In place of the state's own; left out, it is the state's. */
  readonly state_deductions?: Decimal | undefined;
  /** By what employers withhold, where a state has a formula of its own for that. */
  readonly ofPaychecks?: true;
};

/** What is taken off pay before federal income tax. */
export type PreTaxPay = { readonly plan401k: Decimal; readonly benefits: Decimal };
/** A year's. */
export type PaidInYear = PreTaxPay & { readonly pay: Decimal };
/** What some states let you deduct. */
export type Deductible = { readonly federalTax: Levy; readonly payroll: PayrollTax };

type Stated = { readonly levies: readonly Levy[]; readonly facts: Owed["facts"] };
export type StateTaxes = (
  filed: Filed & { readonly year: string },
  paid: PaidInYear,
  deductible: Deductible,
) => Stated | Unknown;

export const federalCaveats = ({ filing_status, state }: Filed): readonly string[] => [
  ...(filing_status === "married_joint"
    ? ["Social Security is worked out as if one of you earned all of the income."]
    : []),
  ...(state === "none" ? ["State and local income taxes are not included. Choose your state to add its tax."] : []),
];
