import { choice, count, defineCalculator, type InputValues, money, percent, table } from "#engine";
import { FREQUENCY, TIMES_A_YEAR } from "#numbers/frequency";
import { QUOTED } from "../../shared/level-payments.ts";
import { BILL, BILLED, EMI } from "../../shared/loans.ts";
import { outcome } from "./loan-outcome.ts";
import { amountSentence, loanSentence, rateSentence, termSentence } from "./loan-sentences.ts";
import { loanSteps } from "./loan-steps.ts";
import { forAmount, forPayment, forRate, forTerm, MOST_RATE, MOST_YEARS } from "./solve-loan.ts";

const MOST_PAYMENTS = MOST_YEARS * TIMES_A_YEAR.weekly;

const inputs = {
  find: choice(
    "What do you want to find?",
    { payment: "Payment", amount: "Amount I can borrow", term: "Time to pay it off", rate: "Interest rate" },
    { default: "payment" },
  ),
  amount: money("Loan amount", { min: 1, max: 1e9, example: 25000 }),
  payment: money("Payment", { min: 1, max: 1e9, example: 500 }),
  payments: count("Number of payments", {
    min: 1,
    max: MOST_PAYMENTS,
    example: 60,
    perYear: { by: "frequency", of: TIMES_A_YEAR },
    help: "60 monthly payments are 5 years.",
  }),
  annual_rate: percent("Interest rate", {
    ...QUOTED,
    max: MOST_RATE,
    example: 7.5,
  }),
  frequency: choice("Payment frequency", FREQUENCY, { default: "monthly" }),
  balloon: money("Balloon payment", {
    min: 0,
    max: 1e9,
    default: 0,
    more: true,
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
  groups: {
    "What you pay": ["payment", "total_interest", "total_paid", "last_payment"],
    "The loan": ["amount", "payments", "annual_rate", "effective_rate"],
    "At the payment you chose": ["interest_part", "principal_part", "interest_so_far", "balance_after"],
  },
  wordsIn: { "en-IN": EMI },
  formula: "payment = amount × r ÷ (1 − (1 + r)^−n), where r is the rate for one period and n the number of payments",
  parts: { of: ["amount", "total_interest"], whole: "total_paid" },

  check: ({ find, amount, balloon, payments = 0, frequency }) => ({
    balloon: find === "payment" && balloon.gt(amount) && "must not be more than the loan",
    payments: payments > MOST_YEARS * TIMES_A_YEAR[frequency] && `must come to at most ${MOST_YEARS} years`,
  }),

  by: { total_paid: "amount + total_interest" },
  questions: {
    find: {
      payment: {
        asks: ["amount", "payments", "annual_rate", "balloon"],
        primary: "payment",
        compute: (given) => outcome(given, forPayment(given), given.annual_rate),
        sentence: loanSentence,
      },
      amount: {
        asks: ["payment", "payments", "annual_rate", "balloon"],
        primary: "amount",
        compute: (given) => outcome(given, forAmount(given), given.annual_rate),
        sentence: amountSentence,
      },
      term: {
        asks: ["amount", "payment", "annual_rate"],
        primary: "payments",
        compute: (given) => outcome(given, forTerm(given), given.annual_rate),
        sentence: termSentence,
      },
      rate: {
        asks: ["amount", "payment", "payments"],
        primary: "annual_rate",
        compute: (given) => outcome(given, forRate(given)),
        sentence: rateSentence,
      },
    },
  },

  working: loanSteps,
});
