// What each year of college costs when it comes, and how the fund grows until the first.
import { accumulated, growth } from "#numbers/annuity";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Given } from "./college-savings.ts";

export const MONTHLY = 12;

export function yearsOfCollege({ yearly_cost, aid, years_until, college_years, cost_growth, share }: Given) {
  const rise = cost_growth.div(100);
  return Array.from({ length: college_years }, (_, i) => {
    const cost = decimal(growth(rise, years_until + i).times(yearly_cost.minus(aid)));
    return { year: i + 1, cost, yours: cost.times(share).div(100) };
  });
}

export const fundByYear = ({ saved, years_until }: Given, monthly: Decimal, rate: Decimal) =>
  Array.from({ length: years_until + 1 }, (_, year) => {
    const months = MONTHLY * year;
    return { year, balance: decimal(growth(rate, months).times(saved)).plus(accumulated(rate, months).times(monthly)) };
  });
