import { choice, count, defineCalculator, type InputValues, money, percent, table, text } from "#engine";
import { COMPOUNDING } from "#numbers/compounding";
import { FREQUENCY, TIMING } from "#numbers/frequency";
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
  pot: money("Savings", { ...AMOUNT, example: 500000 }),
  withdrawal: money("Withdrawal", { ...AMOUNT, example: 2500 }),
  years: count("Years of withdrawals", { ...TIME, example: 25 }),
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
  formula: "savings = withdrawal × (1 - (1 + i)^-n) ÷ i, or withdrawal ÷ i to last forever",

  questions: {
    find: {
      time: { asks: ["pot", "withdrawal"], primary: "lasts", ...howLong },
      withdrawal: { asks: ["pot", "years"], primary: "needed_withdrawal", ...howMuch },
      withdrawal_forever: { asks: ["pot"], primary: "needed_withdrawal", ...howMuch },
      pot: { asks: ["withdrawal", "years"], primary: "needed_pot", ...howMuch },
      pot_forever: { asks: ["withdrawal"], primary: "needed_pot", ...howMuch },
    },
  },
});
