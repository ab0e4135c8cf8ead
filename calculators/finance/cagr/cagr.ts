import { choice, date, defineCalculator, money, noAnswer, number, percent, step } from "#engine";
import { DAY_COUNTS, yearPart } from "#numbers/day-count";
import { decimal } from "#numbers/decimal";
import { periodsUntil } from "#numbers/growth";
import { timeGiven } from "../../shared/time-given.ts";

const MOST_PERCENT = 1e6;
const LONGEST = 1000;

export default defineCalculator({
  name: "CAGR calculator",
  summary: "Compound annual growth rate: the steady yearly rate from a starting to an ending value.",

  inputs: {
    start_value: money("Starting value", { min: 0.01, max: 1e15, example: 10000 }),
    end_value: money("Ending value", { min: 0, max: 1e15, example: 20000 }),
    time_as: choice("Enter time as", { years: "Years", dates: "Two dates" }, { default: "years" }),
    years: number("Time", { unit: "years", min: 0.01, max: 1000, example: 5, when: { time_as: ["years"] } }),
    start: date("Start date", { example: "2020-11-20", when: { time_as: ["dates"] } }),
    end: date("End date", { example: "2026-11-20", when: { time_as: ["dates"] } }),
    day_count: choice("Day count", DAY_COUNTS, {
      default: "actual_365",
      when: { time_as: ["dates"] },
      help: "How days are turned into years. Not sure? Keep the first, as in XIRR.",
    }),
  },

  outputs: {
    cagr: percent("Compound annual growth rate (CAGR)", { upTo: 4 }),
    total_growth: percent("Total growth"),
    change: money("Change"),
    multiple: number("Growth multiple", { upTo: 4, help: "Ending value divided by starting value." }),
    years: number("Time", { unit: "years", upTo: 4 }),
    doubling: number("Time to double", { unit: "years", upTo: 2, optional: true }),
  },
  primary: "cagr",
  formula: "CAGR = (end ÷ start)^(1 ÷ years) - 1",

  check: ({ start, end, day_count }) =>
    start && yearPart(start, end, day_count).part <= 0 ? { end: "must be after the start date" } : {},

  between: { part: number("Time"), of_year: number("How many of them are a year") },
  by: {
    multiple: "end_value ÷ start_value",
    total_growth: "multiple - 1",
    change: "end_value - start_value",
    years: "part ÷ of_year",
  },

  compute(given) {
    const { part, of_year } = timeGiven(given);
    return { part, of_year };
  },
  after({ multiple, part, of_year }) {
    const rate = multiple.pow(of_year.div(part)).minus(1);
    if (rate.times(100).gt(MOST_PERCENT))
      return noAnswer("Enter a longer time: growth this fast can't be shown as a yearly rate.");
    const doubling = periodsUntil(decimal(2), { start: decimal(1), payment: decimal(0), rate, due: false });
    return { cagr: rate.times(100), doubling: rate.gt(0) && doubling?.lt(LONGEST) ? doubling : null };
  },

  sentence: ({ start_value, end_value }, { cagr, years }) =>
    `Growth from ${start_value} to ${end_value} in ${years} is ${cagr} a year.`,

  working({ start_value, end_value, start, end, day_count }, { cagr, total_growth, years, ...found }, show) {
    const multiple = show("number", found.multiple.value, { significant: 8 });
    const t = show("number", years.value, { significant: 8 });
    const counted = start
      ? [`Time from ${start} to ${end}, as ${DAY_COUNTS[day_count].replace(/^A/, "a")}: ${years}`]
      : [];
    return [
      ...counted,
      step`Multiple: ${end_value} ÷ ${start_value} = ${multiple}`,
      step`Total growth: ${multiple} - 1 = ${total_growth}`,
      step`CAGR: ${multiple}^(1 ÷ ${t}) - 1 = ${cagr}`,
    ];
  },
});
