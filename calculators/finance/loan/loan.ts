import { choice, count, defineCalculator, type InputValues, money, noAnswer, percent, table } from "#engine";
import { decimal } from "#numbers/decimal";
import { FREQUENCY, TIMES_A_YEAR } from "#numbers/frequency";
import { effectiveRate } from "#numbers/growth";
import { billed, inMoney } from "#numbers/schedule";
import { QUOTED } from "../../shared/level-payments.ts";
import { asBilled, BILL, BILLED } from "../../shared/loans.ts";
import { loanSteps } from "./loan-steps.ts";
import { lookAt } from "./one-payment.ts";
import { solve } from "./solve-loan.ts";

export const MOST_YEARS = 100;
export const MOST_RATE = 1000;
const MOST_PAYMENTS = MOST_YEARS * TIMES_A_YEAR.weekly;

const inputs = {
  find: choice(
    "What do you want to find?",
    { payment: "Payment", amount: "Amount I can borrow", term: "Time to pay it off", rate: "Interest rate" },
    { default: "payment" },
  ),
  amount: money("Loan amount", { min: 1, max: 1e9, example: 25000, when: { find: ["payment", "term", "rate"] } }),
  payment: money("Payment", { min: 1, max: 1e9, example: 500, when: { find: ["amount", "term", "rate"] } }),
  payments: count("Number of payments", {
    min: 1,
    max: MOST_PAYMENTS,
    example: 60,
    when: { find: ["payment", "amount", "rate"] },
    help: "60 monthly payments are 5 years.",
  }),
  annual_rate: percent("Interest rate", {
    ...QUOTED,
    max: MOST_RATE,
    example: 7.5,
    when: { find: ["payment", "amount", "term"] },
  }),
  frequency: choice("Payment frequency", FREQUENCY, { default: "monthly" }),
  balloon: money("Balloon payment", {
    min: 0,
    max: 1e9,
    default: 0,
    more: true,
    when: { find: ["payment", "amount"] },
    help: "Still owed at the end, and due with the last payment. For an interest-only loan, enter the whole loan.",
  }),
  payment_number: count("Payment number to show", {
    min: 1,
    max: MOST_PAYMENTS,
    more: true,
    optional: true,
    help: "Optional. Shows the interest in that payment and the balance after it.",
  }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Loan calculator",
  summary: "The payment, amount, term or interest rate of a loan: enter three and get the fourth.",
  inputs,

  outputs: {
    payment: money("Payment"),
    amount: money("Loan amount"),
    payments: count("Number of payments"),
    annual_rate: percent("Interest rate", { upTo: 4, help: "Per year, without compounding." }),
    effective_rate: percent("Effective rate", { upTo: 4, help: "Per year, with compounding." }),
    total_interest: money("Total interest"),
    total_paid: money("Total paid"),
    interest_part: money("Interest in this payment", { optional: true }),
    principal_part: money("Principal in this payment", { optional: true }),
    interest_so_far: money("Interest paid so far", { optional: true }),
    balance_after: money("Balance after this payment", { optional: true }),
    ...BILLED,
    full_schedule: table("Payment by payment, as billed", { number: count("Payment"), ...BILL }, { page: true }),
  },
  primary: ({ find }) =>
    (({ payment: "payment", amount: "amount", term: "payments", rate: "annual_rate" }) as const)[find],
  groups: {
    "What you pay": ["payment", "total_interest", "total_paid", "last_payment"],
    "The loan": ["amount", "payments", "annual_rate", "effective_rate"],
    "At the payment you chose": ["interest_part", "principal_part", "interest_so_far", "balance_after"],
  },
  formula: "payment = amount × r ÷ (1 − (1 + r)^−n), where r is the rate for one period and n the number of payments",
  parts: { of: ["amount", "total_interest"], whole: "total_paid" },

  check: ({ find, amount, balloon, payments = 0, frequency }) => ({
    balloon: find === "payment" && balloon.gt(amount) && "must not be more than the loan",
    payments: payments > MOST_YEARS * TIMES_A_YEAR[frequency] && `must come to at most ${MOST_YEARS} years`,
  }),

  compute(given) {
    const perYear = TIMES_A_YEAR[given.frequency];
    const loan = solve(given, perYear);
    if ("noAnswer" in loan) return loan;
    const { amount, rate, payment, payments, interest } = loan;
    const { payment_number: number = 0 } = given;
    if (number > payments)
      return noAnswer(`The loan has ${payments} payments. Enter a payment number of ${payments} or less.`);
    const annualRate = given.annual_rate ?? rate.times(100 * perYear);
    const bills = billed({ principal: amount, rate, periods: payments, payment, extra: decimal(0) });
    return {
      payment,
      amount,
      payments,
      annual_rate: annualRate,
      effective_rate: effectiveRate(annualRate, perYear),
      total_interest: interest,
      total_paid: amount.plus(interest),
      ...lookAt(loan, number),
      ...asBilled(bills, perYear),
      full_schedule: () => bills.map((bill, i) => ({ number: i + 1, ...inMoney(bill) })),
    };
  },

  sentence({ find, frequency, balloon }, { payment, amount, payments, annual_rate, last_payment, ...found }) {
    const isOne = payments.value === 1;
    const last = find === "term" ? `, the last of ${last_payment}` : "";
    const rest = balloon && !balloon.value.isZero() ? ` and ${balloon} at the end,` : "";
    const many = `${payments} payments of ${payment}${last}, due ${FREQUENCY[frequency].toLowerCase()},`;
    const stream =
      (isOne ? `one payment of ${find === "term" ? last_payment : payment} after one period` : many) + rest;
    if (find === "amount") return `With ${stream} you can borrow ${amount} at ${annual_rate} a year.`;
    if (find === "rate") return `${amount} paid back in ${stream} means a rate of ${annual_rate} a year.`;
    const interest = find === "term" ? found.billed_interest : found.total_interest;
    return `A loan of ${amount} at ${annual_rate} a year takes ${stream} with ${interest} in total interest.`;
  },

  working: loanSteps,
});
