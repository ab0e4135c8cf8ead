import {
  choice,
  date,
  defineCalculator,
  type InputValues,
  money,
  noAnswer,
  number,
  percent,
  step,
  text,
} from "#engine";
import { factsOf, monthsApart, newestMonth, PRICE_INDEXES } from "#facts/prices/change";
import { growthFormula } from "#numbers/compounding";
import { isTooLargeToShow } from "#numbers/round";
import { changeOf, growthOf, PRICES_BY_YEAR, scheduleOf } from "./prices-by-year.ts";

const INDEX = { min: 0.001, max: 1e9 } as const;
const MONTH = { month: true, when: { by: ["cpi"] }, means: "The day of the month doesn't matter" } as const;

const INDEXES = {
  "en-GB": "uk_cpi",
  "en-CA": "canada_cpi",
  "en-AU": "australia_cpi",
  ...Object.fromEntries(
    ["de-DE", "en-IE", "fr-FR", "es-ES", "it-IT", "nl-NL"].map((region) => [region, "euro_area_hicp"] as const),
  ),
} as const;
const byRegion = (month: (index: keyof typeof PRICE_INDEXES) => string) =>
  Object.fromEntries(Object.entries(INDEXES).map(([region, index]) => [region, month(index)]));
/** To the newest month that each index has, from the same month of a year that all of them have. */
const BEGINS = {
  index: INDEXES,
  from: byRegion((index) => `2000${newestMonth(index).slice(4)}`),
  to: byRegion(newestMonth),
};

const inputs = {
  amount: money("Amount", { min: 0, max: 1e12, example: 1000 }),
  by: choice(
    "Measure inflation with",
    { cpi: "Published consumer prices (CPI)", rate: "A yearly rate", index: "Your own index figures" },
    { default: "cpi" },
  ),
  index: choice("Price index", PRICE_INDEXES, { default: "us_cpi_u", beginsIn: BEGINS.index, when: { by: ["cpi"] } }),
  from: date("Start month", { ...MONTH, example: "1990-06-01", beginsIn: BEGINS.from }),
  to: date("End month", { ...MONTH, example: "2026-06-01", begins: newestMonth("us_cpi_u"), beginsIn: BEGINS.to }),
  annual_rate: percent("Inflation rate", { min: -20, max: 100, example: 3, when: { by: ["rate"] }, help: "Per year." }),
  years: number("Number of years", { unit: "years", min: 0.1, max: 100, example: 10, when: { by: ["rate"] } }),
  from_index: number("Starting index", {
    ...INDEX,
    help: "The index figure at the start, such as a CPI of 168.8.",
    example: 168.8,
    when: { by: ["index"] },
  }),
  to_index: number("Ending index", {
    ...INDEX,
    help: "The figure of the same index at the end.",
    example: 257.971,
    when: { by: ["index"] },
  }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Inflation calculator",
  summary: "What a past amount is worth today by the CPI, or what things will cost after inflation.",
  inputs,

  outputs: {
    future_cost: money("Inflation-adjusted cost", {
      help: "What you pay at the end for what the amount bought at the start.",
    }),
    buying_power: money("Buying power of the amount", {
      help: "At the end, the amount buys as much as this did at the start.",
    }),
    total_inflation: percent("Total inflation"),
    loss: percent("Buying power lost"),
    average_rate: percent("Average annual inflation", {
      optional: true,
      help: "The steady yearly rate that gives the same total.",
    }),
    from_month: text("Start month", { optional: true }),
    from_figure: number("Index in the start month", { optional: true }),
    to_month: text("End month", { optional: true }),
    to_figure: number("Index in the end month", { optional: true }),
    schedule: PRICES_BY_YEAR,
  },
  primary: "future_cost",
  groups: {
    "In money": ["future_cost", "buying_power", "loss"],
    Inflation: ["total_inflation", "average_rate"],
    "The price index": ["from_month", "from_figure", "to_month", "to_figure"],
  },
  formula: "cost = amount × (1 + rate)^years, buying power = amount ÷ (1 + rate)^years",

  check: (given) =>
    given.by === "rate" && [given.amount, 100].some((part) => isTooLargeToShow(growthOf(given).times(part)))
      ? { years: "must be fewer at this rate: the prices would be too large to show" }
      : {},

  compute(given) {
    const { amount } = given;
    const change = changeOf(given);
    if ("noAnswer" in change) return noAnswer(change.noAnswer);
    const { grown, ...published } = change;
    return {
      future_cost: amount.times(grown),
      buying_power: amount.div(grown),
      total_inflation: grown.minus(1).times(100),
      loss: grown.minus(1).times(100).div(grown),
      ...published,
      schedule: scheduleOf(given),
    };
  },

  facts: (given) => (given.by === "cpi" ? factsOf(given) : []),

  sentence({ amount, years }, { future_cost, buying_power, total_inflation, average_rate, from_month, to_month }) {
    if (from_month) {
      const rate = average_rate ? `. On average, prices changed by ${average_rate} a year` : "";
      return `Things that cost ${amount} in ${from_month} cost ${future_cost} in ${to_month}${rate}. In ${to_month}, ${amount} buys as much as ${buying_power} did in ${from_month}.`;
    }
    const change = years ? `After ${years}` : `When prices change by ${total_inflation}`;
    return `${change}, things that cost ${amount} at the start cost ${future_cost}, and ${amount} buys as much as ${buying_power} did at the start.`;
  },

  working({ amount, index, from, to, annual_rate, years, from_index, to_index }, found, show) {
    const factor = show("number", found.total_inflation.value.div(100).plus(1), { significant: 10 });
    const [first, second] = [from_index ?? found.from_figure, to_index ?? found.to_figure];
    return [
      first && second
        ? step`Price factor: ${second} ÷ ${first} = ${factor}`
        : step`Price factor: ${growthFormula(`${annual_rate}`, 1, `${years?.value}`)} = ${factor}`,
      step`Inflation-adjusted cost: ${amount} × ${factor} = ${found.future_cost}`,
      step`Buying power: ${amount} ÷ ${factor} = ${found.buying_power}`,
      step`Buying power lost: 1 - 1 ÷ ${factor} = ${found.loss}`,
      index &&
        from &&
        to &&
        found.average_rate &&
        step`Average annual inflation: ${factor}^(12 ÷ ${monthsApart({ index, from: from.value, to: to.value })}) - 1 = ${found.average_rate}`,
    ];
  },
});
