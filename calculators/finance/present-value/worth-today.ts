// What later money is worth today, and what is lost until then.
import { type Shown, step } from "#engine";
import { COMPOUNDED, type COMPOUNDING, rateFormula } from "#numbers/compounding";
import { type Decimal, decimal } from "#numbers/decimal";
import { periodicRate } from "#numbers/growth";
import { hairBelow, snap, subtract } from "#numbers/round";
import { narrow, Wide } from "#numbers/wide";

const ONE = decimal(1);

type Discounted<Rate> = { readonly discount_rate: Rate; readonly compounding: keyof typeof COMPOUNDING };

/** Of one of so many periods a year. */
export const rateFor = ({ discount_rate, compounding }: Discounted<Decimal>, perYear: number): Decimal =>
  periodicRate(discount_rate, COMPOUNDED[compounding], perYear);

export const rateStep = (given: Discounted<Shown<Decimal>>, perYear: number, rate: Shown<Decimal>): string =>
  step`Rate per period i: ${rateFormula(`${given.discount_rate}`, COMPOUNDED[given.compounding], perYear)} = ${rate}`;

export const worthToday = (value: Decimal, received: Decimal | null, rate: Decimal) => ({
  present_value: value,
  total_received: received,
  total_discount: received && discountOf(received, value),
  period_rate: rate.times(100),
});

/** Where the value today is too small to show in it, the discount is still less than all that is received. */
function discountOf(received: Decimal, value: Decimal): Decimal {
  const discount = subtract(received, value);
  return value.gt(0) && snap(discount).eq(snap(received)) ? hairBelow(received) : discount;
}

type Payments = Readonly<Record<"payment" | "growth_rate", Decimal>> & {
  readonly payments: number;
  readonly timing: "begin" | "end";
};

export function worthOfPayments({ payment, payments, growth_rate, timing }: Payments, rate: Decimal) {
  const growth = growth_rate.div(100);
  const due = timing === "begin" ? rate.plus(1) : ONE;
  const value = payment.times(due).times(factorOf(rate, growth, payments));
  return [value, payment.times(factorOf(decimal(0), growth, payments))] as const;
}

/** What payments of 1, each larger than the one before by so much, are worth a period before the first. */
function factorOf(rate: Decimal, growth: Decimal, payments: number): Decimal {
  const apart = rate.minus(growth);
  if (snap(apart.plus(1)).eq(1)) return decimal(payments).div(rate.plus(1));
  const ratio = new Wide(growth).plus(1).div(new Wide(rate).plus(1));
  return narrow(new Wide(1).minus(ratio.pow(payments)).div(apart));
}
