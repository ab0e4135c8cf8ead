import { choice, count, defineCalculator, type InputValues, money, percent } from "#engine";
import { COMPOUNDING } from "#numbers/compounding";
import { FREQUENCY, TIMING } from "#numbers/frequency";
import { growsTooLarge } from "#numbers/growth";
import { accountGrowth, GROWTH_BY_YEAR } from "./growth-by-year.ts";
import { growthSentence } from "./growth-sentence.ts";
import { growthSteps } from "./growth-steps.ts";

const MOST = 1e12;

const inputs = {
  principal: money("Starting amount", { min: 0, max: MOST, example: 10000 }),
  annual_rate: percent("Interest rate", {
    min: -50,
    max: 100,
    example: 5,
    help: "Per year, before compounding. If yours is an APY, choose “Every year” below.",
  }),
  compounding: choice("Compounding", COMPOUNDING, { default: "monthly", help: "How often interest is added." }),
  years: count("Years", { unit: "years", min: 0, max: 100, example: 10 }),
  months: count("Months", { unit: "months", min: 0, max: 11, default: 0, help: "In addition to the years." }),
  contribution: money("Regular contribution", { min: 0, max: MOST, default: 0 }),
  contribution_frequency: choice("Contribution frequency", FREQUENCY, { default: "monthly" }),
  contribution_timing: choice("Contribution timing", TIMING, { more: true, default: "end" }),
  contribution_raise: percent("Contribution raise", {
    typical: 3,
    min: 0,
    max: 25,
    more: true,
    default: 0,
    help: "Each year.",
  }),
  between_dates: choice(
    "Contributions between compounding dates",
    { equivalent: "Earn interest every day", none: "Earn from the next date on" },
    {
      help: "In most accounts, they earn interest every day.",
      more: true,
      default: "equivalent",
      when: { compounding: ["yearly", "semiannual", "quarterly", "monthly", "weekly", "daily"] },
    },
  ),
  tax_rate: percent("Tax rate on interest", {
    typical: 22,
    min: 0,
    max: 90,
    more: true,
    default: 0,
    help: "Taken from the interest each time it is added. Leave at 0 in a tax-free account.",
  }),
  inflation_rate: percent("Inflation rate", {
    typical: 2.5,
    min: -20,
    max: 50,
    more: true,
    default: 0,
    help: "Per year, to see the result in today's money.",
  }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Compound interest calculator",
  summary: "What your savings grow to when interest earns interest, with or without regular contributions.",

  inputs,

  outputs: {
    future_value: money("Future value"),
    total_interest: money("Interest earned", { help: "After tax, if you enter a tax rate." }),
    tax_paid: money("Tax on interest", { optional: true }),
    total_contributions: money("Total contributions", { optional: true }),
    grown_start: money("Starting amount with interest"),
    grown_contributions: money("Contributions with interest", { optional: true }),
    effective_rate: percent("Annual percentage yield (APY)", { upTo: 4 }),
    real_value: money("Future value in today's money", { optional: true }),
    schedule: GROWTH_BY_YEAR,
  },
  primary: "future_value",
  groups: {
    "What you end up with": ["future_value", "real_value", "total_interest", "tax_paid"],
    "What it grows from": ["total_contributions", "grown_start", "grown_contributions"],
    "The return": ["effective_rate"],
  },
  formula: "future value = principal × (1 + r ÷ m)^(m × t) + contribution × ((1 + i)^n - 1) ÷ i",
  parts: { of: ["principal", "total_contributions", "total_interest"], whole: "future_value" },

  check({ annual_rate, years, months }) {
    if (years + months === 0) return { months: "must be at least 1 when years is 0" };
    return {
      years: growsTooLarge(annual_rate, years) && "must be fewer at this rate: the balance would be too large to show",
    };
  },

  compute: accountGrowth,
  sentence: growthSentence,
  working: growthSteps,
});
