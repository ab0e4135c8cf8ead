import {
  choice,
  count,
  defineCalculator,
  formatEnough,
  type InputValues,
  money,
  noAnswer,
  number,
  percent,
} from "#engine";
import { actuarialRate, inOrder } from "#numbers/apr";
import { sum } from "#numbers/decimal";
import { FREQUENCY } from "#numbers/frequency";
import { isSole } from "#numbers/sole-rate";
import { QUOTED } from "../../shared/level-payments.ts";
import { aprSteps } from "./apr-steps.ts";
import { FIRST_PAYMENT_DUE, misdated, timing } from "./first-payment-due.ts";
import { LATER_PAYOUTS, overpaid } from "./later-payouts.ts";
import { paymentOf, streamOf } from "./payment-stream.ts";

const MOST_PAYMENTS = 1600;

const DIFFERENT = {
  min: 0.01,
  max: 1e9,
  optional: true,
  when: { payment_from: ["given"] },
  help: "Optional. If empty, it is like the others.",
} as const;
const inputs = {
  payment_from: choice(
    "Payment amount",
    { rate: "Calculate it from the interest rate", given: "I know my payment" },
    { default: "rate" },
  ),
  amount: money("Loan amount", { min: 1, max: 1e9, example: 20000, help: "Before any fees." }),
  annual_rate: percent("Interest rate", { ...QUOTED, max: 1000, example: 8, when: { payment_from: ["rate"] } }),
  payment: money("Payment", { min: 0.01, max: 1e9, example: 500, when: { payment_from: ["given"] } }),
  payments: count("Number of payments", { min: 1, max: MOST_PAYMENTS, example: 48 }),
  frequency: choice(
    "Payment frequency",
    { ...FREQUENCY, four_weekly: "Every four weeks", two_monthly: "Every two months" },
    { default: "monthly" },
  ),
  paid_fees: money("Upfront fees", {
    min: 0,
    max: 1e9,
    default: 0,
    help: "Paid in cash or taken out of the loan, such as points or an origination fee.",
  }),
  financed_fees: money("Fees added to the loan", {
    min: 0,
    max: 1e9,
    more: true,
    default: 0,
    when: { payment_from: ["rate"] },
  }),
  insurance: money("Insurance or fee per payment", { min: 0, max: 1e8, more: true, default: 0 }),
  insured_payments: count("Payments with insurance or fee", {
    min: 1,
    max: MOST_PAYMENTS,
    more: true,
    optional: true,
    help: "Optional. How many payments include it. If empty, all.",
  }),
  first_payment: money("Different first payment", DIFFERENT),
  last_payment: money("Different last payment", DIFFERENT),
  ...LATER_PAYOUTS,
  ...FIRST_PAYMENT_DUE,
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "APR calculator",
  summary: "The true yearly cost of a loan, fees included.",
  inputs,

  outputs: {
    apr: percent("Annual percentage rate", { digits: 3 }),
    finance_charge: money("Finance charge", { help: "All interest and fees together." }),
    amount_financed: money("Amount financed", { help: "The loan minus upfront fees." }),
    total_of_payments: money("Total of payments"),
    payment: money("Payment"),
    effective_rate: percent("Effective rate", { digits: 3, help: "Per year, with compounding." }),
  },
  primary: "apr",
  formula: "amount financed = Σ payment ÷ ((1 + f × i) × (1 + i)^t), APR = i × unit-periods in a year",
  parts: { of: ["amount_financed", "finance_charge"], whole: "total_of_payments" },

  check(given) {
    const { amount, paid_fees, payments, insured_payments = 0, first_payment, last_payment } = given;
    const odd = (first_payment ? 1 : 0) + (last_payment ? 1 : 0);
    const none = odd >= payments && "must leave at least one payment of the usual amount";
    return {
      paid_fees: paid_fees.gte(amount) && "must be less than the loan amount",
      insured_payments: insured_payments > payments && `must be at most ${payments}, the number of payments`,
      first_payment: first_payment && none,
      last_payment: last_payment && none,
      first_payment_date: given.advance_date && misdated(given.advance_date, given.first_payment_date),
    };
  },

  between: {
    i: percent("Rate per period", { upTo: 6 }),
    per_year: number("Unit-periods in a year", { upTo: 4 }),
    full: count("Full periods before the first payment"),
    part: number("Extra days as a fraction of a period", { upTo: 4 }),
  },
  by: {
    apr: "i × per_year",
    finance_charge: "total_of_payments - amount_financed",
  },

  compute(given) {
    const { frequency, payments, later_payouts = [] } = given;
    const later = inOrder(later_payouts);
    const transfers = payments + later.length;
    const { perYear, ...wait } = timing(frequency, transfers, given.advance_date, given.first_payment_date);
    const payment = paymentOf(given);
    const stream = streamOf(given, payment);
    const first = given.amount.minus(given.paid_fees);
    const received = sum([first, ...later.map(({ amount }) => amount)]);
    const total = sum(stream.map(({ amount, count }) => amount.times(count)));
    const rate = actuarialRate(first, wait, stream, later);
    if (!rate) {
      return noAnswer((currency) => {
        const [paid, got] = [total, received].map((amount) => formatEnough(amount, currency));
        return `Enter larger or more payments: they add up to ${paid}, less than the ${got} you receive.`;
      });
    }
    if (!isSole(rate, wait, stream, later)) return overpaid();
    const figures = { amount_financed: received, total_of_payments: total, payment };
    const effective_rate = rate.plus(1).pow(perYear).minus(1).times(100);
    return { ...figures, i: rate.times(100), per_year: perYear, effective_rate, ...wait };
  },

  sentence({ payments, later_payouts }, { apr, amount_financed, total_of_payments, finance_charge }) {
    const number = payments.value === 1 ? "one payment" : `${payments} payments`;
    const parts = later_payouts ? ` in ${later_payouts.value.length + 1} payouts` : "";
    return `You receive ${amount_financed}${parts} and pay back ${total_of_payments} in ${number}, ${finance_charge} more: an APR of ${apr}.`;
  },

  working: aprSteps,
});
