// Form W-4 and Worksheet 1A of Publication 15-T: what you declare, and how the federal tax on a paycheck follows from it.
import { type Line, money, type Show, type Shown, step, toggle } from "#engine";
import { PAY_PERIODS, type Withheld } from "#facts/tax/owed/withheld";
import type { Decimal } from "#numbers/decimal";
import { shareStep } from "../../shared/taxes.ts";

export const LIMITS = { min: 0, max: 1e7 } as const;
/** What is taken off, where nothing usually is. */
export const OFF = { ...LIMITS, default: 0 } as const;

export const PER_YEAR = "Per year, not per paycheck";

export const W4 = {
  two_jobs: toggle("Box in W-4 step 2(c) is checked", { more: true, default: false }),
  credits: money("W-4 step 3: credits", {
    ...OFF,
    more: true,
    means: PER_YEAR,
    help: "For dependents, for the whole year, not for one paycheck.",
  }),
  other_income: money("W-4 step 4(a): other income", {
    ...OFF,
    more: true,
    means: PER_YEAR,
    help: "For the whole year, not for one paycheck.",
  }),
  deductions: money("W-4 step 4(b): deductions", {
    ...OFF,
    more: true,
    means: PER_YEAR,
    help: "For the whole year, not for one paycheck.",
  }),
  extra: money("W-4 step 4(c): extra withholding", {
    ...OFF,
    more: true,
    means: "Per paycheck",
    help: "Each paycheck's amount, not the year's.",
  }),
};

type Declared = {
  readonly pay_period: keyof typeof PAY_PERIODS;
  readonly credits: Shown<Decimal>;
  readonly other_income: Shown<Decimal>;
  readonly extra: Shown<Decimal>;
};

/** The worksheet, line by line. */
export function worksheetSteps(declared: Declared, exact: Withheld, show: Show): readonly Line[] {
  const { pay_period, credits, other_income, extra } = declared;
  const periods = PAY_PERIODS[pay_period];
  const inMoney = (amount: Decimal) => show("money", amount);
  const [yearly, free] = [inMoney(exact.yearly), inMoney(exact.free)];
  const [tentative, credit] = [inMoney(exact.annual.tax.div(periods)), inMoney(credits.value.div(periods))];
  const more = other_income.value.isZero() ? "" : ` + ${other_income}`;
  const isPlain = credits.value.isZero() && extra.value.isZero();
  return [
    step`Taxable wages for a year, line 1e: ${inMoney(exact.taxable)} × ${periods}${more} = ${yearly}`,
    exact.yearly.lt(exact.free)
      ? `Adjusted annual wage, line 1i: nothing of ${yearly}, for ${free} is free`
      : step`Adjusted annual wage, line 1i: ${yearly} - ${free} = ${inMoney(exact.adjusted)}`,
    ...exact.annual.shares
      .filter(({ tax }) => tax.gt(0))
      .map((share) => shareStep(share.rate ? "Tax in this bracket" : "Tax", share, show)),
    step`Tax on this paycheck, line 2h: ${inMoney(exact.annual.tax)} ÷ ${periods} = ${tentative}`,
    !isPlain &&
      (tentative.value.lt(credit.value)
        ? `Withheld, line 4b: nothing is left after credits of ${credit}, and ${extra} extra is withheld`
        : step`Withheld, line 4b: ${tentative} - ${credit} + ${extra} = ${inMoney(exact.federal)}`),
  ];
}
