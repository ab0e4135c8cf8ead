// What an employer withholds from one paycheck: federal income tax by Worksheet 1A of Publication 15-T, Social Security up to
// the wage base, Medicare, and a state's income tax as a share of the year's.
import { Decimal, decimal } from "#numbers/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { newestYear, yearsOf } from "../../years.ts";
import { bandsOf } from "../bands.ts";
import type { FilingStatus } from "../filing-statuses.ts";
import type { State } from "../state-names.ts";
import { type PayrollTax, unitedStatesPayrollTax } from "../united-states-payroll.ts";
import { unitedStatesWithholding } from "../united-states-withholding.ts";
import { type Levy, type LevyName, levied, type Owed, together } from "./levy.ts";
import { missing } from "./missing.ts";
import { stateLevies } from "./united-states-state.ts";

export const WITHHOLDING_STATUSES = {
  single_or_separate: "Single or filing separately",
  married_joint: "Married filing jointly",
  head_of_household: "Head of household",
} as const;
export type WithholdingStatus = keyof typeof WITHHOLDING_STATUSES;

/** Table 3. */
export const PAY_PERIODS = {
  daily: 260,
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  semiannual: 2,
  yearly: 1,
} as const;

const WITHHOLDING_FACTS = [unitedStatesWithholding, unitedStatesPayrollTax];
/** Those whose tables we have. */
export const PAY_YEARS = yearsOf([unitedStatesWithholding]);
export const NEWEST_PAY_YEAR = newestYear(WITHHOLDING_FACTS);

export type Paid = {
  readonly year: string;
  readonly pay_period: keyof typeof PAY_PERIODS;
  /** Of one paycheck. */
  readonly gross: Decimal;
  /** Not taxed as income, as a 401(k) is. */
  readonly retirement: Decimal;
  /** Nor by Social Security and Medicare, as health insurance under section 125 is. */
  readonly benefits: Decimal;
  readonly filing_status: WithholdingStatus;
  /** Form W-4: steps 2(c), 3, 4(a), 4(b) and 4(c), in dollars a year, the last one a paycheck. */
  readonly two_jobs: boolean;
  readonly credits: Decimal;
  readonly other_income: Decimal;
  readonly deductions: Decimal;
  readonly extra: Decimal;
  readonly wages_so_far: Decimal;
  readonly state: State | "none";
  readonly state_deductions?: Decimal | undefined;
};

export type Withheld = {
  readonly taxable: Decimal;
  /** Lines 1e, 1h and 1i. */
  readonly yearly: Decimal;
  readonly free: Decimal;
  readonly adjusted: Decimal;
  /** The annual tax on it, and what of it falls on this paycheck. */
  readonly annual: Levy;
  readonly federal: Decimal;
  readonly socialSecurity: Levy;
  readonly medicare: Levy;
  /** With the income of a year up to which none is due, where it is not more. */
  readonly state: Pick<Levy, "title" | "tax" | "noTaxUpTo"> | null;
  readonly facts: Owed["facts"];
};

export function withheld(paid: Paid): Withheld | Unknown {
  const basis = basisOf(paid);
  if ("noAnswer" in basis) return basis;
  const { periods, line1h, base, annual, payroll } = basis;
  const state = basis.stateLevies(FILED[paid.filing_status]);
  if ("noAnswer" in state) return state;
  return {
    taxable: basis.taxable,
    yearly: base,
    free: line1h,
    adjusted: Decimal.max(0, base.minus(line1h)),
    annual,
    federal: Decimal.max(0, annual.tax.minus(paid.credits).div(periods)).plus(paid.extra),
    ...payrollTaxes(payroll, paid.wages_so_far, Decimal.max(0, paid.gross.minus(paid.benefits))),
    state: state.levies.map((levy) => ({ ...levy, tax: levy.tax.div(periods) }))[0] ?? null,
    facts: [...WITHHOLDING_FACTS.flatMap((fact) => factsUsed(fact, firstDay(paid.year))), ...state.facts],
  };
}

/**
 * A state's tax on this paycheck if you are married and file separately, where it is not a single person's. Form W-4 has one
 * box for both.
 */
export function stateTaxFiledSeparately(paid: Paid): Decimal | undefined {
  const basis = basisOf(paid);
  if ("noAnswer" in basis || paid.filing_status !== "single_or_separate") return undefined;
  const taxOf = (filing_status: FilingStatus) => {
    const state = basis.stateLevies(filing_status);
    return "noAnswer" in state ? undefined : state.levies[0]?.tax.div(basis.periods);
  };
  const [single, separate] = [taxOf("single"), taxOf("married_separate")];
  return single && separate?.eq(single) ? undefined : separate;
}

const firstDay = (year: string): string => `${year}-01-01`;

function basisOf(paid: Paid) {
  const day = firstDay(paid.year);
  const [tables, known] = [valueOn(unitedStatesWithholding, day), valueOn(unitedStatesPayrollTax, day)];
  if ("noAnswer" in tables) return missing(unitedStatesWithholding, paid.year);
  if ("noAnswer" in known) return missing(unitedStatesPayrollTax, paid.year);
  const payroll = known.value;
  const periods = PAY_PERIODS[paid.pay_period];
  const taxable = Decimal.max(0, paid.gross.minus(paid.retirement).minus(paid.benefits));
  const { standard, stepTwo, line1g } = tables.value;
  const line1h = paid.deductions.plus(paid.two_jobs ? 0 : line1g[paid.filing_status]);
  const bands = bandsOf(paid.two_jobs ? stepTwo : standard, paid.filing_status);
  const base = taxable.times(periods).plus(paid.other_income);
  const annual = levied("Federal income tax for a year", "income_tax", bands, { base, free: line1h });
  const inYear = {
    pay: paid.gross.times(periods),
    plan401k: paid.retirement.times(periods),
    benefits: paid.benefits.times(periods),
  };
  const levies = (filing_status: FilingStatus) =>
    stateLevies({ ...paid, filing_status, ofPaychecks: true }, inYear, { federalTax: annual, payroll });
  return { periods, taxable, line1h, base, annual, payroll, stateLevies: levies };
}

export const FILED: Readonly<Record<WithholdingStatus, FilingStatus>> = {
  single_or_separate: "single",
  married_joint: "married_joint",
  head_of_household: "head_of_household",
};

/** On the wages of this paycheck, with what was paid before. */
function payrollTaxes({ socialSecurity, medicare }: PayrollTax, before: Decimal, wages: Decimal) {
  const { withheldAbove, percent } = medicare.additional;
  const room = Decimal.max(0, decimal(socialSecurity.wageBase).minus(before));
  const above = Decimal.max(0, before.plus(wages).minus(Decimal.max(withheldAbove, before)));
  const flat = (title: string, name: LevyName, rate: number, base: Decimal) =>
    levied(title, name, [[0, rate]], { base });
  return {
    socialSecurity: flat("Social Security", "social_security", socialSecurity.percent, Decimal.min(room, wages)),
    medicare: together(
      flat("Medicare", "medicare", medicare.percent, wages),
      flat("Additional Medicare", "medicare", percent, above),
    ),
  };
}
