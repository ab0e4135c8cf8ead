import { choice, count, defineCalculator, type InputValues, money, percent, table } from "#engine";
import { fromCents, toCents, together } from "#numbers/schedule";
import { BILL, byMonth, byYear, YEARS_CHART } from "../../shared/loans.ts";
import {
  billsOf,
  cardOf,
  levelBills,
  levelPaymentOf,
  MONTHLY,
  MOST_MONTHS,
  never,
  neverInCents,
  THREE_YEARS,
} from "./card-bills.ts";
import { CARD_TERMS } from "./card-terms.ts";
import { fixedSentence, minimumSentence, monthsSentence } from "./payoff-sentences.ts";
import { payoffSteps } from "./payoff-steps.ts";

const inputs = {
  plan: choice(
    "Payment plan",
    { fixed: "Same amount every month", months: "Pay it off by a certain time", minimum: "Minimum payment only" },
    { default: "fixed" },
  ),
  balance: money("Card balance", { min: 1, max: 1e7, example: 5000 }),
  annual_rate: percent("Interest rate", {
    min: 0,
    max: 200,
    example: 22,
    help: "The card's APR. If you move the debt, the APR of the new card.",
  }),
  payment: money("Monthly payment", { min: 1, max: 1e7, example: 200 }),
  months: count("Pay off in", { unit: "months", min: 1, max: MOST_MONTHS, example: 24, perYear: 12 }),
  minimum_rate: percent("Minimum payment rate", { min: 0.1, max: 100, example: 2 }),
  minimum_of: choice(
    "How the minimum is figured",
    { balance: "Percentage of the balance", interest: "Percentage plus the month's interest" },
    { default: "balance" },
  ),
  floor: money("Lowest minimum payment", {
    min: 1,
    max: 1e5,
    example: 25,
    help: "The minimum never falls below this.",
  }),
  ...CARD_TERMS,
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Credit card payoff calculator",
  summary: "How long your card takes to pay off, what the interest costs, or what to pay to finish by a certain time.",
  inputs,

  outputs: {
    months: count("Time to pay off", { unit: "months" }),
    payment: money("Monthly payment", {
      help: "With minimum payments, this is the first one; it shrinks with the balance.",
    }),
    total_interest: money("Total interest"),
    transfer_fee: money("Transfer fee", { optional: true }),
    total_paid: money("Total paid"),
    first_interest: money("First month's interest"),
    last_payment: money("Last payment"),
    three_year_payment: money("Payment to be debt-free in 3 years", { optional: true }),
    three_year_saving: money("Interest saved by the 3-year payment", { optional: true }),
    schedule: table("Year by year", { year: count("Year"), ...BILL }, YEARS_CHART),
    monthly_schedule: table("Month by month", { month: count("Month"), ...BILL }, { page: true }),
  },
  groups: {
    "Your plan": ["months", "payment", "total_interest", "total_paid", "transfer_fee"],
    "Along the way": ["first_interest", "last_payment"],
    "Debt-free in 3 years": ["three_year_payment", "three_year_saving"],
  },
  formula: "next balance = balance + balance × r − payment, where r is the monthly rate",

  compute(given) {
    const card = cardOf(given);
    const bills = billsOf(given, card);
    const [first, last] = [bills[0], bills.at(-1)];
    if (!first || !last || last.balance > 0n) return never(card, bills);
    if (last.principal > toCents(card.owed)) return neverInCents(bills.length);
    const sum = together(bills);
    const interest = fromCents(sum.interest);
    const threeYears = levelPaymentOf(card, THREE_YEARS);
    // Who must pay the minimum cannot pay less than it.
    const isFaster = bills.length > THREE_YEARS && threeYears.gt(fromCents(first.paid));
    const faster = given.plan === "minimum" && isFaster ? levelBills(card, THREE_YEARS) : undefined;
    return {
      months: bills.length,
      payment: given.plan === "months" ? levelPaymentOf(card, given.months) : fromCents(first.paid),
      total_interest: interest,
      transfer_fee: card.fee.isZero() ? null : card.fee,
      total_paid: fromCents(sum.paid),
      first_interest: fromCents(first.interest),
      last_payment: fromCents(last.paid),
      three_year_payment: faster ? threeYears : null,
      three_year_saving: faster ? interest.minus(fromCents(together(faster).interest)) : null,
      schedule: byYear(bills, MONTHLY),
      monthly_schedule: () => byMonth(bills),
    };
  },

  questions: {
    plan: {
      fixed: { asks: ["payment"], primary: "months", sentence: fixedSentence },
      months: { asks: ["months"], primary: "payment", sentence: monthsSentence },
      minimum: { asks: ["minimum_rate", "minimum_of", "floor"], primary: "months", sentence: minimumSentence },
    },
  },

  working: payoffSteps,

  notes({ floor }, { payment, three_year_payment, three_year_saving }) {
    const shrinks = "The minimum payment shrinks as the balance falls, so the last dollars take years.";
    return [
      floor && payment.value.gt(floor.value) && shrinks,
      three_year_payment &&
        `${three_year_payment} a month pays it off in 3 years and saves ${three_year_saving} in interest.`,
    ];
  },
});
