// The income you want in retirement, and how savings are drawn on to pay it.
import { choice, type InputValues, money } from "#engine";
import { type Decimal, decimal } from "#math/decimal";
import type { Drawing } from "#math/drawdown";
import { FREQUENCY, TIMES_A_YEAR, TIMING } from "#math/frequency";
import { growthOver, periodicRate } from "#math/growth";
import { AMOUNT } from "./employer-match.ts";

export const INCOME = {
  income: money("Income you want in retirement", {
    ...AMOUNT,
    example: 3000,
    help: "Before tax, in today's money. Per month or year, as chosen below.",
  }),
  other_income: money("Pensions and Social Security", {
    ...AMOUNT,
    more: true,
    default: 0,
    help: "Part of the income you want, in today's money.",
  }),
  income_frequency: choice(
    "Income frequency",
    { monthly: FREQUENCY.monthly, yearly: FREQUENCY.yearly },
    { default: "monthly" },
  ),
  income_timing: choice("Income timing", TIMING, { more: true, default: "begin" }),
  income_growth: choice(
    "Income during retirement",
    { inflation: "Rises with inflation", level: "Stays the same" },
    { more: true, default: "inflation" },
  ),
};
type Given = InputValues<typeof INCOME> &
  Readonly<Record<"age" | "retirement_age", number>> &
  Readonly<Record<"inflation_rate" | "return_after", Decimal>>;

/** What the savings must pay at first, each time, in the money of then. */
export function firstIncome({
  age,
  retirement_age,
  income,
  other_income,
  inflation_rate,
}: Omit<Given, "return_after">): Decimal {
  const today = income.gt(other_income) ? income.minus(other_income) : decimal(0);
  return today.times(growthOver(inflation_rate, 1, 12 * (retirement_age - age)));
}

export function drawingOf(given: Given): Drawing {
  const perYear = TIMES_A_YEAR[given.income_frequency];
  return {
    rate: periodicRate(given.return_after, 1, perYear),
    perYear,
    raisePercent: given.income_growth === "inflation" ? given.inflation_rate : decimal(0),
    due: given.income_timing === "begin",
  };
}
