// The payment by the age at which it starts, and the age by which waiting has paid off.
import { count, formatMonths, money, percent, table } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { ceil } from "#numbers/round";
import { EARLIEST_AGE, LATEST_AGE, monthsOf, paymentAt, shareAt } from "./benefit-formula.ts";

export const BY_AGE = table(
  "Payment by starting age",
  { age: count("Starting age"), payment: money("Monthly payment"), share: percent("Share of full benefit") },
  { chart: { kind: "bars", x: "age", y: "payment" } },
);

const AGES = Array.from({ length: LATEST_AGE - EARLIEST_AGE + 1 }, (_, i) => EARLIEST_AGE + i);

export const byAge = (full: Decimal) =>
  AGES.map((age) => ({ age, payment: paymentAt(full, monthsOf(age)), share: shareAt(monthsOf(age)) }));

/** When payments from then on have come to as much as payments from 62 on; nothing where they are no higher. */
export function breakEven(full: Decimal, start: number): string | null {
  const earliest = monthsOf(EARLIEST_AGE);
  const [first, later] = [paymentAt(full, earliest), paymentAt(full, start)];
  if (later.lte(first)) return null;
  const age = later.times(start).minus(first.times(earliest)).div(later.minus(first));
  return formatMonths(ceil(age).toNumber());
}
