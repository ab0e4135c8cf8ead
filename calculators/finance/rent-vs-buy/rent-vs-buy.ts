import { count, defineCalculator, money, noAnswer, percent, type Show, type Shown, step, table } from "#engine";
import { startsUsed } from "#facts/homes/starts";
import type { Decimal } from "#numbers/decimal";
import { subtract } from "#numbers/round";
import { BUYING_IN } from "../../shared/homes.ts";
import { levelFormula, QUOTED } from "../../shared/level-payments.ts";
import { firstMonth, paymentOf, yearEnds } from "./month-by-month.ts";
import { costsIn, RUNNING_COSTS } from "./running-costs.ts";

/** The years that the chart shows, and in which buying may break even. */
const YEARS = 30;
const MONTHLY = 12;
const CHANGE = { min: -20, max: 30 } as const;

export default defineCalculator({
  name: "Rent vs buy calculator",
  summary: "Whether renting or buying a home leaves you with more money, and when buying breaks even.",

  inputs: {
    price: money("Home price", { min: 1000, max: 1e9, example: 400000 }),
    down_payment: money("Down payment", { min: 0, max: 1e9, example: 80000 }),
    annual_rate: percent("Mortgage rate", { ...QUOTED, max: 50, example: 6.5 }),
    rent: money("Monthly rent", { min: 0, max: 1e7, example: 2200, help: "For a home like the one you would buy." }),
    stay: count("Years you plan to stay", { unit: "years", min: 1, max: YEARS, example: 10 }),
    term: count("Loan term", { unit: "years", perYear: 1, min: 1, max: 50, default: 30, usual: [15, 20, 30] }),
    closing_costs: money("Closing costs", { min: 0, max: 1e8, default: 0, begins: 10000, help: "To buy the home." }),
    selling_rate: percent("Cost of selling", {
      min: 0,
      max: 50,
      default: 6,
      help: "As a percentage of the price you sell for.",
    }),
    appreciation: percent("Home price growth", { ...CHANGE, default: 3, help: "Per year." }),
    rent_increase: percent("Rent increase", { ...CHANGE, default: 3, help: "Per year." }),
    investment_return: percent("Return on savings", {
      min: 0,
      max: 30,
      default: 5,
      help: "Per year, compounded monthly.",
    }),
    ...RUNNING_COSTS,
    tax_rate: percent("Tax rate for deductions", {
      typical: 22,
      min: 0,
      max: 60,
      more: true,
      default: 0,
      help: "Your top income tax rate if you itemize; otherwise 0.",
    }),
  },

  outputs: {
    advantage: money("Advantage of buying", { help: "Below zero, renting leaves you with more." }),
    break_even: count("Buying breaks even after", { unit: "years", optional: true }),
    owner_wealth: money("Your money if you buy"),
    renter_wealth: money("Your money if you rent"),
    payment: money("Monthly mortgage payment"),
    owning: money("Cost of owning, first month"),
    renting: money("Cost of renting, first month"),
    home_value: money("Home value when you sell"),
    selling_costs: money("Selling costs"),
    owed: money("Loan left to repay"),
    proceeds: money("Cash from the sale"),
    owner_savings: money("Your savings if you buy", { help: "From months when owning is cheaper." }),
    years: table(
      "Your money year by year",
      { year: count("Year"), renter: money("Money if you rent"), owner: money("Money if you buy") },
      { chart: { kind: "lines", x: "year", y: ["renter", "owner"] } },
    ),
  },
  primary: "advantage",
  groups: {
    "If you move out then": ["owner_wealth", "renter_wealth", "break_even"],
    "What you pay each month": ["payment", "owning", "renting"],
    "When you sell": ["home_value", "selling_costs", "owed", "proceeds", "owner_savings"],
  },
  wordsIn: BUYING_IN,
  formula: "advantage = cash from the sale + owner's savings − renter's savings",

  check: ({ price, down_payment }) => ({
    down_payment: down_payment.gt(price) && "must not be more than the home price",
  }),

  compute(given) {
    const ends = yearEnds(given, YEARS);
    const last = ends[given.stay - 1];
    if (!last) return noAnswer(`Enter a stay of ${YEARS} years or fewer.`);
    const even = ends.findIndex(({ owner, renter }) => subtract(owner, renter).gte(0)) + 1;
    const first = firstMonth(given);
    return {
      advantage: subtract(last.owner, last.renter),
      break_even: even || null,
      owner_wealth: last.owner,
      renter_wealth: last.renter,
      payment: paymentOf(given),
      owning: first.owning,
      renting: first.renting,
      home_value: last.value,
      selling_costs: last.selling,
      owed: last.owed,
      proceeds: last.proceeds,
      owner_savings: last.saved,
      years: ends.map(({ owner, renter }, i) => ({ year: i + 1, renter, owner })),
    };
  },

  facts: (given) => startsUsed({ propertyTax: given.property_tax_rate, homeInsurance: given.home_insurance }),

  headline: ({ stay }, { advantage }, show) => [`After ${stay}`, verdict(advantage, show)],

  sentence({ stay }, { advantage, break_even }, show) {
    const even = break_even
      ? `Buying breaks even after ${break_even}.`
      : `Buying doesn't break even in ${YEARS} years.`;
    return `${verdict(advantage, show)} after ${stay}. ${even}`;
  },

  working(given, found, show, values) {
    const { price, down_payment, annual_rate, closing_costs, appreciation, selling_rate, stay, tax_rate } = given;
    const loan = show("money", price.value.minus(down_payment.value));
    const kept = down_payment.value.plus(closing_costs.value);
    const invested = show("money", kept);
    const earned = found.renter_wealth.value.minus(kept);
    const deducted = tax_rate.value.isZero() ? "" : " - tax saved";
    return [
      step`Amount borrowed: ${price} - ${down_payment} = ${loan}`,
      step`Mortgage payment, where r is ${annual_rate} ÷ 12: ${levelFormula(loan, annual_rate.value, values.term * MONTHLY)} = ${found.payment}`,
      `First month of owning: ${found.payment} + ${show("money", costsIn(values, 0).owning)} in other costs${deducted} ≈ ${found.owning}`,
      step`Home value after ${stay}: ${price} × (1 + ${appreciation})^${values.stay} = ${found.home_value}`,
      step`Selling costs: ${found.home_value} × ${selling_rate} = ${found.selling_costs}`,
      step`Cash from the sale: ${found.home_value} - ${found.selling_costs} - ${found.owed} = ${found.proceeds}`,
      step`Your money if you buy: ${found.proceeds} + ${found.owner_savings} = ${found.owner_wealth}`,
      step`Savings if you rent, at the start: ${down_payment} + ${closing_costs} = ${invested}`,
      `Your money if you rent: ${invested} + ${show("money", earned)} saved and earned in ${stay} ≈ ${found.renter_wealth}`,
      step`Advantage of buying: ${found.owner_wealth} - ${found.renter_wealth} = ${found.advantage}`,
    ];
  },

  alerts({ price, down_payment, home_insurance }, { proceeds }, show) {
    const isInsured = down_payment.value.times(5).lt(price.value);
    return [
      home_insurance.value.isZero() && "No home insurance is included. Enter yours for a fair comparison.",
      isInsured &&
        `With less than ${show("percent", 20)} down, lenders usually charge mortgage insurance. It isn't included.`,
      proceeds.value.isNegative() && "The sale doesn't pay off the loan: you would owe the rest.",
    ];
  },
});

function verdict({ value }: Shown<Decimal>, show: Show): string {
  if (value.isZero()) return "Renting and buying leave you with the same money";
  return `${value.isNegative() ? "Renting" : "Buying"} leaves you ${show("money", value.abs())} better off`;
}
