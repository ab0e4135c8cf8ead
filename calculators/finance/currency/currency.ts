import { choice, date, defineCalculator, number, percent, step, table, text, toldAsTyped } from "#engine";
import { spanInWords } from "#facts/dated";
import { AVERAGES, newestDay } from "#facts/exchange/averages";
import { CURRENCIES } from "./listed-currencies.ts";
import { foundRate, periodOf, rateFacts, ratesOverTime } from "./rate-chosen.ts";

const SIX = { significant: 6 } as const;
const YEARS: Readonly<Record<string, string>> = {
  2026: "2026",
  2025: "2025",
  2024: "2024",
  2023: "2023",
  2022: "2022",
  2021: "2021",
  2020: "2020",
};

export default defineCalculator({
  name: "Currency calculator",
  summary:
    "Converts an amount at your own exchange rate, or at the average rate of a year or month from the ECB or HMRC.",

  inputs: {
    value: number("Amount", { min: 0, max: 1e12, example: 100 }),
    from: choice("From", CURRENCIES, { example: "USD" }),
    to: choice("To", CURRENCIES, { example: "EUR", beginsIn: { "en-GB": "GBP", "en-CA": "CAD", "en-AU": "AUD" } }),
    by: choice(
      "Exchange rate",
      {
        own: "Your own rate",
        ecb_year: "European Central Bank, average of a year",
        ecb_month: "European Central Bank, average of a month",
        hmrc_year: "HMRC (UK), average of a calendar year",
        hmrc_march: "HMRC (UK), average of the year to March 31",
      },
      { default: "ecb_year", beginsIn: { "en-GB": "hmrc_march" } },
    ),
    rate: number("Your exchange rate", {
      min: 0.000001,
      max: 1e9,
      example: 0.88,
      help: "What you get for one unit of the first currency.",
      when: { by: ["own"] },
    }),
    year: choice("Year", YEARS, { default: "2025", when: { by: ["ecb_year", "hmrc_year", "hmrc_march"] } }),
    month: date("Month", {
      month: true,
      example: newestDay("ecb_month"),
      means: "The day of the month doesn't matter",
      when: { by: ["ecb_month"] },
    }),
    markup: percent("Fee or markup", {
      min: 0,
      max: 50,
      default: 0,
      usual: [0, 1, 3],
      more: true,
      help: "What your bank or card keeps, as a percentage of the amount.",
    }),
  },

  outputs: {
    result: number("Converted amount", { digits: 2 }),
    rate_used: number("Exchange rate", SIX),
    inverse: number("Rate the other way", SIX),
    cost: number("Cost of the markup", { digits: 2, help: "In the second currency." }),
    period: text("Average of", { optional: true }),
    history: table(
      "Average rate over time",
      { period: text("Period"), rate: number("Rate", SIX) },
      { optional: true, chart: { kind: "bars", x: "period", y: "rate" } },
    ),
  },
  primary: "result",
  unit: ({ to }) => to,
  formula: "result = amount × rate × (1 − markup ÷ 100)",

  compute(given) {
    const rate_used = foundRate(given);
    if ("noAnswer" in rate_used) return rate_used;
    const whole = given.value.times(rate_used);
    const cost = whole.times(given.markup).div(100);
    const period = periodOf(given);
    return {
      result: whole.minus(cost),
      rate_used,
      inverse: rate_used.pow(-1),
      cost,
      period: period && toldAsTyped(spanInWords(period.from, period.to)),
      history: ratesOverTime(given),
    };
  },

  facts: rateFacts,

  sentence: ({ value, from, to }, { result, rate_used, period }) =>
    `${value} ${from} is ${result} ${to} at ${period ? `the average rate of ${period}, ` : ""}${rate_used}.`,

  working(
    { value, from, to, markup, by },
    { rate_used, result, cost, inverse },
    show,
    { markup: kept, value: amount },
  ) {
    const whole = show("number", amount.times(rate_used.value), { upTo: 4 });
    const base = by === "own" ? undefined : AVERAGES[by].base;
    return [
      base && step`Exchange rate: ${to} for one ${base} ÷ ${from} for one ${base} = ${rate_used}`,
      step`Converted: ${value} × ${rate_used} = ${whole}`,
      !kept.isZero() && step`Markup: ${whole} × ${markup} = ${cost}`,
      !kept.isZero() && step`Left after the markup: ${whole} - ${cost} = ${result}`,
      step`The other way: 1 ÷ ${rate_used} = ${inverse}`,
    ];
  },

  notes: ({ from, to }, _, __, { by }) => [
    by !== "own" && "This is an average of the past, not today's rate. Banks and cards use other rates.",
    by !== "own" &&
      from !== AVERAGES[by].base &&
      to !== AVERAGES[by].base &&
      `The rate between ${from} and ${to} is worked out from the rates of both against the ${AVERAGES[by].base}.`,
  ],
});
