import { choice, count, date, defineCalculator, formatMonths, type InputValues, money, percent } from "#engine";
import { addMonths, dayNumber, spanBetween } from "#numbers/calendar";
import type { CivilDate } from "#numbers/civil-date";
import { decimal } from "#numbers/decimal";
import { billed, unrounded } from "#numbers/schedule";
import { QUOTED } from "../../shared/level-payments.ts";
import { BILLED_TOTALS, billedTotals, EMI, misdated } from "../../shared/loans.ts";
import { DATED_SCHEDULES, datedSchedules } from "./dated-schedules.ts";
import { EXTRA_PAYMENTS, extraOn } from "./extra-payments.ts";
import { BIWEEKLY, datesFrom, MONTHLY, planOf } from "./payment-plan.ts";
import { scheduleSteps } from "./schedule-steps.ts";

const inputs = {
  amount: money("Loan amount", { min: 100, max: 1e9, example: 300000 }),
  annual_rate: percent("Interest rate", { ...QUOTED, max: 100, example: 6.5 }),
  years: count("Loan term", { unit: "years", perYear: 1, min: 0, max: 50, example: 30, usual: [15, 20, 30] }),
  months: count("Additional months", {
    unit: "months",
    min: 0,
    max: 11,
    more: true,
    default: 0,
    help: "In addition to the years.",
  }),
  first_payment: date("First payment date", { example: "2027-01-01" }),
  frequency: choice(
    "Payment frequency",
    {
      monthly: "Every month",
      accelerated: "Half a payment every two weeks",
      biweekly: "Every two weeks, same loan term",
    },
    { default: "monthly" },
  ),
  ...EXTRA_PAYMENTS,
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Amortization calculator",
  summary: "A dated payment schedule for any loan, and what extra payments save.",
  inputs,

  outputs: {
    payoff_date: date("Payoff date"),
    payment: money("Payment"),
    payments: count("Number of payments"),
    total_interest: money("Total interest"),
    total_paid: money("Total paid"),
    interest_saved: money("Interest saved", { optional: true, help: "Compared with monthly payments and no extras." }),
    months_saved: count("Time saved", { unit: "months", optional: true }),
    ...BILLED_TOTALS,
    ...DATED_SCHEDULES,
  },
  primary: (given) => (hasExtra(given) ? "interest_saved" : "payoff_date"),
  groups: {
    "What the extra payments do": ["interest_saved", "months_saved"],
    "What you pay": ["payment", "total_interest", "total_paid"],
    "How long it takes": ["payoff_date", "payments", "last_payment"],
  },
  wordsIn: { "en-IN": EMI },
  formula:
    "payment = amount × r ÷ (1 − (1 + r)^−n); in each payment, balance × r is interest and the rest is principal",
  parts: { of: ["amount", "total_interest"], whole: "total_paid" },

  by: { total_paid: "amount + total_interest" },

  check: ({ years, months, first_payment }) => ({
    years: years + months === 0 && "must come to at least one month, counting the extra months",
    first_payment: misdated(first_payment),
  }),

  compute(given) {
    const { amount, first_payment, frequency } = given;
    const dateOf = datesFrom(first_payment, frequency);
    const terms = { principal: amount, ...planOf(given, frequency), extra: extraOn(given, dateOf) };
    const [actual, bills] = [unrounded(terms), billed(terms)];
    const payoff = dateOf(actual.payments);
    const plain = unrounded({ principal: amount, ...planOf(given, "monthly"), extra: decimal(0) });
    const isPlain = frequency === "monthly" && !hasExtra(given);
    return {
      payoff_date: payoff,
      payment: terms.payment,
      payments: actual.payments,
      total_interest: actual.interest,
      interest_saved: isPlain ? null : plain.interest.minus(actual.interest),
      months_saved: isPlain ? null : monthsBetween(payoff, addMonths(first_payment, plain.payments - 1)),
      ...billedTotals(bills),
      ...datedSchedules(bills, frequency === "monthly" ? MONTHLY : BIWEEKLY, dateOf),
    };
  },

  sentence({ amount, annual_rate }, { payoff_date, payments, total_interest, interest_saved, months_saved }) {
    const number = payments.value === 1 ? "one payment" : `${payments} payments`;
    const done = `${amount} at ${annual_rate} is paid off on ${payoff_date} with ${number} and ${total_interest} in interest.`;
    if (!months_saved || !interest_saved?.value.gt(0)) return done;
    const sooner =
      months_saved.value === 0 ? "" : ` and ends the loan ${formatMonths(Number(months_saved.value))} sooner`;
    return `This saves ${interest_saved} in interest${sooner}. ${done}`;
  },

  working: scheduleSteps,

  alerts({ single_extra, single_extra_on: on }, { payoff_date }) {
    const isLate = on && dayNumber(on.value) > dayNumber(payoff_date.value);
    return [isLate && `The loan is paid off before ${on}, so the extra ${single_extra} that day changes nothing.`];
  },
});

const hasExtra = ({ extra_payment, yearly_extra, single_extra }: Given): boolean =>
  [extra_payment, yearly_extra, single_extra].some((extra) => !extra.isZero());

function monthsBetween(from: CivilDate, to: CivilDate): number {
  const { years, months } = spanBetween(from, to);
  return Math.max(0, MONTHLY * years + months);
}
