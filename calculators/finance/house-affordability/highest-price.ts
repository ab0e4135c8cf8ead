// The price at which the monthly costs of a home come to exactly what is left for them.
import type { Show, Shown } from "#engine";
import { INSURED_ABOVE } from "#facts/homes/starts";
import { Decimal, decimal } from "#numbers/decimal";
import { perUnit } from "./monthly-costs.ts";

export const INSURANCE_BEGINS = "Mortgage insurance, which begins above this price";

type Given = Parameters<typeof perUnit>[0] &
  (
    | { readonly down_payment_as: "amount"; readonly down_payment: Decimal }
    | { readonly down_payment_as: "percent"; readonly down_payment_rate: Decimal }
  );

/** Costs rise with the price, at one rate below the price where mortgage insurance begins and at another above it. */
export function highestPrice(given: Given, left: Decimal) {
  const { k, m, t } = perUnit(given);
  if (given.down_payment_as === "percent") {
    const share = decimal(100).minus(given.down_payment_rate);
    const isInsured = share.gt(INSURED_ABOVE);
    const price = left.div(
      share
        .times(isInsured ? k.plus(m) : k)
        .div(100)
        .plus(t),
    );
    return { price, loan: price.times(share).div(100), isInsured, isHeld: false };
  }
  const down = given.down_payment;
  const found = (price: Decimal, isInsured: boolean, isHeld = false) => {
    return { price, loan: Decimal.max(0, price.minus(down)), isInsured, isHeld };
  };
  const begins = down.times(100).div(100 - INSURED_ABOVE);
  const insured = left.plus(down.times(k.plus(m))).div(k.plus(m).plus(t));
  if (insured.gt(begins)) return found(insured, true);
  const uninsured = left.plus(down.times(k)).div(k.plus(t));
  if (uninsured.gt(begins)) return found(begins, false, true);
  return found(uninsured.lt(down) ? left.div(t) : uninsured, false);
}

type Printed = Shown<Decimal> | undefined;

export function priceFormula(
  limit: string,
  loan: Decimal,
  { left, downRate, down }: Readonly<Record<"left" | "downRate" | "down", Printed>>,
  show: Show,
): string {
  const all = show("percent", 100);
  if (limit === INSURANCE_BEGINS) return `${down} ÷ (${all} - ${show("percent", INSURED_ABOVE)})`;
  if (downRate) return `${left} ÷ ((${all} - ${downRate}) × k + t)`;
  return loan.isZero() ? `${left} ÷ t` : `(${left} + ${down} × k) ÷ (k + t)`;
}
