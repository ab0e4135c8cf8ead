import {
  choice,
  count,
  date,
  defineCalculator,
  formatMonths,
  type InputValues,
  money,
  number,
  percent,
  table,
} from "#engine";
import { dayNumber } from "#numbers/calendar";
import { decimal } from "#numbers/decimal";
import { currentPayment, QUOTED } from "../../shared/level-payments.ts";
import { EMI_A_MONTH } from "../../shared/loans.ts";
import { asItIs, dueDate, fromNowOn, MONTHLY, owedByYear, paidBy } from "./payoff-plan.ts";
import { payoffSteps } from "./payoff-steps.ts";

const inputs = {
  balance: money("Current balance", { min: 100, max: 1e9, example: 250000 }),
  annual_rate: percent("Interest rate", { ...QUOTED, max: 100, example: 6.5 }),
  known: choice("I know", { term: "Time left on the loan", payment: "My monthly payment" }, { default: "term" }),
  years_left: count("Years left", { unit: "years", min: 0, max: 50, example: 25, when: { known: ["term"] } }),
  months_left: count("Months left", { unit: "months", min: 0, max: 11, default: 0, when: { known: ["term"] } }),
  payment: currentPayment,
  frequency: choice(
    "New payment frequency",
    { monthly: "Every month", biweekly: "Half a payment every two weeks" },
    { default: "monthly" },
  ),
  goal: choice(
    "What do you want to find?",
    { extra: "What extra payments save", date: "Extra needed for a payoff date" },
    { default: "extra" },
  ),
  extra_payment: money("Extra per payment", { min: 0, max: 1e8, example: 300, when: { goal: ["extra"] } }),
  next_due: date("Next payment due", { example: "2027-01-01", when: { goal: ["date"] } }),
  payoff_by: date("Payoff date you want", { example: "2041-12-01", when: { goal: ["date"] } }),
  single_extra: money("One-time extra now", { min: 0, max: 1e9, more: true, default: 0 }),
  next_payment: date("Next payment date", {
    more: true,
    optional: true,
    when: { goal: ["extra"] },
    help: "Optional. Enter it to see your payoff date.",
  }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Mortgage payoff calculator",
  summary: "Time and interest saved by extra or biweekly payments on the mortgage you have.",

  inputs,

  outputs: {
    interest_saved: money("Interest saved"),
    extra_needed: money("Extra needed per payment", { optional: true }),
    needed_payment: money("Payment needed", { optional: true }),
    months_saved: count("Time saved", { unit: "months" }),
    months: count("Time to pay off", { unit: "months" }),
    years: number("Time to pay off in years", { unit: "years", digits: 1 }),
    payoff_date: date("Payoff date", { optional: true }),
    payments: count("Number of payments"),
    each_payment: money("New payment"),
    total_interest: money("Interest still to pay"),
    payment: money("Current monthly payment"),
    planned_months: count("Time left without extras", { unit: "months" }),
    planned_interest: money("Interest without extras"),
    balances: table(
      "Balance at the end of each year",
      { year: count("Year"), planned: money("Without extras"), faster: money("With extras") },
      { chart: { kind: "lines", x: "year", y: ["planned", "faster"], opening: [["balance"], ["balance"]] } },
    ),
  },
  primary: ({ goal }) => (goal === "date" ? "extra_needed" : "interest_saved"),
  groups: {
    "What you save": ["interest_saved", "months_saved", "extra_needed"],
    "With extra payments": [
      "each_payment",
      "needed_payment",
      "payoff_date",
      "months",
      "years",
      "payments",
      "total_interest",
    ],
    "As it is now": ["payment", "planned_months", "planned_interest"],
  },
  wordsIn: { "en-IN": EMI_A_MONTH },
  formula: "n = −ln(1 − balance × r ÷ payment) ÷ ln(1 + r) payments, rounded up, with and without extras",

  by: {
    interest_saved: "planned_interest - total_interest",
    months_saved: "planned_months - months",
  },

  check: ({ balance, single_extra, years_left, months_left, next_due, payoff_by }) => ({
    single_extra: single_extra.gte(balance) && "must be less than the current balance",
    years_left: years_left === 0 && months_left === 0 && "must come to at least one month, counting the months",
    payoff_by: next_due && dayNumber(payoff_by) < dayNumber(next_due) && "must not be before the next payment",
  }),

  compute(given) {
    const planned = asItIs(given);
    if ("noAnswer" in planned) return planned;
    const inTime = given.goal === "date" ? paidBy(given, planned.payment) : null;
    const faster = fromNowOn(given, planned, inTime?.extra_needed ?? given.extra_payment ?? decimal(0));
    const next_payment = given.next_due ?? given.next_payment;
    const months = Math.ceil((faster.payments * MONTHLY) / faster.perYear);
    return {
      extra_needed: inTime?.extra_needed ?? null,
      needed_payment: inTime?.needed_payment ?? null,
      months,
      years: decimal(faster.payments).div(faster.perYear),
      payoff_date: next_payment ? dueDate(next_payment, faster.payments, given.frequency) : null,
      payments: faster.payments,
      each_payment: faster.payment,
      total_interest: faster.interest,
      payment: planned.payment,
      planned_months: planned.payments,
      planned_interest: planned.interest,
      balances: owedByYear(planned, faster),
    };
  },

  sentence({ balance, payoff_by }, { interest_saved, months_saved, months, planned_months, total_interest, ...found }) {
    const { extra_needed, payoff_date } = found;
    if (payoff_by && extra_needed?.value.isZero())
      return `You need nothing extra: ${balance} is paid off on ${payoff_date}.`;
    if (payoff_by)
      return `Pay ${extra_needed} extra with each payment to be done by ${payoff_by}. That saves ${interest_saved} in interest.`;
    const time = formatMonths(Number(months.value));
    if (!interest_saved.value.gt(0)) return `${balance} is paid off in ${time}, with ${total_interest} in interest.`;
    const planned = formatMonths(Number(planned_months.value));
    const sooner = Number(months_saved.value) === 0 ? "" : ` instead of ${planned}`;
    return `${balance} is paid off in ${time}${sooner}, which saves ${interest_saved} in interest.`;
  },

  working: payoffSteps,
});
