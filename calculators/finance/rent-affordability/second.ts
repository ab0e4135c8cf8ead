import { figure, type Opinion } from "#calculators/second/given";
import { fixed, money } from "#calculators/second/print";
import {
  isMore,
  isNegative,
  isZero,
  larger,
  minus,
  over,
  plus,
  type Ratio,
  smaller,
  times,
} from "#calculators/second/ratio";

const rentAffordability: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const rows = (amounts: readonly Ratio[]) => amounts.map((amount) => [null, money(amount)]);
  const part = (whole: Ratio, name: string) => over(times(whole, of(name)), 100);
  if (given.find === "income") {
    const home = times(plus(of("rent"), of("utilities")), 12);
    const all = [
      over(times(home, 100), of("rent_share")),
      over(times(plus(home, times(of("debts"), 12)), 100), of("debt_share")),
      times(of("rent"), of("multiple")),
    ] as const;
    return { income_needed: money(larger(larger(all[0], all[1]), all[2])), limit: null, rules: rows(all) };
  }
  const monthly = given.income_per === "month" ? of("income") : over(of("income"), 12);
  if (given.find === "share") {
    const home = plus(of("rent"), of("utilities"));
    const share = over(times(home, 100), monthly);
    const name = isMore(share, 50) ? "Severely cost-burdened" : "Cost-burdened";
    return {
      share: `${fixed(share, 1)}%`,
      category: isMore(share, 30) ? name : "Affordable",
      monthly_income: money(monthly),
      left: money(minus(monthly, home)),
      bands: null,
    };
  }
  const all = [
    minus(part(monthly, "rent_share"), of("utilities")),
    minus(minus(part(monthly, "debt_share"), of("utilities")), of("debts")),
    over(times(monthly, 12), of("multiple")),
  ] as const;
  const rent = smaller(smaller(all[0], all[1]), all[2]);
  if (isNegative(rent) || isZero(rent)) return undefined;
  return { affordable_rent: money(rent), limit: null, monthly_income: money(monthly), rules: rows(all) };
};

export default rentAffordability;
