// What lenders let you spend on housing each month: the smaller of two shares of your income.
import { type Currency, formatNumber, percent, withPercent } from "#engine";
import { Decimal } from "#numbers/decimal";
import { MONTHLY } from "./monthly-costs.ts";

export const LIMITS = {
  front_ratio: percent("Housing limit", {
    min: 1,
    max: 100,
    more: true,
    default: 28,
    usual: [28, 31, 41],
    help: "Housing costs as a percentage of income before tax. Often 28%. FHA loans: 31%. VA loans have no such limit: enter 41%.",
  }),
  back_ratio: percent("Housing and debts limit", {
    min: 1,
    max: 100,
    more: true,
    default: 36,
    usual: [36, 41, 43],
    help: "Often 36%. FHA loans: 43%. VA loans: 41%.",
  }),
};

type Ratios = Readonly<Record<"front_ratio" | "back_ratio", Decimal>>;
type Borrower = Ratios & { readonly monthly_debts: Decimal };

const HOUSING = "Housing costs";

const limitedBy =
  (what: string, ratio: Decimal) =>
  ({ notation }: Currency) =>
    `${what} at ${withPercent(formatNumber(ratio, {}, notation), notation)} of income`;
const limitOf = ({ front_ratio, back_ratio }: Ratios, isHousing: boolean) =>
  isHousing ? limitedBy(HOUSING, front_ratio) : limitedBy(`${HOUSING} and debts`, back_ratio);

export function budgetOf(given: Borrower & { readonly income: Decimal }) {
  const month = given.income.div(MONTHLY);
  const front = month.times(given.front_ratio).div(100);
  const back = month.times(given.back_ratio).div(100).minus(given.monthly_debts);
  return { month, front, back, budget: Decimal.min(front, back), limit: limitOf(given, front.lte(back)) };
}

/** The other way around: the monthly income with which both shares allow these costs. */
export function incomeFor(given: Borrower, costs: Decimal) {
  const front = costs.times(100).div(given.front_ratio);
  const back = costs.plus(given.monthly_debts).times(100).div(given.back_ratio);
  return { front, back, month: Decimal.max(front, back), limit: limitOf(given, front.gte(back)) };
}

export const ratiosOf = (month: Decimal, costs: Decimal, debts: Decimal) => ({
  housing_ratio: costs.times(100).div(month),
  debt_ratio: costs.plus(debts).times(100).div(month),
});

/** "Your limit: housing costs at 28% of income." */
export const limitSentence = (limit: string): string =>
  `Your limit: ${limit.charAt(0).toLowerCase()}${limit.slice(1)}.`;
