import {
  choice,
  count,
  defineCalculator,
  findCurrency,
  formatMonths,
  type InputValues,
  money,
  percent,
  table,
} from "#engine";
import { unitedKingdomStudentLoans } from "#facts/loans/student-loans";
import { newestYear, yearsOf as yearsIn } from "#facts/years";
import { decimal } from "#numbers/decimal";
import { QUOTED } from "../../shared/level-payments.ts";
import { outcome, tooLate } from "./plan-outcome.ts";
import { EXTENDED_ABOVE, factsOf, isUk, PLANS } from "./plan-rules.ts";
import { repaymentSteps } from "./repayment-steps.ts";

const GROWTH = { min: 0, max: 20, more: true, default: 0, typical: 3 } as const;

const inputs = {
  plan: choice(
    "Repayment plan",
    {
      standard: "US standard, or a private loan",
      tiered: "US standard, loans since July 2026",
      graduated: "US graduated",
      extended: "US extended",
      rap: "US Repayment Assistance Plan (RAP)",
      ibr: "US income-based (IBR), 15%",
      ibr_new: "US income-based (IBR), 10%",
      plan_1: "UK Plan 1",
      plan_2: "UK Plan 2",
      plan_4: "UK Plan 4",
      plan_5: "UK Plan 5",
      postgraduate: "UK Postgraduate Loan",
    },
    { default: "standard", beginsIn: { "en-GB": "plan_2" } },
  ),
  balance: money("Loan balance", { min: 1, max: 1e7, example: 35000 }),
  annual_rate: percent("Interest rate", {
    ...QUOTED,
    help: "Per year. For several loans, enter the average, weighted by balance.",
    max: 30,
    example: 6,
  }),
  years: count("Years to repay", { unit: "years", min: 1, max: 30, default: 10 }),
  income: money("Annual income", {
    min: 0,
    max: 1e7,
    example: 45000,
    help: "Before tax. In the US, your adjusted gross income.",
  }),
  dependents: count("Dependents", { min: 0, max: 20, default: 0 }),
  family_size: count("Family size", { unit: "people", min: 1, max: 20, default: 1 }),
  area: choice(
    "Where you live",
    { contiguous: "48 states or DC", alaska: "Alaska", hawaii: "Hawaii" },
    { default: "contiguous", more: true },
  ),
  year: choice("Tax year from April", yearsIn([unitedKingdomStudentLoans]), {
    default: newestYear([unitedKingdomStudentLoans]),
    today: true,
  }),
  extra_payment: money("Extra monthly payment", { min: 0, max: 1e6, default: 0 }),
  months_before: count("Months before payments start", {
    unit: "months",
    min: 0,
    max: 120,
    more: true,
    default: 0,
    help: "Interest of these months is added to the balance. Enter 0 for a subsidized loan.",
  }),
  years_passed: count("Years already counted", {
    unit: "years",
    min: 0,
    max: 39,
    more: true,
    default: 0,
    help: "Toward forgiveness: years of payments in the US, years since the first April in the UK.",
  }),
  income_growth: percent("Yearly raise", GROWTH),
  threshold_growth: percent("Yearly rise of the threshold", GROWTH),
};
export type Given = Required<InputValues<typeof inputs>>;

const FIXED = { asks: ["months_before"], compute: outcome } as const;
const RAISES = ["income", "years_passed", "income_growth"] as const;
const BY_POVERTY = {
  asks: [...RAISES, "family_size", "area", "threshold_growth", "months_before"],
  check: tooLate,
  compute: outcome,
} as const;
const UK = { asks: [...RAISES, "year", "threshold_growth"], check: tooLate, compute: outcome } as const;

export default defineCalculator({
  name: "Student loan calculator",
  summary: "Monthly payment, total cost and forgiveness on US and UK student loan plans.",
  inputs,

  outputs: {
    monthly_payment: money("Monthly payment", { help: "In the first year, without extra payments." }),
    highest_payment: money("Highest monthly payment", { optional: true }),
    months: count("Time until the loan is gone", { unit: "months" }),
    total_paid: money("Total paid"),
    total_interest: money("Total interest", { help: "Without interest that the plan waives." }),
    starting_balance: money("Balance when payments start"),
    forgiven: money("Forgiven at the end", { optional: true }),
    waived: money("Interest waived", { optional: true }),
    matched: money("Principal paid by the government", { optional: true }),
    interest_saved: money("Interest saved by the extra payments", { optional: true }),
    months_saved: count("Time saved by the extra payments", { unit: "months", optional: true }),
    schedule: table(
      "Year by year",
      { year: count("Year"), paid: money("Paid"), interest: money("Interest"), balance: money("Balance") },
      { chart: { kind: "lines", x: "year", y: ["balance"], opening: [["starting_balance"]] } },
    ),
  },
  primary: "monthly_payment",
  groups: {
    "What you pay": ["monthly_payment", "highest_payment", "total_paid", "total_interest"],
    "How it ends": ["months", "forgiven", "waived", "matched", "starting_balance"],
    "What the extra payments save": ["interest_saved", "months_saved"],
  },
  formula: "payment = balance × r ÷ (1 − (1 + r)^−n), or a share of income ÷ 12",
  currency: {
    by: "plan",
    of: {
      ...Object.fromEntries(PLANS.us.map((plan) => [plan, findCurrency("USD")])),
      ...Object.fromEntries(PLANS.uk.map((plan) => [plan, findCurrency("GBP")])),
    },
  },
  otherQuestions: (given) => onOtherPlans(given),

  questions: {
    plan: {
      standard: { ...FIXED, asks: ["years", "months_before"] },
      tiered: FIXED,
      graduated: FIXED,
      extended: FIXED,
      rap: { asks: [...RAISES, "dependents", "months_before"], check: tooLate, compute: outcome },
      ibr: BY_POVERTY,
      ibr_new: BY_POVERTY,
      plan_1: UK,
      plan_2: UK,
      plan_4: UK,
      plan_5: UK,
      postgraduate: UK,
    },
  },

  facts: factsOf,

  sentence({ plan, balance }, { monthly_payment, highest_payment, months, total_paid, forgiven }) {
    const rising = highest_payment ? `, rising to ${highest_payment}` : "";
    const time = formatMonths(Number(months.value));
    const end = forgiven
      ? `After ${time} you have paid ${total_paid}, and ${forgiven} is forgiven.`
      : `It's paid off in ${time} for ${total_paid} in total.`;
    return `${inputs.plan.options[plan]}: on ${balance}, you pay ${monthly_payment} a month at first${rising}. ${end}`;
  },

  working: repaymentSteps,

  alerts: ({ plan, balance }, _found, show) => [
    plan === "extended" &&
      !balance.value.gt(EXTENDED_ABOVE) &&
      `The extended plan is only for borrowers with more than ${show("money", decimal(EXTENDED_ABOVE))} of Direct Loans.`,
  ],
  notes: ({ plan }) => [
    plan !== "standard" &&
      !isUk(plan) &&
      "These are the rules of the day. Congress changed federal loans from July 1, 2026, and some older plans end on July 1, 2028.",
    isUk(plan) && "Payroll rounds each deduction down to the pound, so yours can be up to £1 a month lower.",
  ],
});

/** What a plan with fixed payments asks for, asked of the others. */
function onOtherPlans({ plan, balance, annual_rate, extra_payment, months_before }: InputValues<typeof inputs>) {
  if (!PLANS.fixed.some((one) => one === plan)) return [];
  const asked = {
    balance: `${balance}`,
    annual_rate: `${annual_rate}`,
    extra_payment: `${extra_payment}`,
    months_before: `${months_before ?? 0}`,
  };
  return PLANS.fixed.filter((one) => one !== plan).map((one) => ({ plan: one, ...asked }));
}
