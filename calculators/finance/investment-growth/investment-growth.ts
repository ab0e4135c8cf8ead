import { choice, count, defineCalculator, type InputValues, money, number, percent } from "#engine";
import { COMPOUNDING } from "#numbers/compounding";
import { FREQUENCY, TIMES_A_YEAR, TIMING } from "#numbers/frequency";
import { growsTooLarge } from "#numbers/growth";
import { ceil, snap } from "#numbers/round";
import { contributionSentence, endSentence, rateSentence, startSentence, timeSentence } from "./answer-sentence.ts";
import { answerSteps, rateStep, timeStep } from "./answer-steps.ts";
import { GROWTH_BY_YEAR, growthByYear } from "./growth-by-year.ts";
import { atRate, rateNeeded, timeNeeded } from "./solve-for.ts";

const AMOUNT = { min: 0, max: 1e12 } as const;
/** The three amounts of an investment; each question finds one of them, its rate or its time. */
const AMOUNTS = { lump: "start", each: "contribution", end: "target" } as const;

const inputs = {
  find: choice(
    "What do you want to find?",
    {
      end: "Ending value",
      start: "Starting amount",
      contribution: "Contribution",
      rate: "Rate of return",
      years: "Time",
    },
    { default: "end" },
  ),
  start: money("Starting amount", { ...AMOUNT, example: 10000 }),
  target: money("Target value", { ...AMOUNT, min: 0.01, example: 50000 }),
  contribution: money("Regular contribution", { ...AMOUNT, default: 0 }),
  annual_rate: percent("Rate of return", {
    min: -90,
    max: 100,
    example: 7,
    help: "Per year. A loss is a negative rate.",
  }),
  years: number("Years", { unit: "years", min: 0.1, max: 100, example: 10 }),
  contribution_frequency: choice("Contribution frequency", FREQUENCY, { default: "monthly" }),
  contribution_timing: choice("Contribution timing", TIMING, { more: true, default: "end" }),
  compounding: choice("Compounding", COMPOUNDING, {
    more: true,
    default: "yearly",
    help: "How often the return is added. Not sure? Keep “Every year”.",
  }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Investment calculator",
  summary:
    "What an investment grows to, or the starting amount, contribution, return or time you need to reach a target.",
  inputs,

  outputs: {
    end_value: money("Ending value", { optional: true }),
    needed_start: money("Starting amount needed", { optional: true }),
    needed_contribution: money("Contribution needed", { optional: true }),
    needed_rate: percent("Rate of return needed", { upTo: 4, optional: true }),
    needed_years: number("Time needed", { unit: "years", upTo: 4, optional: true }),
    total_contributions: money("Total contributions"),
    total_growth: money("Growth"),
    effective_rate: percent("Effective yearly return", { upTo: 4 }),
    periods: number("Number of periods", { upTo: 4 }),
    schedule: GROWTH_BY_YEAR,
  },
  groups: {
    "What it grows to": ["end_value", "total_contributions", "total_growth"],
    "What it takes": ["needed_start", "needed_contribution", "needed_rate", "needed_years"],
    "The return": ["effective_rate", "periods"],
  },
  between: {
    lump: money("Starting amount"),
    each: money("Contribution"),
    end: money("Ending value"),
    i: percent("Rate i for one period", { upTo: 8 }),
    per_year: count("Periods a year"),
    growth: number("Growth of $1", { significant: 12, inFull: true }),
    s: number("What contributions of $1 grow to", { significant: 12, inFull: true }),
  },
  formula: "end = start × (1 + i)^n + contribution × ((1 + i)^n - 1) ÷ i",

  check({ find, years, annual_rate, contribution, contribution_frequency }) {
    if (years && annual_rate && growsTooLarge(annual_rate, years))
      return { years: "must be fewer at this rate: the value would be too large to show" };
    if (!years || contribution?.isZero()) return {};
    const periods = years.times(TIMES_A_YEAR[contribution_frequency]);
    if (periods.lt(1)) return { years: "must be long enough for one contribution" };
    return find === "rate" && !periods.isInteger() ? { years: "must cover a whole number of contributions" } : {};
  },

  by: {
    total_contributions: "each × periods",
    total_growth: "end - lump - total_contributions",
  },
  questions: {
    find: {
      end: {
        asks: ["start", "contribution", "annual_rate", "years"],
        compute: atRate,
        by: { ...AMOUNTS, end_value: "start × growth + contribution × s", end: "end_value" },
        sentence: endSentence,
        working: (given, found, show, _, stepOf) => answerSteps(given, found, show, stepOf, stepOf("end_value")),
      },
      start: {
        asks: ["target", "contribution", "annual_rate", "years"],
        primary: "needed_start",
        compute: atRate,
        by: { ...AMOUNTS, needed_start: "(target - contribution × s) ÷ growth", lump: "needed_start" },
        sentence: startSentence,
        working: (given, found, show, _, stepOf) => answerSteps(given, found, show, stepOf, stepOf("needed_start")),
      },
      contribution: {
        asks: ["start", "target", "annual_rate", "years"],
        primary: "needed_contribution",
        compute: atRate,
        by: { ...AMOUNTS, needed_contribution: "(target - start × growth) ÷ s", each: "needed_contribution" },
        sentence: contributionSentence,
        working: (given, found, show, _, stepOf) =>
          answerSteps(given, found, show, stepOf, stepOf("needed_contribution")),
      },
      rate: {
        asks: ["start", "target", "contribution", "years"],
        primary: "needed_rate",
        compute: rateNeeded,
        by: AMOUNTS,
        sentence: rateSentence,
        working: (given, found, show, _, stepOf) => answerSteps(given, found, show, stepOf, rateStep(found)),
      },
      years: {
        asks: ["start", "target", "contribution", "annual_rate"],
        primary: "needed_years",
        compute: timeNeeded,
        by: { ...AMOUNTS, needed_years: ["Time", "periods ÷ per_year"] },
        sentence: timeSentence,
        working: (given, found, show, _, stepOf) => answerSteps(given, found, show, stepOf, timeStep(given, found)),
      },
    },
  },

  after: growthByYear,

  notes({ find, contribution }, { periods }) {
    if (contribution?.value.isZero() || snap(periods.value).isInteger()) return [];
    const part = "Part of a period counts as part of a contribution, as in spreadsheets.";
    return [find === "years" ? `${part} With whole contributions it takes ${ceil(periods.value)} of them.` : part];
  },
});
