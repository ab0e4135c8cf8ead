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

const ROUNDED: Readonly<Record<keyof typeof TO_THE_CENT, (amount: Decimal, digits: number) => Decimal>> = {
  nearest: round,
  up: ceil,
  down: floor,
  none: (amount) => amount,
};

type Many = { readonly quantity: number; readonly rounding: keyof typeof TO_THE_CENT; readonly isRoundedEach: boolean };

/** The tax on several equal items, rounded once in total or once per item, to the decimals of the currency. */
export function taxOfMany(tax: Decimal, { quantity, rounding, isRoundedEach }: Many, digits: number): Decimal {
  const rounded = (amount: Decimal) => ROUNDED[rounding](amount, digits);
  return isRoundedEach ? rounded(tax).times(quantity) : rounded(tax.times(quantity));
}
