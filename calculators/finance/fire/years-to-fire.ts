// How long savings take to reach an amount, and how they grow by age. Savings are added at the end of each year.
import { type Decimal, decimal } from "#numbers/decimal";
import { periodsUntil } from "#numbers/growth";
import { snap } from "#numbers/round";
import type { Given } from "./fire.ts";

const LONGEST = 100;
const LAST_AGE = 110;

const rateOf = ({ annual_return }: Given): Decimal => annual_return.div(100);
const within = (years: Decimal | undefined, most: number): Decimal | null => (years?.lte(most) ? years : null);

export function yearsToReach(given: Given, target: Decimal): Decimal | null {
  const { savings: start, yearly_saving: payment } = given;
  if (snap(start).gte(snap(target))) return decimal(0);
  return within(periodsUntil(target, { start, payment, rate: rateOf(given), due: false }), LONGEST);
}

/** What is missing today is paid off like a loan, at the return as its interest. */
export function yearsToCoast(given: Given, coastNumber: Decimal, most: number): Decimal | null {
  const missing = coastNumber.minus(given.savings);
  if (snap(missing).lte(0)) return decimal(0);
  const debt = { start: missing.neg(), payment: given.yearly_saving, rate: rateOf(given), due: false };
  return within(periodsUntil(decimal(0), debt), most);
}

/** To the age of coasting or that of FIRE, whichever is later. */
export function ages(given: Given, target: Decimal, years: Decimal | null) {
  const last = Math.max(given.coast_age, Math.min(LAST_AGE, given.age + (years?.ceil().toNumber() ?? 0)));
  const growth = rateOf(given).plus(1);
  let [saving, coasting] = [given.savings, given.savings];
  return Array.from({ length: last - given.age + 1 }, (_, i) => {
    if (i > 0) [saving, coasting] = [saving.times(growth).plus(given.yearly_saving), coasting.times(growth)];
    return { age: given.age + i, saving, coasting, target };
  });
}
