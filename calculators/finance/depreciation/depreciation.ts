import { choice, count, defineCalculator, type InputValues, money, number, percent } from "#engine";
import { factsUsed, newestOf } from "#facts/dated";
import { MACRS_CLASSES, unitedStatesMacrs } from "#facts/depreciation/united-states";
import type { Decimal } from "#numbers/decimal";
import { byDigits, declining, MONTHS, spread, straight } from "#numbers/depreciation";
import { byYear, DEPRECIATION_BY_YEAR } from "./book-values.ts";
import { decliningSteps, digitsSteps, macrsSteps, percentages, straightSteps } from "./first-year-steps.ts";

const LIFE = ["salvage", "life", "first_months"] as const;

const inputs = {
  method: choice(
    "Method",
    {
      straight: "Straight line",
      declining: "Declining balance",
      digits: "Sum of the years' digits",
      macrs: "MACRS (US tax)",
    },
    { default: "straight" },
  ),
  cost: money("Cost", { min: 0.01, max: 1e12, example: 58000, help: "With sales tax, shipping and setup." }),
  salvage: money("Salvage value", {
    min: 0,
    max: 1e12,
    default: 0,
    begins: 10000,
    help: "What it will be worth at the end of its life.",
  }),
  life: count("Useful life", { unit: "years", min: 1, max: 50, example: 5 }),
  first_months: count("Months in the first year", {
    min: 1,
    max: MONTHS,
    default: MONTHS,
    help: "12 if you own it for the whole first year.",
  }),
  factor: number("Declining factor", {
    min: 1,
    max: 4,
    default: 2,
    help: "2 is twice the straight-line rate, 1.5 is one and a half times.",
  }),
  switching: choice("Switch to straight line", { no: "Never", yes: "When that writes off more" }, { default: "no" }),
  recovery: choice("Property class", MACRS_CLASSES, {
    default: "five",
    help: "IRS Publication 946 lists the class of each asset.",
  }),
};
export default defineCalculator({
  name: "Depreciation calculator",
  summary: "Yearly depreciation and book value: straight line, declining balance, sum of the years' digits or MACRS.",
  inputs,

  outputs: {
    first_year: money("Depreciation in the first year"),
    total: money("Total depreciation"),
    final_value: money("Book value at the end"),
    rate: percent("Yearly rate", {
      upTo: 4,
      optional: true,
      help: "Straight line: of cost minus salvage value. Declining balance: of book value.",
    }),
    schedule: DEPRECIATION_BY_YEAR,
  },
  primary: "first_year",
  formula: "straight line: (cost − salvage) ÷ life; declining balance: book value × factor ÷ life",
  parts: { of: ["total", "final_value"], whole: "cost" },

  check: ({ cost, salvage }) => ({ salvage: salvage?.gt(cost) && "must be at most the cost" }),

  questions: {
    method: {
      straight: {
        asks: LIFE,
        by: { rate: "100% ÷ life" },
        compute: (given) => byYear(given, spread(straight(baseOf(given), given.life), given.first_months)),
        working: straightSteps,
      },
      declining: {
        asks: [...LIFE, "factor", "switching"],
        by: { rate: "factor ÷ life" },
        compute: (given) => byYear(given, declining(given)),
        working: decliningSteps,
      },
      digits: {
        asks: LIFE,
        compute: (given) => byYear(given, spread(byDigits(baseOf(given), given.life), given.first_months)),
        working: digitsSteps,
      },
      macrs: {
        asks: ["recovery"],
        compute: (given) =>
          byYear(
            given,
            percentages(given).map((part) => given.cost.times(part).div(100)),
          ),
        working: macrsSteps,
      },
    },
  },

  facts: ({ method }) => (method === "macrs" ? factsUsed(unitedStatesMacrs, newestOf(unitedStatesMacrs).to) : []),

  sentence: ({ cost }, { first_year, final_value }) =>
    `An asset that cost ${cost} loses ${first_year} in the first year and ends at a book value of ${final_value}.`,
});

export type Given = InputValues<typeof inputs>;

const baseOf = ({ cost, salvage }: Given): Decimal => cost.minus(salvage);
