// The steps from the coupons to what a buyer pays.
import { formatDate, type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import { bondOf } from "#numbers/bond";
import type { Decimal } from "#numbers/decimal";
import { decimal } from "#numbers/decimal";
import type { Given } from "./bond-price.ts";
import { TIMES_A_YEAR } from "./price-and-yield.ts";

type Found = Readonly<Record<"clean_price" | "annual_yield" | "accrued" | "to_pay" | "coupon", Shown<Decimal>>> & {
  readonly next_coupon: Shown<unknown>;
};

export function bondSteps(given: ShownValues<Given>, found: Found, show: Show, values: Given): readonly Line[] {
  const { clean_price, annual_yield, accrued, to_pay, coupon, next_coupon } = found;
  const { face_value, coupon_rate, settlement } = given;
  const f = TIMES_A_YEAR[given.frequency];
  const { from, length, last, count } = bondOf(values, f);
  const days = show("number", decimal(from));
  const period = show("number", length, { upTo: 4 });
  const discount = show("number", decimal(1).minus(decimal(from).div(length)), { upTo: 6 });
  const each = show("money", coupon.value, { upTo: 4 });
  return [
    step`Each coupon: ${face_value} × ${coupon_rate} ÷ ${f} = ${each}`,
    `Days from ${formatDate(last, show.notation)} to ${settlement}: ${days}, of ${period} in the coupon period`,
    step`Accrued interest: ${each} × ${days} ÷ ${period} = ${accrued}`,
    `Coupons left: ${count}, the next on ${next_coupon}, after d = ${discount} of a period`,
    given.find === "price"
      ? `Price, from all payments at ${annual_yield} a year: ${clean_price}`
      : `Yield, found so that all payments are worth ${clean_price} and the accrued interest: ${annual_yield}`,
    `You pay: ${face_value} × ${show("percent", clean_price.value, { upTo: 4 })} + ${accrued} ≈ ${to_pay}`,
  ];
}
