import { choice, count, defineCalculator, type InputValues, money, number, percent, table, text } from "#engine";
import { COMPOUNDING } from "#numbers/compounding";
import { FREQUENCY, TIMING } from "#numbers/frequency";
import { depositNeeded } from "./deposit-needed.ts";
import { MOST_YEARS, timeNeeded } from "./time-needed.ts";

const AMOUNT = { min: 0, max: 1e12 } as const;

const inputs = {
  find: choice(
    "What do you want to find?",
    { deposit: "Amount to save", time: "Time it takes" },
    { default: "deposit" },
  ),
  goal: money("Savings goal", { ...AMOUNT, min: 0.01, example: 20000 }),
  start: money("Current savings", { ...AMOUNT, default: 0 }),
  annual_rate: percent("Interest rate", {
    min: 0,
    max: 100,
    example: 4,
    help: "Per year, before compounding. If yours is an APY, set “Compounding” to every year.",
  }),
  compounding: choice("Compounding", COMPOUNDING, {
    more: true,
    default: "monthly",
    help: "How often interest is added.",
  }),
  years: count("Years", { unit: "years", min: 0, max: MOST_YEARS, example: 5 }),
  months: count("Months", { unit: "months", min: 0, max: 11, default: 0, help: "In addition to the years." }),
  deposit: money("Regular deposit", { ...AMOUNT, example: 300 }),
  deposit_frequency: choice("Deposit frequency", FREQUENCY, { default: "monthly" }),
  deposit_raise: percent("Deposits rise by", {
    typical: 3,
    min: 0,
    max: 25,
    more: true,
    default: 0,
    help: "Each year.",
  }),
  deposit_timing: choice("Deposit timing", TIMING, { more: true, default: "end" }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Savings goal calculator",
  summary: "How much to save each month to reach your goal, or how long it takes with what you save.",
  inputs,

  outputs: {
    needed_deposit: money("Deposit needed", { optional: true, help: "In the first year, if you raise your deposits." }),
    time: text("Time it takes", { optional: true }),
    deposits: count("Number of deposits"),
    total_deposits: money("Total deposits"),
    total_interest: money("Interest earned"),
    final_balance: money("Final balance"),
    schedule: table(
      "Savings by year",
      {
        year: number("Year", { upTo: 2 }),
        deposited: money("Paid in so far"),
        interest: money("Interest so far"),
        balance: money("Balance"),
      },
      { chart: { kind: "areas", x: "year", y: ["deposited", "interest"] } },
    ),
  },
  formula: "deposit = (goal - start × (1 + i)^n) × i ÷ ((1 + i)^n - 1)",
  parts: { of: ["start", "total_deposits", "total_interest"], whole: "final_balance" },

  by: { total_interest: ["Interest", "final_balance - start - total_deposits"] },
  questions: {
    find: {
      deposit: { asks: ["years", "months"], primary: "needed_deposit", ...depositNeeded },
      time: { asks: ["deposit"], primary: "time", ...timeNeeded },
    },
  },
});
