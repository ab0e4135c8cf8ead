import { choice, count, defineCalculator, type InputValues, money, percent, step, table, text } from "#engine";
import { COMPOUNDED, COMPOUNDING, rateFormula } from "#numbers/compounding";
import { FREQUENCY, TIMING } from "#numbers/frequency";
import { contractOf, MOST_YEARS, readyAmount } from "./annuity-contract.ts";
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
  years: count("Years of payouts", { unit: "years", min: 1, max: MOST_YEARS, example: 20, when: { find: ["payout"] } }),
  payment: money("Payout", { ...AMOUNT, example: 3500, when: { find: ["time"] } }),
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
  primary: ({ find }) => (find === "time" ? "lasts" : "payout"),
  formula: "payout = amount × i ÷ (1 - (1 + i)^-n), or amount × i to last forever",

  compute: (given) => (given.find === "time" ? howLong.compute(given) : howMuch.compute(given)),

  sentence: (given, found) => (given.find === "time" ? howLong.sentence(given, found) : howMuch.sentence(given, found)),

  working(given, found, show, values) {
    const { amount, annual_rate, deferral } = given;
    const { total_paid, total_interest } = found;
    const contract = contractOf(values);
    const i = show("percent", contract.rate.times(100), { upTo: 8 });
    const formula = rateFormula(`${annual_rate}`, COMPOUNDED[given.compounding], contract.perYear);
    const ready = readyAmount(given, contract, show);
    const waited = deferral.value * contract.perYear;
    return [
      step`Rate i for one period: ${formula} = ${i}`,
      waited > 0 && step`Amount when payouts begin: ${amount} × (1 + i)^${waited} = ${ready}`,
      ...(given.find === "time"
        ? howLong.steps(given, found, show, contract)
        : howMuch.steps(given, found, show, contract)),
      total_paid && total_interest && step`Interest: ${total_paid} - ${amount} = ${total_interest}`,
    ];
  },
});
