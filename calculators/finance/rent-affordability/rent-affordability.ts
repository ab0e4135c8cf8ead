import {
  choice,
  defineCalculator,
  type InputValues,
  money,
  noAnswer,
  number,
  percent,
  step,
  table,
  text,
} from "#engine";
import type { Decimal } from "#numbers/decimal";
import { burdenOf, burdenRows, incomesByRule, MONTHS, rentsByRule } from "./rent-rules.ts";

const AMOUNT = { min: 0, max: 1e7 } as const;

const inputs = {
  find: choice(
    "What do you want to find?",
    { rent: "Rent I can afford", income: "Income for a rent", share: "Rent as a share of income" },
    { default: "rent" },
  ),
  income: money("Income before tax", {
    min: 1,
    max: 1e9,
    example: 60000,
    means: "Per year, unless income_per is month",
  }),
  income_per: choice("Income period", { year: "Year", month: "Month" }, { default: "year" }),
  rent: money("Monthly rent", { ...AMOUNT, min: 1, example: 1800 }),
  debts: money("Monthly debt payments", {
    ...AMOUNT,
    default: 0,
    begins: 300,
    help: "Car, student loans and minimum card payments.",
  }),
  utilities: money("Monthly utilities", {
    ...AMOUNT,
    default: 0,
    help: "Only what the rent doesn't include, with renters insurance.",
  }),
  rent_share: percent("Most of your income for housing", { min: 1, max: 100, default: 30, more: true }),
  debt_share: percent("Most income for housing and debts", { min: 1, max: 100, default: 36, more: true }),
  multiple: number("Landlord's rule: income ÷ rent", {
    min: 12,
    max: 120,
    default: 40,
    more: true,
    help: "The yearly income a landlord asks for, in monthly rents.",
  }),
};
export type Given = InputValues<typeof inputs>;
const RULES = ["rent_share", "debt_share", "multiple", "debts"] as const;

export default defineCalculator({
  name: "Rent affordability calculator",
  summary: "How much rent you can afford on your income, or the income a rent needs, by the 30%, 40× and 36% rules.",
  inputs,

  outputs: {
    affordable_rent: money("Rent you can afford", { optional: true, help: "A month. It meets all three rules." }),
    income_needed: money("Income needed per year", { optional: true, help: "Before tax. It meets all three rules." }),
    share: percent("Rent as a share of income", { optional: true, digits: 1, help: "With utilities." }),
    category: text("How that is seen", { optional: true }),
    limit: text("What decides", { optional: true }),
    monthly_income: money("Monthly income before tax", { optional: true }),
    left: money("Left for everything else", { optional: true, help: "A month, before tax." }),
    rules: table(
      "By each rule",
      { rule: text("Rule"), amount: money("Amount") },
      { optional: true, chart: { kind: "bars", x: "rule", y: "amount" } },
    ),
    bands: table(
      "Share of income for housing",
      { category: text("Category"), from: percent("Above") },
      { optional: true, chart: { kind: "scale", x: "from", name: "category", of: "share", good: 0 } },
    ),
  },
  formula: "rent = smallest of income × 0.3 - utilities, income × 0.36 - utilities - debts, and yearly income ÷ 40",

  questions: {
    find: {
      rent: {
        asks: ["income", "income_per", ...RULES],
        primary: "affordable_rent",
        compute(given) {
          const yearly = yearlyOf(given);
          const { rules, least } = rentsByRule(given, yearly);
          if (!least.amount.gt(0))
            return noAnswer("Debts and utilities already take this share of your income, so no rent fits under it.");
          return { affordable_rent: least.amount, limit: least.rule, monthly_income: yearly.div(MONTHS), rules };
        },
        sentence: ({ income, income_per }, { affordable_rent, limit }) =>
          `With ${income} a ${income_per}, you can afford a rent of ${affordable_rent} a month. What decides is this: ${limit}.`,
        working: ({ debts, utilities, rent_share, debt_share, multiple }, { monthly_income, rules }, show) => [
          step`By share: ${monthly_income ?? ""} × ${rent_share} - ${utilities} = ${show("money", amountIn(rules, 0))}`,
          step`With debts: ${monthly_income ?? ""} × ${debt_share} - ${utilities} - ${debts} = ${show("money", amountIn(rules, 1))}`,
          step`Landlord's rule: ${monthly_income ?? ""} × ${MONTHS} ÷ ${multiple} = ${show("money", amountIn(rules, 2))}`,
        ],
      },
      income: {
        asks: ["rent", ...RULES],
        primary: "income_needed",
        compute(given) {
          const { rules, most } = incomesByRule(given);
          return { income_needed: most.amount, limit: most.rule, rules };
        },
        sentence: ({ rent }, { income_needed, limit }) =>
          `For a rent of ${rent}, you need an income of ${income_needed} a year before tax. What decides is this: ${limit}.`,
        working: ({ rent, debts, utilities, rent_share, debt_share, multiple }, { rules }, show) => [
          step`By share: (${rent} + ${utilities}) × ${MONTHS} ÷ ${rent_share} = ${show("money", amountIn(rules, 0))}`,
          step`With debts: (${rent} + ${utilities} + ${debts}) × ${MONTHS} ÷ ${debt_share} = ${show("money", amountIn(rules, 1))}`,
          step`Landlord's rule: ${rent} × ${multiple} = ${show("money", amountIn(rules, 2))}`,
        ],
      },
      share: {
        asks: ["income", "income_per", "rent"],
        primary: "share",
        compute(given) {
          const yearly = yearlyOf(given);
          const [monthly_income, costs] = [yearly.div(MONTHS), given.rent.plus(given.utilities)];
          const share = costs.times(100 * MONTHS).div(yearly);
          return {
            share,
            category: burdenOf(share),
            monthly_income,
            left: monthly_income.minus(costs),
            bands: burdenRows(),
          };
        },
        sentence: ({ rent }, { share, monthly_income, category }) =>
          `A rent of ${rent} takes ${share} of your ${monthly_income} a month: ${category}.`,
        working: ({ rent, utilities }, { share, monthly_income, left }) => [
          step`Share: (${rent} + ${utilities}) ÷ ${monthly_income ?? ""} = ${share ?? ""}`,
          step`Left: ${monthly_income ?? ""} - ${rent} - ${utilities} = ${left ?? ""}`,
        ],
      },
    },
  },

  alerts: ({ income }, _, __, values) => [
    values.income_per === "year" &&
      values.income?.lt(UNLIKELY) &&
      `We used an income of ${income} a year. If that is for a month, set the income period to a month.`,
  ],
  notes: (_, { rules }) => [
    rules && "Landlords look at income before tax. Check that the rent also fits your take-home pay.",
  ],
});

/** Below it, an income for a year was probably entered as one for a month. */
const UNLIKELY = 9000;
const yearlyOf = ({ income, income_per }: Required<Given>): Decimal =>
  income_per === "year" ? income : income.times(MONTHS);
type Shown = { readonly value: readonly { readonly amount: Decimal }[] };
const amountIn = (rules: Shown | null | undefined, row: number): Decimal | number => rules?.value[row]?.amount ?? 0;
