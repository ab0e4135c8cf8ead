import { count, defineCalculator, money, noAnswer, number, percent, step, table } from "#engine";
import type { Decimal } from "#math/decimal";
import { decimal } from "#math/decimal";
import { ceil, subtract } from "#math/round";

const AMOUNT = { min: 0, max: 1e12 } as const;
const STEPS = 10;

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
    chart: table(
      "Sales and costs",
      { units: number("Units", { upTo: 2 }), sales: money("Sales"), costs: money("Total costs") },
      { chart: { kind: "lines", x: "units", y: ["sales", "costs"] } },
    ),
  },
  primary: "units",
  formula: "units = (fixed costs + profit before tax) ÷ (price − variable cost)",

  compute(given) {
    const { fixed_costs, price, variable_cost, tax_rate, expected_units } = given;
    const margin = price.minus(variable_cost);
    if (margin.lte(0)) return noAnswer("Enter a price above the variable cost: otherwise you never break even.");
    const before_tax = given.target_profit.div(decimal(1).minus(tax_rate.div(100)));
    const exact = fixed_costs.plus(before_tax).div(margin);
    const even = fixed_costs.div(margin);
    const expected = expected_units === undefined ? undefined : decimal(expected_units);
    return {
      units: ceil(exact),
      sales: exact.times(price),
      exact_units: exact,
      contribution_margin: margin,
      margin_ratio: margin.times(100).div(price),
      break_even_units: ceil(even),
      break_even_sales: even.times(price),
      expected_profit: expected ? subtract(expected.times(margin), fixed_costs) : null,
      margin_of_safety: expected?.gt(0) ? subtract(expected, even).times(100).div(expected) : null,
      chart: chartOf(exact, price, variable_cost, fixed_costs),
    };
  },

  sentence({ target_profit }, { units, sales, contribution_margin }) {
    const goal = target_profit.value.isZero() ? "break even" : `make a profit of ${target_profit}`;
    const number = Number(units.value) === 1 ? "one unit" : `${units} units`;
    return `You ${goal} with ${number}, or ${sales} in sales. Each unit adds ${contribution_margin} toward fixed costs.`;
  },

  working(given, found, show) {
    const { fixed_costs, price, variable_cost, target_profit, tax_rate } = given;
    const { contribution_margin, margin_ratio, exact_units, units, sales } = found;
    const hasTax = !tax_rate.value.isZero() && !target_profit.value.isZero();
    const before = show("money", target_profit.value.div(decimal(1).minus(tax_rate.value.div(100))));
    const wanted = target_profit.value.isZero() ? `${fixed_costs}` : `(${fixed_costs} + ${before})`;
    return [
      step`Contribution margin: ${price} - ${variable_cost} = ${contribution_margin}`,
      step`Contribution margin ratio: ${contribution_margin} ÷ ${price} = ${margin_ratio}`,
      hasTax && step`Profit before tax: ${target_profit} ÷ (1 - ${tax_rate}) = ${before}`,
      before.exact
        ? step`Units: ${wanted} ÷ ${contribution_margin} = ${exact_units}`
        : `Units: ${wanted} ÷ ${contribution_margin} ≈ ${exact_units}`,
      !exact_units.value.isInteger() && `Rounded up to whole units: ${units}`,
      step`Sales: ${exact_units} × ${price} = ${sales}`,
    ];
  },
});

/** From nothing to twice the units. */
function chartOf(units: Decimal, price: Decimal, variable: Decimal, fixed: Decimal) {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const sold = units.times(2 * i).div(STEPS);
    return { units: sold, sales: sold.times(price), costs: sold.times(variable).plus(fixed) };
  });
}
