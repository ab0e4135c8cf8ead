import {
  choice,
  count,
  defineCalculator,
  formatMonths,
  type InputValues,
  money,
  noAnswer,
  percent,
  table,
} from "#engine";
import { ceil, subtract } from "#numbers/round";
import { currentPayment, QUOTED } from "../../shared/level-payments.ts";
import { EMI_A_MONTH } from "../../shared/loans.ts";
import { costByYear, currentLoan, MONTHLY, MOST_MONTHS, newLoan } from "./both-loans.ts";
import { refinanceSteps } from "./refinance-steps.ts";

const inputs = {
  balance: money("Current balance", { min: 100, max: 1e9, example: 250000 }),
  known: choice("I know", { term: "Time left on the loan", payment: "My monthly payment" }, { default: "term" }),
  months_left: count("Months left", {
    unit: "months",
    min: 1,
    max: MOST_MONTHS,
    example: 300,
    perYear: 12,
    when: { known: ["term"] },
  }),
  payment: currentPayment,
  annual_rate: percent("Current interest rate", { ...QUOTED, max: 50, example: 7 }),
  new_rate: percent("New interest rate", { ...QUOTED, max: 50, example: 6 }),
  new_years: count("New loan term", {
    unit: "years",
    perYear: 1,
    min: 1,
    max: 50,
    default: 30,
    begins: 25,
    usual: [15, 20, 30],
  }),
  costs: money("Closing costs", { min: 0, max: 1e8, example: 5000, help: "All fees of the new loan, without points." }),
  points: percent("Points", {
    typical: 0.5,
    min: 0,
    max: 10,
    more: true,
    default: 0,
    help: "Fees paid for a lower rate, as a percentage of the new loan.",
  }),
  costs_paid: choice(
    "Closing costs and points",
    { cash: "Pay at closing", loan: "Add to the loan" },
    { default: "cash" },
  ),
  cash_out: money("Cash out", { min: 0, max: 1e9, more: true, default: 0, help: "Extra money you borrow." }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Refinance calculator",
  summary: "New payment, break-even month and total savings of refinancing a loan.",

  inputs,

  outputs: {
    break_even: count("Time to break even", { unit: "months", optional: true }),
    monthly_savings: money("Monthly savings"),
    new_payment: money("New monthly payment"),
    current_payment: money("Current monthly payment"),
    new_loan: money("New loan amount"),
    total_costs: money("Costs of refinancing"),
    current_interest: money("Interest left on the current loan"),
    new_interest: money("Interest on the new loan"),
    lifetime_savings: money("Total savings", { help: "Interest saved minus the costs of refinancing." }),
    current_months: count("Time left on the current loan", { unit: "months" }),
    totals: table(
      "Interest and costs so far",
      { year: count("Year"), keep: money("Cost with the current loan"), refinance: money("Cost with the new loan") },
      { chart: { kind: "lines", x: "year", y: ["keep", "refinance"] } },
    ),
  },
  primary: "lifetime_savings",
  groups: {
    "What you save": ["lifetime_savings", "monthly_savings", "break_even"],
    "The new loan": ["new_payment", "new_loan", "new_interest", "total_costs"],
    "The current loan": ["current_payment", "current_interest", "current_months"],
  },
  wordsIn: {
    "en-GB": { "closing costs": "fees" },
    "en-IE": { "closing costs": "fees" },
    "en-AU": { "closing costs": "fees" },
    "en-IN": { "closing costs": "processing fees", ...EMI_A_MONTH },
  },
  formula: "break-even = costs ÷ (current payment − new payment), rounded up to whole months",

  by: {
    monthly_savings: "current_payment - new_payment",
    lifetime_savings: "current_interest - new_interest - total_costs",
  },

  compute(given) {
    const current = currentLoan(given);
    if (!current) return noAnswer("Enter a higher current payment: this one doesn't pay off the loan within 50 years.");
    const next = newLoan(given);
    const savings = subtract(current.payment, next.payment);
    return {
      break_even: savings.gt(0) ? ceil(next.costs.div(savings)) : null,
      new_payment: next.payment,
      current_payment: current.payment,
      new_loan: next.amount,
      total_costs: next.costs,
      current_interest: current.interest,
      new_interest: next.interest,
      current_months: current.payments,
      totals: costByYear(given, current, next),
    };
  },

  sentence(_, { break_even, monthly_savings, new_payment, lifetime_savings }, show) {
    const total = show("money", lifetime_savings.value.abs());
    const gain = lifetime_savings.value.isNegative() ? `costs ${total} more` : `saves ${total}`;
    if (!break_even) {
      const more = show("money", monthly_savings.value.abs());
      const change = monthly_savings.value.isZero() ? "the same as now" : `${more} more than now`;
      return `You pay ${new_payment} a month, ${change}. Over the full terms of both loans, refinancing ${gain} in interest and costs.`;
    }
    const time = Number(break_even.value) === 0 ? "at once" : `in ${formatMonths(Number(break_even.value))}`;
    return `You pay ${new_payment} a month, ${monthly_savings} less, and break even ${time}. Over the full terms of both loans, refinancing ${gain}.`;
  },

  working: refinanceSteps,

  alerts(given, { current_months, lifetime_savings, monthly_savings }) {
    const months = given.new_years.value * MONTHLY;
    const isLonger = months > Number(current_months.value);
    const isDearer = lifetime_savings.value.isNegative() && monthly_savings.value.gt(0);
    return [isLonger && isDearer && "The payment is lower because the new loan runs longer. You pay more in total."];
  },

  notes: ({ cash_out }) => [cash_out.value.gt(0) && "The new loan also pays interest on the cash you take out."],
});
