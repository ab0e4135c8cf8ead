// What VAT and sales tax share: a tax that is a percentage of a price, put on it or found in a price that has it already.
import { type Line, phrase, type Show, type Shown, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { ceil, floor, round } from "#numbers/round";

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

type Many = {
  readonly quantity: number;
  readonly rounding: keyof typeof TO_THE_CENT;
  readonly rounded_on: string;
};

const isRoundedEach = ({ rounded_on, rounding }: Omit<Many, "quantity">): boolean =>
  rounded_on === "article" && rounding !== "none";

/** The tax on several equal items, rounded once in total or once per item, to the decimals of the currency. */
export function taxOfMany(tax: Decimal, many: Many, digits: number) {
  const rounded = (amount: Decimal) => ROUNDED[many.rounding](amount, digits);
  const [each, exact] = [rounded(tax), tax.times(many.quantity)];
  return { each, exact, tax: isRoundedEach(many) ? each.times(many.quantity) : rounded(exact) };
}

/** In print, how much of a price with the tax is tax: 20% ÷ (100% + 20%). */
export const shareIn = (rate: Shown<Decimal>, show: Show): Shown<string> =>
  phrase`${rate} ÷ (${show("percent", 100)} + ${rate})`;

type Given = Omit<Many, "quantity"> & { readonly quantity: Shown<number> };
type Found = Readonly<Record<"price" | "all" | "tax", Shown<Decimal>>> &
  Readonly<Record<"each" | "exact", Shown<Decimal> | null>> & { readonly share: Shown<unknown> };

export function taxSteps(name: string, given: Given, { price, all, share, each, exact, tax }: Found): readonly Line[] {
  const { quantity } = given;
  const equals = share.exact && exact?.value.eq(tax.value) ? "=" : "≈";
  if (quantity.value === 1 || !each || !isRoundedEach(given))
    return [step`${name}: ${all} × ${share} ${equals} ${tax}`];
  return [
    step`${name} on each: ${price} × ${share} ${equals} ${each}`,
    step`${name} on all: ${each} × ${quantity} = ${tax}`,
  ];
}
