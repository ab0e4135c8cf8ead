// Line by line as on a lease worksheet; the rate by halving, where payments in advance and the residual are worth the cost.
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, significant } from "#calculators/second/print";
import {
  isMore,
  isNegative,
  isZero,
  minus,
  near,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  times,
} from "#calculators/second/ratio";

const autoLease: Opinion = (given) => {
  const down = figure(given, "down_payment");
  const cost = minus(plus(figure(given, "price"), figure(given, "fees")), down);
  const residual = figure(given, "residual");
  const months = whole(given, "months");
  const depreciation = over(minus(cost, residual), months);
  if (!isMore(cost, 0) || isNegative(depreciation)) return undefined;
  const rent = rentOf(given, plus(cost, residual), depreciation);
  if (isNegative(rent)) return undefined;
  const base = plus(depreciation, rent);
  const payment = times(base, plus(1, over(figure(given, "sales_tax_rate"), 100)));
  const factor = over(rent, plus(cost, residual));
  const rate = rateOf(cost, residual, base, months);
  return {
    payment: money(payment),
    base_payment: money(base),
    depreciation: money(depreciation),
    rent_charge: money(rent),
    capitalized_cost: money(cost),
    money_factor: significant(factor, 6),
    factor_rate: `${fixed(times(factor, 2400), 2)}%`,
    lease_rate: rate && `${fixed(times(rate, 1200), 3)}%`,
    due_at_signing: money(plus(down, payment)),
    total_rent: money(times(rent, months)),
    total_cost: money(plus(times(payment, months), down, figure(given, "other_fees"))),
  };
};

function rentOf(given: Given, sum: Ratio, depreciation: Ratio): Ratio {
  if (given.rate_as === "payment") return minus(figure(given, "base_payment"), depreciation);
  const factor = given.rate_as === "factor" ? figure(given, "money_factor") : over(figure(given, "annual_rate"), 2400);
  return times(sum, factor);
}

const [HALVINGS, HIGHEST] = [140, 10];

function rateOf(cost: Ratio, residual: Ratio, payment: Ratio, months: number): Ratio | undefined {
  if (isZero(minus(times(payment, months), minus(cost, residual)))) return ratio(0);
  const isWorthMore = (rate: Ratio) => {
    const discount = near(over(1, plus(1, rate)));
    const last = power(discount, months, near);
    const annuity = near(over(minus(1, last), minus(1, discount)));
    return isMore(plus(times(payment, annuity), times(residual, last)), cost);
  };
  let [low, high] = [ratio(0), ratio(HIGHEST)];
  if (isWorthMore(high)) return undefined;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = near(over(plus(low, high), 2));
    if (isWorthMore(middle)) low = middle;
    else high = middle;
  }
  return low;
}

export default autoLease;
