import { figure, type Given, type Opinion } from "#calculators/second/given";
import { fixed, money } from "#calculators/second/print";
import { minus, over, plus, type Ratio, times } from "#calculators/second/ratio";

const A_YEAR: Readonly<Record<string, number>> = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12, yearly: 1 };

const budget: Opinion = (given) => {
  const income = over(times(figure(given, "income"), A_YEAR[given.paid ?? ""] ?? 0), 12);
  const needs = over(times(income, figure(given, "needs_share")), 100);
  const wants = over(times(income, figure(given, "wants_share")), 100);
  const savings = minus(minus(income, needs), wants);
  const plan = {
    monthly_income: money(income),
    needs_budget: money(needs),
    wants_budget: money(wants),
    savings_budget: money(savings),
  };
  if (given.spending === "rule") return plan;
  const share = (amount: Ratio) => `${fixed(over(times(amount, 100), income), 1)}%`;
  const [own, fun] = [amountsIn(given, "needs"), amountsIn(given, "wants")];
  const spent = plus(0, ...own, ...fun);
  const left = minus(income, spent);
  const row = (planned: Ratio, yours: Ratio) => [null, money(planned), money(yours), share(yours)];
  return {
    ...plan,
    left: money(left),
    spent: money(spent),
    saved_share: share(left),
    comparison: [row(needs, plus(0, ...own)), row(wants, plus(0, ...fun)), row(savings, left)],
    lines: [...own, ...fun].map((amount) => [null, money(amount), share(amount)]),
  };
};

const amountsIn = (given: Given, name: string): Ratio[] =>
  (given[name] ?? "").split("; ").map((line) => plus(0, line.slice(line.lastIndexOf(":") + 1) || "0"));

export default budget;
