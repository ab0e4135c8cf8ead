// The steps from a loan's payments to its rate.
import { type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import { inOrder, UNIT_PERIODS, unitPeriodsInYear } from "#numbers/apr";
import type { Decimal } from "#numbers/decimal";
import { levelFormula, unrounded } from "../../shared/level-payments.ts";
import type { Given } from "./apr.ts";
import { allPayouts, payoutsInWords } from "./later-payouts.ts";

type Figure = "amount_financed" | "total_of_payments" | "payment" | "i" | "part";
type Found = Readonly<Record<Figure, Shown<Decimal>>> & { readonly full: Shown<unknown> };
type Steps = (name: "finance_charge" | "apr") => Line;

export function aprSteps(
  given: ShownValues<Given>,
  found: Found,
  show: Show,
  _: Given,
  stepOf: Steps,
): readonly Line[] {
  const { amount, annual_rate, payments, insurance, first_payment, last_payment } = given;
  const { amount_financed, total_of_payments, payment, full, part, i } = found;
  const later = inOrder(given.later_payouts?.value ?? []);
  const level = payments.value - (first_payment ? 1 : 0) - (last_payment ? 1 : 0);
  const before = first_payment ? `${first_payment} + ` : "";
  const after = last_payment ? ` + ${last_payment}` : "";
  const insured = insurance.value.isZero() ? "" : ` + ${insurance} × ${given.insured_payments ?? payments}`;
  const loan = show("money", amount.value.plus(given.financed_fees?.value ?? 0));
  const r = annual_rate && `${annual_rate} ÷ ${unitPeriodsInYear(UNIT_PERIODS[given.frequency])}`;
  const received = later.length > 0 ? "what you receive, all valued on the first day" : `${amount_financed} today`;
  return [
    r && step`Payment, where r is ${r}: ${levelFormula(loan, annual_rate.value, `${payments}`)} = ${payment}`,
    step`Amount financed: ${allPayouts(amount, later, show)} - ${given.paid_fees} = ${amount_financed}`,
    step`Total of payments: ${before}${unrounded(payment, show)} × ${level}${after}${insured} = ${total_of_payments}`,
    stepOf("finance_charge"),
    `Full periods before the first payment: t = ${full}, ${step`and extra days as a fraction of a period: f = ${part}`}`,
    later.length > 0 && `Later payouts, in payment periods after the first: ${payoutsInWords(later, show)}`,
    step`Rate per period at which the payments are worth ${received}: i = ${i}`,
    stepOf("apr"),
  ];
}
