import { choice, count, defineCalculator, type InputValues, money, percent, step, table, text } from "#engine";
import { COMPOUNDED, COMPOUNDING, rateFormula } from "#numbers/compounding";
import { FREQUENCY, TIMING } from "#numbers/frequency";
import { drawingOf } from "./drawing-plan.ts";
import { howLong, MOST_YEARS } from "./how-long.ts";
import { howMuch } from "./how-much.ts";

const AMOUNT = { min: 0.01, max: 1e12 } as const;
const TIME = { unit: "years", min: 1, max: MOST_YEARS } as const;

const inputs = {
  find: choice(
    "What do you want to find?",
    {
      time: "How long the money lasts",
      withdrawal: "Withdrawal for a number of years",
      withdrawal_forever: "Withdrawal that lasts forever",
      pot: "Savings needed for a number of years",
      pot_forever: "Savings needed to last forever",
    },
    { default: "time" },
  ),
  pot: money("Savings", { ...AMOUNT, example: 500000, when: { find: ["time", "withdrawal", "withdrawal_forever"] } }),
  withdrawal: money("Withdrawal", { ...AMOUNT, example: 2500, when: { find: ["time", "pot", "pot_forever"] } }),
  years: count("Years of withdrawals", { ...TIME, example: 25, when: { find: ["withdrawal", "pot"] } }),
  annual_return: percent("Rate of return", {
    min: -20,
    max: 25,
    example: 5,
    help: "Per year, on what is still invested.",
  }),
  raise: percent("Yearly raise in withdrawals", {
    typical: 2.5,
    min: -20,
    max: 25,
    more: true,
    default: 0,
    help: "Per year. Enter inflation to keep your buying power.",
  }),
  frequency: choice(
    "Withdrawal frequency",
    { monthly: FREQUENCY.monthly, quarterly: FREQUENCY.quarterly, yearly: FREQUENCY.yearly },
    { default: "monthly" },
  ),
  timing: choice("Withdrawal timing", TIMING, { more: true, default: "begin" }),
  compounding: choice("Compounding", COMPOUNDING, {
    more: true,
    default: "yearly",
    help: "How often the return is added. Not sure? Keep “Every year”.",
  }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Retirement withdrawal calculator",
  summary: "How long your savings last, how much you can withdraw, or how much you need.",
  inputs,

  outputs: {
    lasts: text("Your money lasts", { optional: true }),
    needed_withdrawal: money("Withdrawal you can take", { optional: true }),
    needed_pot: money("Savings needed", { optional: true }),
    full_withdrawals: count("Full withdrawals", { optional: true }),
    last_withdrawal: money("Final, smaller withdrawal", { optional: true }),
    total_withdrawn: money("Total withdrawn", { optional: true }),
    total_return: money("Total earned", { optional: true }),
    schedule: table(
      "Balance by year",
      { year: count("Year"), withdrawn: money("Withdrawn"), interest: money("Earned"), balance: money("Savings left") },
      { chart: { kind: "lines", x: "year", y: ["balance"], opening: [["pot", "needed_pot"]] } },
    ),
  },
  primary({ find }) {
    if (find === "time") return "lasts";
    return find === "withdrawal" || find === "withdrawal_forever" ? "needed_withdrawal" : "needed_pot";
  },
  formula: "savings = withdrawal × (1 - (1 + i)^-n) ÷ i, or withdrawal ÷ i to last forever",

  compute: (given) => (given.find === "time" ? howLong.compute(given) : howMuch.compute(given)),

  sentence: (given, found, show) =>
    given.find === "time" ? howLong.sentence(given, found, show) : howMuch.sentence(given, found, show),

  working(given, found, show) {
    const { annual_return, raise, compounding } = given;
    const drawing = drawingOf(given, annual_return.value, raise.value);
    const i = show("percent", drawing.rate.times(100), { upTo: 8 });
    const formula = rateFormula(`${annual_return}`, COMPOUNDED[compounding], drawing.perYear);
    return [
      step`Rate i for one period: ${formula} = ${i}`,
      ...(given.find === "time" ? howLong.steps(given, found, show) : howMuch.steps(given, found, show)),
    ];
  },
});
