// Federal income tax, Social Security, Medicare and a state's income tax on the wages of one job.
import { Decimal } from "#math/decimal";
import { type Fact, factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { type FilingStatus, unitedStatesIncomeTax } from "../united-states.ts";
import { type PayrollTax, unitedStatesPayrollTax } from "../united-states-payroll.ts";
import { STATE_NAMES, type State, unitedStatesStateIncomeTax } from "../united-states-states.ts";
import { type Earned, type Levy, levied, nameOfYear, type Owed, together } from "./levy.ts";
import { missing } from "./missing.ts";
import { type IncomeAt, stateLevy } from "./state.ts";

export type Filed = {
  readonly filing_status: FilingStatus;
  readonly state: State | "none";
  /** In place of the state's own; left out, it is the state's. */
  readonly state_deductions?: Decimal | undefined;
};

export function owedInUnitedStates(earned: Earned & Filed): Owed | Unknown {
  const { income, contributions, deductions, year, filing_status } = earned;
  const day = `${year}-01-01`;
  const [federal, payroll] = [valueOn(unitedStatesIncomeTax, day), valueOn(unitedStatesPayrollTax, day)];
  if ("noAnswer" in federal) return missing(unitedStatesIncomeTax, year);
  if ("noAnswer" in payroll) return missing(unitedStatesPayrollTax, year);
  const { bands, standardDeduction } = federal.value;
  const base = income.minus(contributions);
  const deduction = Decimal.max(standardDeduction[filing_status], deductions);
  const { socialSecurity, medicare } = payroll.value;
  const federalTax = levied("Federal income tax", "income_tax", bands[filing_status], { base, free: deduction });
  const state = stateLevies(earned, incomeAt({ base, wages: income, federalTax, payroll: payroll.value }));
  if ("noAnswer" in state) return state;
  const { additional } = medicare;
  return {
    year: nameOfYear(federal),
    deduction,
    taxable: Decimal.max(0, base.minus(deduction)),
    levies: [
      federalTax,
      ...state.levies,
      levied("Social Security", "social_security", upTo(socialSecurity.percent, socialSecurity.wageBase), {
        base: income,
      }),
      together(
        levied("Medicare", "medicare", [[0, medicare.percent]], { base: income }),
        levied("Medicare", "medicare", above(additional.percent, additional.owedAbove[filing_status]), {
          base: income,
        }),
      ),
    ],
    facts: [...factsUsed(unitedStatesIncomeTax, day), ...factsUsed(unitedStatesPayrollTax, day), ...state.facts],
  };
}

export const upTo = (percent: number, end: number) => [[0, percent] as const, [end, 0] as const];
export const above = (percent: number, start: number) => [[0, 0] as const, [start, percent] as const];

type Stated = { readonly levies: readonly Levy[]; readonly facts: Owed["facts"] };

type Basis = {
  readonly base: Decimal;
  readonly wages: Decimal;
  readonly federalTax: Levy;
  readonly payroll: PayrollTax;
};

/** What states tax, and the taxes that some of them let you deduct. */
export const incomeAt =
  ({ base, wages, federalTax, payroll }: Basis): IncomeAt =>
  (more) => ({
    base: base.plus(more),
    federalTax: federalTax.tax.plus(federalTax.rate.times(more).div(100)),
    payrollTax: wages
      .plus(more)
      .times(payroll.socialSecurity.percent + payroll.medicare.percent)
      .div(100),
  });

/** Nothing without a state. Its deductions are the state's own where we know them, unless others are given. */
export function stateLevies({ state, filing_status, state_deductions, year }: Filed & { year: string }, at: IncomeAt) {
  const nothing: Stated = { levies: [], facts: [] };
  if (state === "none") return nothing;
  const title = `${STATE_NAMES[state]} income tax`;
  const day = `${year}-01-01`;
  const taxes = valueOn(unitedStatesStateIncomeTax, day);
  const law = "noAnswer" in taxes ? undefined : taxes.value[state];
  if (!law) return missing(taxOfState(state, title), year);
  const levy = stateLevy(law, at, { title, status: filing_status, deductions: state_deductions });
  return { levies: [levy], facts: factsUsed(unitedStatesStateIncomeTax, day) } satisfies Stated;
}

/** The years of one state, to name them. */
const taxOfState = (state: State, what: string): Fact<unknown> => ({
  what,
  periods: unitedStatesStateIncomeTax.periods.filter(({ value }) => state in value),
});

export function caveatsInUnitedStates({ filing_status, state, state_deductions, year }: Filed & { year: string }) {
  const taxes = valueOn(unitedStatesStateIncomeTax, `${year}-01-01`);
  const law = state === "none" || "noAnswer" in taxes ? undefined : taxes.value[state];
  const isGuess = state !== "none" && law && !law.deduction && !law.rules && !state_deductions;
  return [
    ...(filing_status === "married_joint"
      ? ["Social Security is worked out as if one of you earned all of the income."]
      : []),
    ...(state === "none" ? ["State and local income taxes are not included. Choose your state to add its tax."] : []),
    ...(isGuess
      ? [
          `We have no deductions or exemptions for ${state === "DC" ? "the " : ""}${STATE_NAMES[state]}, so its tax is on all of your income after contributions. Enter them under “State deductions” for a closer figure.`,
        ]
      : []),
  ];
}
