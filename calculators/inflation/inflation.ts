import { choice, defineCalculator, type InputValues, money, number, percent, step, table } from "#engine";
import { growthFormula } from "#math/compounding";
import { type Decimal, decimal } from "#math/decimal";
import { growthOver, MOST_PERCENT_YEARS } from "#math/growth";
import { floor } from "#math/round";

const INDEX = { min: 0.001, max: 1e9 } as const;

const inputs = {
  amount: money("Amount", { min: 0, max: 1e12, example: 1000 }),
  by: choice("Prices change by", { rate: "A yearly rate", index: "An index, such as the CPI" }, { default: "rate" }),
  annual_rate: percent("Inflation", { min: -20, max: 100, example: 3, when: { by: ["rate"] }, help: "Per year." }),
  years: number("Time", { unit: "years", min: 0.1, max: 100, example: 10, when: { by: ["rate"] } }),
  from_index: number("Index at first", { ...INDEX, example: 168.8, when: { by: ["index"] } }),
  to_index: number("Index later", { ...INDEX, example: 257.971, when: { by: ["index"] } }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "inflation",
  name: "Inflation calculator",
  category: "finance",
  summary: "What things will cost after inflation, and what the same money will still buy.",
  version: "1.0.0",
  inputs,

  outputs: {
    future_cost: money("The same things cost later", { help: "What costs the amount at first." }),
    buying_power: money("The same money buys later", { help: "In prices as they were at first." }),
    total_inflation: percent("Prices change in all"),
    loss: percent("Buying power lost"),
    schedule: table(
      "Year by year",
      {
        year: number("After years", { upTo: 2 }),
        cost: money("The same things cost"),
        buys: money("The same money buys"),
      },
      { optional: true, chart: { kind: "lines", x: "year", y: ["cost", "buys"] } },
    ),
  },
  primary: "future_cost",
  formula: "cost later = amount × (1 + rate)^years, buying power = amount ÷ (1 + rate)^years",

  check: ({ annual_rate, years }) =>
    years && annual_rate.times(years).gt(MOST_PERCENT_YEARS) ? { years: "must be fewer at such a rate" } : {},

  compute(given) {
    const { amount } = given;
    const grown = growthOf(given);
    return {
      future_cost: amount.times(grown),
      buying_power: amount.div(grown),
      total_inflation: grown.minus(1).times(100),
      loss: grown.minus(1).times(100).div(grown),
      schedule: given.by === "rate" ? yearly(amount, given.annual_rate, given.years) : null,
    };
  },

  sentence({ amount, years }, { future_cost, buying_power, total_inflation }) {
    const change = years ? `After ${years}` : `When prices change by ${total_inflation}`;
    return `${change}, what cost ${amount} costs ${future_cost}, and ${amount} buys what ${buying_power} bought before.`;
  },

  working({ amount, annual_rate, years, from_index, to_index }, found, show) {
    const factor = show("number", found.total_inflation.value.div(100).plus(1), { significant: 10 });
    return [
      years
        ? step`Prices grow to: ${growthFormula(`${annual_rate}`, 1, `${years.value}`)} = ${factor}`
        : step`Prices grow to: ${to_index} ÷ ${from_index} = ${factor}`,
      step`The same things cost: ${amount} × ${factor} = ${found.future_cost}`,
      step`The same money buys: ${amount} ÷ ${factor} = ${found.buying_power}`,
      step`Buying power lost: 1 - 1 ÷ ${factor} = ${found.loss}`,
    ];
  },
});

function growthOf(given: Given): Decimal {
  if (given.by === "index") return given.to_index.div(given.from_index);
  return decimal(growthOver(given.annual_rate, 1, given.years.times(12)));
}

function yearly(amount: Decimal, rate: Decimal, years: Decimal) {
  const whole = Array.from({ length: floor(years).toNumber() }, (_, i) => decimal(i + 1));
  const times = years.isInteger() ? whole : [...whole, years];
  return times.map((year) => {
    const grown = growthOver(rate, 1, year.times(12));
    return { year, cost: amount.times(grown), buys: amount.div(grown) };
  });
}
