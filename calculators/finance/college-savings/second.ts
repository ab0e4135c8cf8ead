import { figure, type Opinion, whole } from "#calculators/second/given";
import { owed } from "#calculators/second/lending";
import { fixed, money } from "#calculators/second/print";
import {
  isMore,
  isNegative,
  isZero,
  larger,
  minus,
  over,
  plus,
  power,
  type Ratio,
  times,
} from "#calculators/second/ratio";

const collegeSavings: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const years = whole(given, "years_until");
  const rise = plus(1, over(of("cost_growth"), 100));
  const month = over(of("annual_return"), 1200);
  const costs = Array.from({ length: whole(given, "college_years") }, (_, i) =>
    times(minus(of("yearly_cost"), of("aid")), power(rise, years + i)),
  );
  const yours = costs.map((cost) => over(times(cost, of("share")), 100));
  const discount = power(over(1, plus(1, month)), 12);
  const needed = plus(0, ...yours.map((cost, i) => times(cost, power(discount, i))));
  // Savings are a debt below zero.
  const after = (months: number, monthly: Ratio) =>
    times(owed({ amount: times(of("saved"), -1), rate: month }, monthly, months), -1);
  const zero = over(0, 1);
  const grown = after(12 * years, zero);
  const each = minus(after(12 * years, over(1, 1)), grown);
  const short = larger(0, minus(needed, grown));
  const monthly = isZero(each) ? undefined : over(short, each);
  const have = after(12 * years, of("monthly"));
  const gap = minus(needed, have);
  return {
    needed_monthly: monthly && money(monthly),
    total_cost: money(plus(0, ...costs)),
    first_year: money(costs[0] ?? 0),
    needed_at_start: money(needed),
    on_track: money(have),
    missing: isMore(gap, 0) ? money(gap) : undefined,
    spare: isNegative(gap) ? money(times(gap, -1)) : undefined,
    covered: `${fixed(over(times(have, 100), needed), 1)}%`,
    costs: costs.map((cost, i) => [fixed(i + 1, 0), money(cost), money(yours[i] ?? 0)]),
    fund: monthly && Array.from({ length: years + 1 }, (_, year) => [fixed(year, 0), money(after(12 * year, monthly))]),
  };
};

export default collegeSavings;
