// The mortgage as it is, and as it is paid from now on.
import { type Show, type Shown, step } from "#engine";
import { clearing, clearingInCents, levelLoan, levelPayment } from "#numbers/annuity";
import { addDays, addMonths } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import { type Decimal, decimal } from "#numbers/decimal";
import { paymentsDue } from "#numbers/due-dates";
import { owedYearByYear, periodsUntil } from "#numbers/growth";
import { ceil } from "#numbers/round";
import { neverPaidOff } from "../../shared/level-payments.ts";

export const MONTHLY = 12;
export const BIWEEKLY = 26;
const MOST_YEARS = 100;
const CENTS = 2;

type Loan = { readonly balance: Decimal; readonly annual_rate: Decimal };
type Known =
  | { readonly known: "term"; readonly years_left: number; readonly months_left: number }
  | { readonly known: "payment"; readonly payment: Decimal };
type Change = { readonly frequency: "monthly" | "biweekly"; readonly single_extra: Decimal };
type Plan = ReturnType<typeof levelLoan> &
  Readonly<Record<"principal" | "rate", Decimal>> & { readonly perYear: number };
type Deadline = { readonly next_due: CivilDate; readonly payoff_by: CivilDate };

/** Where nothing changes: how many payments, of how much, and the interest in them. */
export function asItIs(given: Loan & Known) {
  const { balance, annual_rate } = given;
  const rate = annual_rate.div(100 * MONTHLY);
  const loan = { principal: balance, rate, perYear: MONTHLY };
  if (given.known === "term")
    return { ...loan, ...levelLoan(balance, rate, MONTHLY * given.years_left + given.months_left) };
  const cleared = clearingInCents(balance, rate, given.payment, MONTHLY * MOST_YEARS);
  return cleared ? { ...loan, ...cleared } : neverPaidOff(given.payment, balance.times(rate), MOST_YEARS, "month");
}

/** What is paid on top, in whole cents, so that the last payment is due by the date. */
export function paidBy(given: Loan & Change & Deadline, planned: Decimal) {
  const { balance, single_extra, annual_rate, frequency } = given;
  const [perYear, parts] = frequency === "monthly" ? [MONTHLY, 1] : [BIWEEKLY, 2];
  const payments = paymentsDue(given.next_due, given.payoff_by, frequency);
  const needed_payment = levelPayment(balance.minus(single_extra), annual_rate.div(100 * perYear), payments);
  const missing = needed_payment.minus(planned.div(parts));
  return { needed_payment, extra_needed: missing.gt(0) ? ceil(missing, CENTS) : decimal(0) };
}

export function fromNowOn(given: Loan & Change, planned: Plan, extra_payment: Decimal): Plan {
  const { balance, annual_rate, frequency, single_extra } = given;
  const perYear = frequency === "monthly" ? MONTHLY : BIWEEKLY;
  const isSame = frequency === "monthly" && extra_payment.isZero() && single_extra.isZero();
  if (isSame) return planned;
  const principal = balance.minus(single_extra);
  const rate = annual_rate.div(100 * perYear);
  const payment = planned.payment.div(frequency === "monthly" ? 1 : 2).plus(extra_payment);
  const cleared = clearing(principal, rate, payment, 2 * planned.payments);
  return { payment, ...(cleared ?? planned), principal, rate, perYear };
}

export const dueDate = (next: CivilDate, payment: number, frequency: Change["frequency"]): CivilDate =>
  frequency === "monthly" ? addMonths(next, payment - 1) : addDays(next, 14 * (payment - 1));

export function owedByYear(planned: Plan, faster: Plan) {
  const years = Math.ceil(planned.payments / MONTHLY);
  const owedFaster = owedYearByYear(faster, faster.perYear, years);
  return owedYearByYear(planned, planned.perYear, years).map((owed, i) => ({
    year: i + 1,
    planned: owed,
    faster: owedFaster[i] ?? decimal(0),
  }));
}

type Printed = Readonly<Record<"owed" | "paid" | "annual_rate", Shown<Decimal>>> &
  Readonly<Record<"perYear" | "payments", number>>;

export function lengthStep(label: string, { owed, paid, annual_rate, perYear, payments }: Printed, show: Show): string {
  const rate = annual_rate.value.div(100 * perYear);
  const debt = { start: owed.value.neg(), payment: paid.value, rate, due: false };
  const exact = show("number", periodsUntil(decimal(0), debt) ?? decimal(payments), { upTo: 4 });
  if (rate.isZero()) return step`${label}: ${owed} ÷ ${paid} = ${exact} → ${payments}`;
  return step`${label}, where r is ${annual_rate} ÷ ${perYear}: -ln(1 - ${owed} × r ÷ ${paid}) ÷ ln(1 + r) = ${exact} → ${payments}`;
}
