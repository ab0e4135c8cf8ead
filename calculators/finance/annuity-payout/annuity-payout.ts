import { choice, count, defineCalculator, type InputValues, money, percent, table, text } from "#engine";
import { COMPOUNDING } from "#numbers/compounding";
import { FREQUENCY, TIMING } from "#numbers/frequency";
import { MOST_YEARS } from "./annuity-contract.ts";
import { howLong } from "./how-long.ts";
import { howMuch } from "./how-much.ts";

const AMOUNT = { min: 0.01, max: 1e12 } as const;

const inputs = {
  find: choice(
    "What do you want to find?",
    { payout: "Payout for a number of years", forever: "Payout that lasts forever", time: "How long payouts last" },
    { default: "payout" },
  ),
  amount: money("Starting amount", { ...AMOUNT, example: 500000 }),
  annual_rate: percent("Interest rate", { min: 0, max: 25, example: 5, help: "Per year, on what is still invested." }),
  years: count("Years of payouts", { unit: "years", min: 1, max: MOST_YEARS, example: 20 }),
  payment: money("Payout", { ...AMOUNT, example: 3500 }),
  frequency: choice(
    "Payout frequency",
    {
      monthly: FREQUENCY.monthly,
      quarterly: FREQUENCY.quarterly,
      semiannual: FREQUENCY.semiannual,
      yearly: FREQUENCY.yearly,
    },
    { default: "monthly" },
  ),
  timing: choice("Payout timing", TIMING, { more: true, default: "end" }),
  compounding: choice("Compounding", COMPOUNDING, {
    more: true,
    default: "monthly",
    help: "How often interest is added. Not sure? Keep “Every month”.",
  }),
  deferral: count("Years before payouts begin", { unit: "years", min: 0, max: 50, more: true, default: 0 }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Annuity payout calculator",
  summary: "How much an annuity pays out for a number of years or forever, or how long it lasts.",
  inputs,

  outputs: {
    payout: money("Payout", { optional: true }),
    lasts: text("Payouts last", { optional: true }),
    payouts: count("Number of payouts", { optional: true }),
    last_payout: money("Final payout", { optional: true }),
    total_paid: money("Total paid out", { optional: true }),
    total_interest: money("Interest earned", { optional: true }),
    schedule: table(
      "Balance by year",
      { year: count("Year"), paid: money("Paid out"), interest: money("Interest"), balance: money("Balance") },
      { chart: { kind: "lines", x: "year", y: ["balance"], opening: [["amount"]] } },
    ),
  },
  formula: "payout = amount × i ÷ (1 - (1 + i)^-n), or amount × i to last forever",

  questions: {
    find: {
      payout: { asks: ["years"], primary: "payout", ...howMuch },
      forever: { primary: "payout", ...howMuch },
      time: { asks: ["payment"], primary: "lasts", ...howLong },
    },
  },
});
