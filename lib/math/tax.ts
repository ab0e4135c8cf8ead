// A tax that is a percentage of a price: put on it, or found in a price that has it already.
import type { Decimal } from "./decimal.ts";
import { ceil, floor, round } from "./round.ts";

export const taxOn = (net: Decimal, rate: Decimal): Decimal => net.times(rate).div(100);

/** Not the rate of that price: a tax of 20% is a sixth of it. */
export const taxIn = (gross: Decimal, rate: Decimal): Decimal => gross.times(rate).div(rate.plus(100));

/** What happens to a fraction of a cent. */
export const TO_THE_CENT = {
  nearest: "To the nearest cent",
  up: "Up to the next cent",
  down: "Down to the cent below",
  none: "Don't round",
} as const;

const IN_CENTS: Readonly<Record<keyof typeof TO_THE_CENT, (amount: Decimal) => Decimal>> = {
  nearest: (amount) => round(amount, 2),
  up: (amount) => ceil(amount, 2),
  down: (amount) => floor(amount, 2),
  none: (amount) => amount,
};

/** The tax on several equal items, rounded once in total or once per item. */
export function taxOfMany(
  tax: Decimal,
  quantity: number,
  rounding: keyof typeof TO_THE_CENT,
  isRoundedEach: boolean,
): Decimal {
  const inCents = IN_CENTS[rounding];
  return isRoundedEach ? inCents(tax).times(quantity) : inCents(tax.times(quantity));
}
