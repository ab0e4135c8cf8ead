import { choice, count, defineCalculator, money, percent, text } from "#engine";
import { Decimal } from "#numbers/decimal";
import { bandOf, bandRows, COMFORTABLE, HOUSING_LIMIT, LENDER_BANDS } from "./lender-bands.ts";

const MONTHS = { month: 1, year: 12 } as const;
const AMOUNT = { min: 0, max: 1e9 } as const;

const STEPS = ["monthly_income", "debts", "ratio", "housing_ratio", "left"] as const;

/** Below it, an income for a year was probably entered as one for a month. */
const UNLIKELY = 5;

export default defineCalculator({
  name: "Debt-to-income calculator",
  summary: "Your debt-to-income ratio (DTI), your housing ratio, and how lenders see them.",

  inputs: {
    income: money("Income before tax", {
      min: 1,
      max: 1e9,
      example: 6000,
      means: "Per month, unless income_per is year",
    }),
    income_per: choice("Income period", { month: "Month", year: "Year" }, { default: "month" }),
    housing: money("Rent or mortgage per month", {
      ...AMOUNT,
      default: 0,
      begins: 1500,
      help: "With property tax, insurance and HOA fees.",
    }),
    car: money("Car payments per month", { ...AMOUNT, default: 0, begins: 350 }),
    student: money("Student loan payments per month", { ...AMOUNT, default: 0 }),
    cards: money("Credit card minimum payments per month", { ...AMOUNT, default: 0, begins: 100 }),
    other: money("Other debt payments per month", {
      ...AMOUNT,
      default: 0,
      help: "Personal loans, child support and alimony.",
    }),
  },

  outputs: {
    ratio: percent("Debt-to-income ratio", { digits: 1 }),
    category: text("How lenders see it"),
    housing_ratio: percent("Housing ratio (front-end)", { digits: 1 }),
    debts: money("All monthly debt payments"),
    monthly_income: money("Monthly income before tax"),
    left: money("Left after debt payments"),
    room: money("Room left below 36%", {
      help: "How much more you could pay on debts per month before you reach 36%.",
    }),
    to_pay_off: money("Monthly cut needed to reach 36%", {
      optional: true,
      help: "How much lower your monthly debt payments must be.",
    }),
    bands: LENDER_BANDS,
  },
  primary: "ratio",
  groups: {
    "Your ratios": ["ratio", "category", "housing_ratio"],
    "Each month": ["debts", "monthly_income", "left"],
    "The 36% mark": ["room", "to_pay_off"],
  },
  formula: "ratio = all monthly debt payments ÷ monthly income before tax",
  parts: { of: ["debts", "left"], whole: "monthly_income" },

  between: { months: count("Months"), below: money(`Left below ${COMFORTABLE}%`) },
  by: {
    monthly_income: ["Monthly income", "income ÷ months"],
    debts: ["Debt payments", "housing + car + student + cards + other"],
    // Divided once and last, so that exactly 36% is not a hair less.
    ratio: "months × debts ÷ income",
    housing_ratio: ["Housing ratio", "months × housing ÷ income"],
    left: ["Left", "monthly_income - debts"],
    below: `income × ${COMFORTABLE}% ÷ months - debts`,
  },

  compute: ({ income_per }) => ({ months: MONTHS[income_per] }),
  after: ({ ratio, below }) => ({
    category: bandOf(ratio).name,
    room: Decimal.max(0, below),
    to_pay_off: below.isNegative() ? below.neg() : null,
    bands: bandRows(),
  }),

  sentence: (_, { ratio, debts, monthly_income }) =>
    `${debts} of ${monthly_income} a month goes to debts: a ratio of ${ratio}. ${bandOf(ratio.value).said}`,

  working: (_, __, ___, ____, stepOf) => STEPS.map((name) => stepOf(name)),

  alerts: ({ income_per, income }, { ratio, housing_ratio }, show) => [
    income_per === "month" &&
      ratio.value.gt(0) &&
      ratio.value.lt(UNLIKELY) &&
      `We used an income of ${income} a month. If that is for a year, set the income period to a year.`,
    housing_ratio.value.gt(HOUSING_LIMIT) &&
      `Housing takes more than ${show("percent", HOUSING_LIMIT)} of your income, the share that lenders often use as a limit.`,
  ],
});
