import { count, defineCalculator, money, number, percent } from "#engine";
import { chartOf, SALES_AND_COSTS } from "./sales-chart.ts";

const AMOUNT = { min: 0, max: 1e12 } as const;

export default defineCalculator({
  name: "Break-even calculator",
  summary: "Units and sales needed to cover your costs, or to reach a profit.",

  inputs: {
    fixed_costs: money("Fixed costs", {
      ...AMOUNT,
      example: 18000,
      help: "Rent, salaries and the like for one period, such as a month.",
    }),
    price: money("Price per unit", { ...AMOUNT, example: 100 }),
    variable_cost: money("Variable cost per unit", { ...AMOUNT, example: 20, help: "Materials, shipping, card fees." }),
    target_profit: money("Profit you want", { ...AMOUNT, default: 0 }),
    tax_rate: percent("Tax on profit", {
      typical: 21,
      min: 0,
      max: 99,
      more: true,
      default: 0,
      help: "Only if the profit you want is after tax.",
    }),
    expected_units: count("Units you expect to sell", {
      min: 0,
      max: 1e12,
      more: true,
      optional: true,
      help: "Optional. Enter it to see your profit.",
    }),
  },

  outputs: {
    units: count("Units to sell"),
    sales: money("Sales needed"),
    exact_units: number("Units before rounding up", { upTo: 4 }),
    contribution_margin: money("Contribution margin per unit", { help: "What each unit leaves for fixed costs." }),
    margin_ratio: percent("Contribution margin ratio", {
      help: "The share of each sale that is left for fixed costs.",
    }),
    break_even_units: count("Units to break even"),
    break_even_sales: money("Sales to break even"),
    expected_profit: money("Profit before tax on expected units", { optional: true }),
    margin_of_safety: percent("Margin of safety", { optional: true, help: "How far sales may fall before a loss." }),
    chart: SALES_AND_COSTS,
  },
  primary: "units",
  groups: {
    "What to sell": ["units", "sales", "exact_units"],
    "Where profit begins": ["break_even_units", "break_even_sales", "margin_of_safety", "expected_profit"],
    "What each unit brings": ["contribution_margin", "margin_ratio"],
  },
  formula: "units = (fixed costs + profit before tax) ÷ (price − variable cost)",

  between: { profit_before_tax: money("Profit before tax") },

  refuses: ({ price, variable_cost }) =>
    price.lte(variable_cost) && "Enter a price above the variable cost: otherwise you never break even.",

  by: {
    contribution_margin: ["Contribution margin", "price - variable_cost"],
    margin_ratio: "contribution_margin ÷ price",
    profit_before_tax: "target_profit ÷ (1 - tax_rate)",
    exact_units: ["Units", "(fixed_costs + profit_before_tax) ÷ contribution_margin"],
    units: ["Rounded up to whole units", "ceil(exact_units)"],
    sales: ["Sales", "exact_units × price"],
    break_even_units: "ceil(fixed_costs ÷ contribution_margin)",
    break_even_sales: "fixed_costs ÷ contribution_margin × price",
    expected_profit: "expected_units × contribution_margin - fixed_costs",
    margin_of_safety: "(expected_units - fixed_costs ÷ contribution_margin) ÷ expected_units",
  },
  after: ({ exact_units }, { price, variable_cost, fixed_costs }) => ({
    chart: chartOf(exact_units, price, variable_cost, fixed_costs),
  }),

  sentence({ target_profit }, { units, sales, contribution_margin }) {
    const goal = target_profit.value.isZero() ? "break even" : `make a profit of ${target_profit}`;
    const number = Number(units.value) === 1 ? "one unit" : `${units} units`;
    return `You ${goal} with ${number}, or ${sales} in sales. Each unit adds ${contribution_margin} toward fixed costs.`;
  },

  working: ({ target_profit }, { exact_units }, _, __, stepOf) => [
    stepOf("contribution_margin"),
    stepOf("margin_ratio"),
    !target_profit.value.isZero() && stepOf("profit_before_tax"),
    stepOf("exact_units"),
    !exact_units.value.isInteger() && stepOf("units"),
    stepOf("sales"),
    stepOf("expected_profit"),
    stepOf("margin_of_safety"),
  ],
});
