import { choice, count, date, defineCalculator, money, number, percent } from "#engine";
import { dayNumber } from "#numbers/calendar";
import { DAY_COUNTS } from "#numbers/day-count";
import { daysCounted, lengthInWords, timeGiven } from "../../shared/time-given.ts";

const REST = { total: ["Total", "principal + interest"] } as const;

export default defineCalculator({
  name: "Simple interest calculator",
  summary: "Interest on a loan or deposit without compounding, by years, months, days or dates.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        interest: "Interest",
        principal: "Principal, if I know the interest",
        present_value: "Principal, if I know the total",
        rate: "Interest rate",
      },
      { default: "interest" },
    ),
    principal: money("Principal", { min: 0.01, max: 1e12, example: 5000 }),
    interest: money("Interest", { min: 0, max: 1e12, example: 300 }),
    total: money("Total repaid", { min: 0.01, max: 1e12, example: 10000 }),
    annual_rate: percent("Interest rate", { min: 0, max: 1000, example: 6, help: "Per year." }),
    time_as: choice(
      "Enter time as",
      { years: "Years", months: "Months", days: "Days", dates: "Two dates" },
      { default: "years" },
    ),
    years: number("Time", { unit: "years", min: 0, max: 200, example: 1, when: { time_as: ["years"] } }),
    months: number("Time", { unit: "months", min: 0, max: 2400, example: 6, when: { time_as: ["months"] } }),
    days: count("Time", { unit: "days", min: 0, max: 73000, example: 90, when: { time_as: ["days"] } }),
    days_in_year: choice(
      "Days in a year",
      { exact: "365 (exact interest)", ordinary: "360 (ordinary interest)" },
      { default: "exact", when: { time_as: ["days"] } },
    ),
    start: date("Start date", { example: "2026-11-20", when: { time_as: ["dates"] } }),
    end: date("End date", { example: "2027-05-20", when: { time_as: ["dates"] } }),
    day_count: choice("Day count", DAY_COUNTS, {
      default: "actual_365",
      when: { time_as: ["dates"] },
      help: "As in your contract. Not sure? Keep the first.",
    }),
  },

  outputs: {
    interest: money("Interest"),
    principal: money("Principal"),
    total: money("Total (principal plus interest)"),
    annual_rate: percent("Interest rate", { upTo: 6 }),
    time: number("Time in years", { upTo: 6 }),
    counted_days: count("Days counted", { optional: true }),
  },
  // Time is `part ÷ of_year` years, so that nothing is divided too early.
  between: { part: number("Time"), of_year: number("How many of them are a year") },
  formula: "interest = principal × rate × time",
  parts: { of: ["principal", "interest"], whole: "total" },

  check: ({ start, end }) =>
    start && dayNumber(end) < dayNumber(start) ? { end: "must not be before the start date" } : {},

  compute: timeGiven,
  by: { time: "part ÷ of_year" },
  questions: {
    find: {
      interest: {
        asks: ["principal", "annual_rate"],
        primary: "interest",
        by: { interest: "principal × annual_rate × part ÷ of_year", ...REST },
        sentence: (given, { interest, principal, total, annual_rate }) =>
          `${principal} at ${annual_rate} a year ${lengthInWords(given)} earns ${interest}, for a total of ${total}.`,
      },
      principal: {
        asks: ["interest", "annual_rate"],
        primary: "principal",
        refuses: (given) =>
          (given.annual_rate.isZero() || timeGiven(given).part.isZero()) &&
          "Enter a rate and a time above zero: otherwise interest is always zero, so the principal can't be found.",
        by: { principal: "interest ÷ (annual_rate × part ÷ of_year)", ...REST },
      },
      present_value: {
        asks: ["total", "annual_rate"],
        primary: "principal",
        by: { principal: "total ÷ (1 + annual_rate × part ÷ of_year)", interest: "total - principal" },
      },
      rate: {
        asks: ["principal", "interest"],
        primary: "annual_rate",
        refuses: (given) => timeGiven(given).part.isZero() && "Enter a time longer than zero to find the rate.",
        by: { annual_rate: ["Rate", "interest ÷ (principal × part ÷ of_year)"], ...REST },
        sentence: (given, { interest, principal, annual_rate }) =>
          `${interest} in interest on ${principal} ${lengthInWords(given)} is a rate of ${annual_rate} a year.`,
      },
    },
  },

  sentence: (given, { interest, principal, total, annual_rate }) =>
    `At ${annual_rate} a year ${lengthInWords(given)}, it takes ${principal} to earn ${interest} in interest, for a total of ${total}.`,

  working: (given, { counted_days }, _, __, stepOf) => [
    counted_days && daysCounted(given, counted_days),
    stepOf("time"),
    stepOf("principal"),
    stepOf("interest"),
    stepOf("annual_rate"),
    stepOf("total"),
  ],
});
