import { choice, defineCalculator, type InputValues, money, number, percent, step, table } from "#engine";
import { COMPOUNDED, COMPOUNDING } from "#math/compounding";
import type { Decimal } from "#math/decimal";
import { FREQUENCY, TIMES_A_YEAR, TIMING } from "#math/frequency";
import { effectiveRate, MOST_PERCENT_YEARS, sideOfLevel, worthYearByYear } from "#math/growth";
import { ceil, hairBeside, snap, subtract } from "#math/round";
import { answerSentence } from "./answer-sentence.ts";
import { amountsIn, answerSteps } from "./answer-steps.ts";
import { periodsAYear, solve } from "./solve-for.ts";

const AMOUNT = { min: 0, max: 1e12 } as const;
const TIME = { unit: "years", min: 0.1, max: 100 } as const;

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
  start: money("Starting amount", {
    ...AMOUNT,
    example: 10000,
    when: { find: ["end", "contribution", "rate", "years"] },
  }),
  target: money("Target value", {
    ...AMOUNT,
    min: 0.01,
    example: 50000,
    when: { find: ["start", "contribution", "rate", "years"] },
  }),
  contribution: money("Regular contribution", {
    ...AMOUNT,
    default: 0,
    when: { find: ["end", "start", "rate", "years"] },
  }),
  annual_rate: percent("Rate of return", {
    min: -90,
    max: 100,
    example: 7,
    when: { find: ["end", "start", "contribution", "years"] },
    help: "Per year. A loss is a negative rate.",
  }),
  years: number("Years", { ...TIME, example: 10, when: { find: ["end", "start", "contribution", "rate"] } }),
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
    schedule: table(
      "Growth by year",
      {
        year: number("Year", { upTo: 2 }),
        deposited: money("Paid in so far"),
        growth: money("Growth so far"),
        balance: money("Value"),
      },
      {
        chart: {
          kind: "lines",
          x: "year",
          y: ["balance", "deposited"],
          opening: [
            ["start", "needed_start"],
            ["start", "needed_start"],
          ],
        },
      },
    ),
  },
  primary: ({ find }) => (find === "end" ? "end_value" : (`needed_${find}` as const)),
  formula: "end = start × (1 + i)^n + contribution × ((1 + i)^n - 1) ÷ i",

  check({ find, years, annual_rate, contribution, contribution_frequency }) {
    if (years && annual_rate?.times(years).gt(MOST_PERCENT_YEARS))
      return { years: "must be fewer at this rate: the value would be too large to show" };
    if (!years || contribution?.isZero()) return {};
    const periods = years.times(TIMES_A_YEAR[contribution_frequency]);
    if (periods.lt(1)) return { years: "must be long enough for one contribution" };
    return find === "rate" && !periods.isInteger() ? { years: "must cover a whole number of contributions" } : {};
  },

  compute(given) {
    const solved = solve(given);
    if ("noAnswer" in solved) return solved;
    const { stream, periods, end, nominal } = solved;
    const perYear = periodsAYear(given.contribution_frequency, given.contribution);
    const years = periods.div(perYear);
    // What someone asks to reach is reached exactly; any other value may only come near to its level.
    const after = (year: Decimal, balance: Decimal, isReached = false) => {
      const deposited = stream.payment.times(year).times(perYear).plus(stream.start);
      const side = isReached ? 0 : sideOfLevel(balance, stream, deposited);
      const growth = hairBeside(subtract(balance, deposited), side);
      return { year, deposited, growth, balance: hairBeside(balance, side) };
    };
    const atEnd = after(years, end, given.find !== "end");
    const schedule = worthYearByYear(stream, periods, perYear).map(({ year, balance }) => after(year, balance));
    return {
      end_value: given.find === "end" ? atEnd.balance : null,
      needed_start: given.find === "start" ? stream.start : null,
      needed_contribution: given.find === "contribution" ? stream.payment : null,
      needed_rate: given.find === "rate" ? nominal : null,
      needed_years: given.find === "years" ? years : null,
      total_contributions: atEnd.deposited.minus(stream.start),
      total_growth: atEnd.growth,
      effective_rate: effectiveRate(nominal, COMPOUNDED[given.compounding]),
      periods,
      schedule: [...schedule.slice(0, -1), atEnd],
    };
  },

  sentence: answerSentence,

  working(given, found, show) {
    const { total_contributions, total_growth, needed_rate, effective_rate } = found;
    const { lump, end } = amountsIn(given, found, show);
    const perYear = periodsAYear(given.contribution_frequency, given.contribution?.value);
    return [
      ...answerSteps(given, found, show),
      needed_rate && perYear > 1 && step`Effective yearly return: (1 + i)^${perYear} - 1 = ${effective_rate}`,
      needed_rate &&
        given.compounding !== "yearly" &&
        `As a rate compounded ${COMPOUNDING[given.compounding].toLowerCase()}: ${needed_rate}`,
      total_contributions.value.isNegative()
        ? step`Growth: ${end} - ${lump} + ${show("money", total_contributions.value.neg())} = ${total_growth}`
        : step`Growth: ${end} - ${lump} - ${total_contributions} = ${total_growth}`,
    ];
  },

  notes({ find, contribution }, { periods }) {
    if (contribution?.value.isZero() || snap(periods.value).isInteger()) return [];
    const part = "Part of a period counts as part of a contribution, as in spreadsheets.";
    return [find === "years" ? `${part} With whole contributions it takes ${ceil(periods.value)} of them.` : part];
  },
});
