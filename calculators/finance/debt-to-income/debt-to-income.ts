import { choice, defineCalculator, money, percent, step, table, text } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";
import { subtract } from "#numbers/round";

const MONTHS = { month: 1, year: 12 } as const;
const AMOUNT = { min: 0, max: 1e9 } as const;

// US Consumer Financial Protection Bureau, Your Money, Your Goals: below 36% with a mortgage and other debts; some lenders go to
// 43%, the usual limit of FHA loans. Housing alone: 28%, as lenders and house-affordability use it.
const HOUSING_LIMIT = 28;
const [COMFORTABLE, HIGHEST] = [36, 43];
const BANDS = [
  { name: "Comfortable", from: 0, said: "Most lenders are comfortable with that." },
  { name: "Stretched", from: COMFORTABLE, said: "Lenders see that as stretched." },
  { name: "High", from: HIGHEST, said: "Fewer lenders accept that." },
] as const;

const bandOf = (ratio: Decimal) => BANDS.findLast(({ from }) => ratio.gte(from)) ?? BANDS[0];

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
    bands: table(
      "How lenders see a DTI ratio",
      { category: text("Category"), from: percent("From") },
      { chart: { kind: "scale", x: "from", name: "category", of: "ratio" } },
    ),
  },
  primary: "ratio",
  formula: "ratio = all monthly debt payments ÷ monthly income before tax",
  parts: { of: ["debts", "left"], whole: "monthly_income" },

  compute({ income, income_per, housing, car, student, cards, other }) {
    const months = MONTHS[income_per];
    const monthly = income.div(months);
    const debts = [car, student, cards, other].reduce((sum, one) => sum.plus(one), housing);
    // Divided once and last, so that exactly 36% is not a hair less.
    const shareOfIncome = (payments: Decimal) => payments.times(100 * months).div(income);
    const ratio = shareOfIncome(debts);
    const room = subtract(income.times(COMFORTABLE).div(100 * months), debts);
    return {
      ratio,
      category: bandOf(ratio).name,
      housing_ratio: shareOfIncome(housing),
      debts,
      monthly_income: monthly,
      left: monthly.minus(debts),
      room: Decimal.max(0, room),
      to_pay_off: room.isNegative() ? room.neg() : null,
      bands: BANDS.map(({ name, from }) => ({ category: name, from: decimal(from) })),
    };
  },

  sentence: (_, { ratio, debts, monthly_income }) =>
    `${debts} of ${monthly_income} a month goes to debts: a ratio of ${ratio}. ${bandOf(ratio.value).said}`,

  working(given, { ratio, housing_ratio, debts, monthly_income, left }) {
    const { income, income_per, housing, car, student, cards, other } = given;
    const named = [housing, car, student, cards, other].filter(({ value }) => !value.isZero());
    return [
      income_per === "year" && step`Monthly income: ${income} ÷ 12 = ${monthly_income}`,
      named.length > 1 && step`Debt payments: ${named.join(" + ")} = ${debts}`,
      step`Debt-to-income ratio: ${debts} ÷ ${monthly_income} = ${ratio}`,
      step`Housing ratio: ${housing} ÷ ${monthly_income} = ${housing_ratio}`,
      step`Left: ${monthly_income} - ${debts} = ${left}`,
    ];
  },

  alerts: ({ income_per, income }, { ratio, housing_ratio }) => [
    income_per === "month" &&
      ratio.value.gt(0) &&
      ratio.value.lt(UNLIKELY) &&
      `We used an income of ${income} a month. If that is for a year, set the income period to a year.`,
    housing_ratio.value.gt(HOUSING_LIMIT) &&
      `Housing takes more than ${HOUSING_LIMIT}% of your income, the share that lenders often use as a limit.`,
  ],
});
