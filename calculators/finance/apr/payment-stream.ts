// The payments of a loan: the usual one, and all of them with insurance and a different first or last payment.
import { levelPayment } from "#numbers/annuity";
import { type Payments, UNIT_PERIODS, unitPeriodsInYear } from "#numbers/apr";
import type { Decimal } from "#numbers/decimal";
import type { Given } from "./apr.ts";

export function paymentOf(given: Given): Decimal {
  if (given.payment_from === "given") return given.payment;
  const rate = given.annual_rate.div(unitPeriodsInYear(UNIT_PERIODS[given.frequency]).times(100));
  return levelPayment(given.amount.plus(given.financed_fees), rate, given.payments);
}

/** Level payments, and what is different about some of them. */
export function streamOf(given: Given, payment: Decimal): readonly Payments[] {
  const { payments, first_payment = payment, last_payment = payment, insurance, insured_payments = payments } = given;
  const runs: readonly Payments[] = [
    { amount: payment, count: payments },
    { amount: first_payment.minus(payment), count: 1 },
    { amount: last_payment.minus(payment), count: 1, after: payments - 1 },
    { amount: insurance, count: insured_payments },
  ];
  return runs.filter(({ amount }) => !amount.isZero());
}
