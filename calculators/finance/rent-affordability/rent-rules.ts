// What each rule of thumb allows, and how the US housing department calls a share of income.
import { type Decimal, decimal } from "#numbers/decimal";
import type { Given } from "./rent-affordability.ts";

export const MONTHS = 12;
type Rule = { readonly rule: string; readonly amount: Decimal };

export function rentsByRule({ debts, utilities, ...given }: Required<Given>, yearly: Decimal) {
  const shareOf = (percent: Decimal) => yearly.times(percent).div(100 * MONTHS);
  const rules = named([
    shareOf(given.rent_share).minus(utilities),
    shareOf(given.debt_share).minus(utilities).minus(debts),
    yearly.div(given.multiple),
  ]);
  return { rules, least: rules.reduce((least, rule) => (rule.amount.lt(least.amount) ? rule : least)) };
}

export function incomesByRule({ rent, debts, utilities, ...given }: Required<Given>) {
  const costs = rent.plus(utilities);
  const needed = (amount: Decimal, percent: Decimal) => amount.times(100 * MONTHS).div(percent);
  const rules = named([
    needed(costs, given.rent_share),
    needed(costs.plus(debts), given.debt_share),
    rent.times(given.multiple),
  ]);
  return { rules, most: rules.reduce((most, rule) => (rule.amount.gt(most.amount) ? rule : most)) };
}

const named = ([share, withDebts, landlord]: readonly [Decimal, Decimal, Decimal]): readonly [Rule, Rule, Rule] => [
  { rule: "share of income for housing", amount: share },
  { rule: "share with debts", amount: withDebts },
  { rule: "landlord's rule", amount: landlord },
];

// US Department of Housing and Urban Development: above 30% of income for rent and utilities, and above 50%.
const BURDENS = [
  { category: "Affordable", from: 0 },
  { category: "Cost-burdened", from: 30 },
  { category: "Severely cost-burdened", from: 50 },
] as const;

export const burdenOf = (share: Decimal): string => BURDENS.findLast(({ from }) => share.gt(from))?.category ?? "";
export const burdenRows = () => BURDENS.map(({ category, from }) => ({ category, from: decimal(from) }));
