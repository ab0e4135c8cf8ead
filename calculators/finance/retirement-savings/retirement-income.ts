// The income you want in retirement, and how savings are drawn on to pay it.
import { choice, count, type InputValues, money } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";
import { type Drawing, type DrawnYear, drawn, potFor } from "#numbers/drawdown";
import { FREQUENCY, TIMES_A_YEAR, TIMING } from "#numbers/frequency";
import { growthOver, periodicRate } from "#numbers/growth";
import { AMOUNT } from "./employer-match.ts";

export const INCOME = {
  income: money("Income you want in retirement", {
    ...AMOUNT,
    example: 3000,
    means: "Per month, unless income_frequency is yearly",
    help: "Before tax, in today's money. Per month or year, as chosen below.",
  }),
  other_income: money("Pensions and Social Security", {
    ...AMOUNT,
    more: true,
    default: 0,
    help: "Counts toward the income you want. Same frequency, in today's money.",
  }),
  pension_age: count("Pensions and Social Security from age", {
    min: 1,
    max: 120,
    more: true,
    optional: true,
    help: "Optional. Only if they start after you retire. Until then, savings pay everything.",
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
  Readonly<Record<"age" | "retirement_age" | "last_age", number>> &
  Readonly<Record<"inflation_rate" | "return_after", Decimal>>;

/** What the savings must pay each time: all of the income until a pension starts, and the rest of it from then on. */
export function spendingOf(given: Given) {
  const { age, retirement_age, last_age, income, other_income, pension_age = retirement_age } = given;
  const drawing = drawingOf(given);
  const years = last_age - retirement_age;
  const alone = Math.max(0, Math.min(pension_age - retirement_age, years));
  const rise = growthOver(given.inflation_rate, 1, 12 * (retirement_age - age));
  const rest = Decimal.max(0, income.minus(other_income)).times(rise);
  const first = alone > 0 ? income.times(rise) : rest;
  const [forAll, forGap] = [potFor(drawing, years), potFor(drawing, alone)];
  return {
    drawing,
    years,
    alone,
    first,
    rest,
    forAll,
    forGap,
    needed: rest.times(forAll).plus(first.minus(rest).times(forGap)),
  };
}
type Spending = ReturnType<typeof spendingOf>;

/** What is left to pay when the pension starts, in the money of then. */
export const laterIncome = ({ drawing, alone, rest }: Spending): Decimal =>
  rest.times(drawing.raisePercent.div(100).plus(1).pow(alone));

export function drawnBy(spending: Spending, pot: Decimal): readonly DrawnYear[] {
  const { drawing, years, alone, first } = spending;
  const before = drawn(drawing, pot, first, alone);
  const left = before.at(-1)?.balance ?? pot;
  return [...before, ...drawn(drawing, left, laterIncome(spending), years - alone)];
}

function drawingOf(given: Given): Drawing {
  const perYear = TIMES_A_YEAR[given.income_frequency];
  return {
    rate: periodicRate(given.return_after, 1, perYear),
    perYear,
    raisePercent: given.income_growth === "inflation" ? given.inflation_rate : decimal(0),
    due: given.income_timing === "begin",
  };
}
