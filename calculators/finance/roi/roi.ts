import { choice, count, date, defineCalculator, money, number, percent, phrase, step } from "#engine";
import { DAY_COUNTS, yearPart } from "#numbers/day-count";
import type { Decimal } from "#numbers/decimal";
import { timeGiven } from "../../shared/time-given.ts";

const AMOUNT = { min: -1e12, max: 1e12 } as const;
const NO_TIME = { part: null, of_year: null } as const;
const MOST_PERCENT = 1e6;

export default defineCalculator({
  name: "ROI calculator",
  summary: "Return on investment, in total and per year.",
  inputs: {
    cost: money("Amount invested", { min: 0.01, max: 1e12, example: 10000, help: "Include the costs of buying." }),
    value: money("Ending value", { ...AMOUNT, example: 12500, help: "After the costs of selling." }),
    income: money("Income received", {
      ...AMOUNT,
      default: 0,
      help: "Dividends, interest or rent, minus running costs.",
    }),
    time_as: choice(
      "Enter time as",
      { none: "Skip (no yearly return)", years: "Years", days: "Days", dates: "Two dates" },
      { default: "none" },
    ),
    years: number("Time", { unit: "years", min: 0.01, max: 1000, example: 3, when: { time_as: ["years"] } }),
    days: count("Time", { unit: "days", min: 1, max: 365000, example: 400, when: { time_as: ["days"] } }),
    start: date("Start date", { example: "2024-02-29", when: { time_as: ["dates"] } }),
    end: date("End date", { example: "2026-11-20", when: { time_as: ["dates"] } }),
    day_count: choice("Day count", DAY_COUNTS, {
      default: "actual_365",
      when: { time_as: ["dates"] },
      help: "Not sure? Keep the first.",
    }),
  },

  outputs: {
    roi: percent("Return on investment"),
    profit: money("Profit"),
    multiple: number("Multiple of the amount invested", {
      upTo: 4,
      help: "What came back, divided by what you invested.",
    }),
    annualised: percent("Annualized return", { upTo: 4, optional: true }),
    years: number("Time", { unit: "years", upTo: 4, optional: true }),
  },
  between: {
    part: number("Time", { optional: true }),
    of_year: number("How many of them are a year", { optional: true }),
  },
  primary: "roi",
  formula: "ROI = (value + income - cost) ÷ cost, annualized = (1 + ROI)^(1 ÷ years) - 1",

  check: ({ start, end, day_count }) =>
    start && yearPart(start, end, day_count).part <= 0 ? { end: "must be after the start date" } : {},

  compute(given) {
    const { part, of_year } = given.time_as === "none" ? NO_TIME : timeGiven(given);
    return { part, of_year, annualised: null };
  },
  by: {
    profit: "value + income - cost",
    roi: ["Return", "profit ÷ cost"],
    multiple: "(cost + profit) ÷ cost",
    years: "part ÷ of_year",
  },
  after: ({ multiple, part, of_year }) => ({ annualised: part && of_year && annualised(multiple, part, of_year) }),

  sentence({ cost, days, start, end }, { roi, profit, annualised, years }, show) {
    const result = profit.value.isNegative()
      ? `a loss of ${show("money", profit.value.abs())}`
      : `a profit of ${profit}`;
    const length = start ? `from ${start} to ${end}` : `over ${days ?? years}`;
    const yearly = annualised ? `, or ${annualised} a year ${length}` : "";
    return `On ${cost} invested, ${result} is a return of ${roi}${yearly}.`;
  },

  working({ cost, start, end, day_count }, { profit, annualised, years, ...found }, show, _, stepOf) {
    const multiple = show("number", found.multiple.value, { significant: 8 });
    const change = profit.value.isNegative() ? phrase`- ${show("money", profit.value.abs())}` : phrase`+ ${profit}`;
    const t = years && show("number", years.value, { significant: 8 });
    return [
      stepOf("profit"),
      stepOf("roi"),
      start
        ? `Time from ${start} to ${end}, as ${DAY_COUNTS[day_count].replace(/^A/, "a")}: ${years}`
        : stepOf("years"),
      // With more digits than the figure is printed with, since it is raised to a power.
      annualised && step`Multiple: (${cost} ${change}) ÷ ${cost} = ${multiple}`,
      annualised && t && step`Annualized return: ${multiple}^(1 ÷ ${t}) - 1 = ${annualised}`,
    ];
  },

  notes(_, { multiple, annualised, years }) {
    if (!years || annualised) return [];
    return multiple.value.isNegative()
      ? ["The loss is larger than the investment, so there is no annualized return."]
      : ["The time is too short to annualize such a return."];
  },
});

/** Over `part ÷ ofYear` years. */
function annualised(multiple: Decimal, part: Decimal, ofYear: Decimal): Decimal | null {
  if (multiple.isNegative()) return null;
  const yearly = multiple.pow(ofYear.div(part)).minus(1).times(100);
  return yearly.gt(MOST_PERCENT) ? null : yearly;
}
