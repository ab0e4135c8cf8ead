// How many ways there are: n!, n nCr r and n nPr r.
import { type Decimal, decimal, type decimalsOf } from "./decimal.ts";
import { capital, tooLarge, without } from "./without.ts";

/** `Wide` carries every digit of the product; `at` says where in the expression. */
type Setting = { readonly Wide: ReturnType<typeof decimalsOf>; readonly at: string };

/** With more factors than these, the answer is beyond 10^100. */
const MOST_ORDERED = 100;
const MOST_CHOSEN = 200;

export function factorial(n: Decimal, setting: Setting): Decimal {
  if (!isCount(n)) return without(`${capital(setting.at)} needs a whole number that is not negative.`);
  return falling(n, n, MOST_ORDERED, setting);
}

/** The ways to put r of n things in order. */
export function arrangements(n: Decimal, r: Decimal, setting: Setting): Decimal {
  if (!isCount(n) || !isCount(r))
    return without(`${capital(setting.at)} needs two whole numbers that are not negative.`);
  return r.gt(n) ? decimal(0) : falling(n, r, MOST_ORDERED, setting);
}

/** The ways to choose r of n things, in whatever order. */
export function choices(n: Decimal, r: Decimal, setting: Setting): Decimal {
  if (!isCount(n) || !isCount(r) || r.gt(n)) return arrangements(n, r, setting);
  // To choose 98 of 100 is to leave out 2.
  const few = r.times(2).gt(n) ? n.minus(r) : r;
  return falling(n, few, MOST_CHOSEN, setting).div(falling(few, few, MOST_CHOSEN, setting));
}

const isCount = (value: Decimal): boolean => value.isInteger() && value.gte(0);

/** n × (n − 1) × …, so many factors. */
function falling(n: Decimal, factors: Decimal, most: number, { Wide, at }: Setting): Decimal {
  if (factors.gt(most)) return tooLarge(at);
  let total = new Wide(1);
  for (let i = 0; i < factors.toNumber(); i++) total = total.times(new Wide(n).minus(i));
  return total;
}
