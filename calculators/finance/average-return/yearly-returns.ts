// The averages of a list of yearly returns, in percent.
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { snap } from "#numbers/round";
import { narrow, nthRoot } from "#numbers/wide";

const HUNDRED = 100;

export function averagesOf(returns: readonly Decimal[]) {
  const n = returns.length;
  let value = decimal(HUNDRED);
  const growth = returns.map((rate, i) => {
    value = value.times(rate.div(HUNDRED).plus(1));
    return { year: i + 1, return: rate, value };
  });
  const multiple = value.div(HUNDRED);
  const arithmetic = sum(returns).div(n);
  const squares = sum(returns.map((rate) => rate.minus(arithmetic).pow(2)));
  return {
    geometric: rootOf(multiple, n).minus(1).times(HUNDRED),
    arithmetic,
    deviation:
      n > 1
        ? snap(squares)
            .div(n - 1)
            .sqrt()
        : null,
    total: multiple.minus(1).times(HUNDRED),
    years: decimal(n),
    growth,
    all_rates: decimal(1),
  };
}

const rootOf = (multiple: Decimal, n: number): Decimal => (multiple.isZero() ? multiple : narrow(nthRoot(multiple, n)));
