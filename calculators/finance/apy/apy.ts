import {
  choice,
  count,
  defineCalculator,
  formatNumber,
  money,
  noAnswer,
  percent,
  type Shown,
  step,
  table,
  text,
} from "#engine";
import { COMPOUNDED, COMPOUNDING } from "#numbers/compounding";
import { type Decimal, decimal } from "#numbers/decimal";
import { type Compounding, effectiveRate, nominalRate } from "#numbers/growth";

const MOST_PERCENT = 1e6;
// What is more is left out of the comparison.
const MOST_COMPARED = decimal("1e30");

// 12 CFR 1030 (Regulation DD), appendix A, part I: a year has 365 days. Read on 20 November 2026.
const YEAR = 365;

export default defineCalculator({
  name: "APY calculator",
  summary: "Convert an interest rate to APY and back, and see what your money really earns.",
  inputs: {
    find: choice(
      "What do you want to find?",
      {
        apy: "APY from an interest rate",
        rate: "Interest rate from an APY",
        earned: "APY and rate from interest earned",
      },
      { default: "apy" },
    ),
    annual_rate: percent("Interest rate", {
      min: -50,
      max: 1000,
      example: 5,
      help: "Per year, before compounding. Also called the nominal rate.",
    }),
    apy: percent("APY", { min: -50, max: 1e4, example: 5, help: "What a year really earns." }),
    interest: money("Interest earned", { min: 0, max: 1e12, example: 30.37 }),
    principal: money("Deposit", { min: 0.01, max: 1e12, example: 1000 }),
    days: count("Days held", { unit: "days", min: 1, max: 36500, example: 182 }),
    compounding: choice(
      "Compounding",
      { ...COMPOUNDING, other: "Other" },
      { default: "monthly", help: "How often interest is added." },
    ),
    times: count("Compounding periods per year", { min: 1, max: 1e6, example: 6, when: { compounding: ["other"] } }),
  },

  outputs: {
    apy: percent("APY", { upTo: 4, help: "What a year earns, with interest on interest." }),
    annual_rate: percent("Interest rate", { upTo: 4, help: "Per year, before compounding." }),
    period_rate: percent("Rate per compounding period", { upTo: 6, optional: true }),
    comparison: table(
      "APY by compounding frequency",
      { compounding: text("Compounding"), apy: percent("APY", { upTo: 4 }) },
      { chart: { kind: "bars", x: "compounding", y: "apy" } },
    ),
  },
  formula: "APY = (1 + r ÷ m)^m - 1, or e^r - 1 with continuous compounding",

  questions: {
    find: {
      apy: {
        asks: ["annual_rate"],
        compute: (given) => ({ apy: effectiveRate(given.annual_rate, timesOf(given)) }),
        sentence: (_, { apy, annual_rate }, __, given) =>
          `${annual_rate} compounded ${wordsOf(given)} earns ${apy} in a year.`,
        working: (_, { apy, annual_rate, period_rate }, __, given) => yieldSteps(given, apy, annual_rate, period_rate),
      },
      rate: {
        asks: ["apy"],
        primary: "annual_rate",
        compute: (given) => ({ annual_rate: nominalRate(given.apy, timesOf(given)) }),
        sentence: (_, { apy, annual_rate }, __, given) =>
          `An APY of ${apy} is an interest rate of ${annual_rate} compounded ${wordsOf(given)}.`,
        working: (_, { apy, annual_rate }, __, given) => [rateStep(given, apy, annual_rate)],
      },
      earned: {
        asks: ["interest", "principal", "days"],
        compute(given) {
          const grown = given.interest.div(given.principal).plus(1);
          const apy = grown.pow(decimal(YEAR).div(given.days)).minus(1).times(100);
          return { apy, annual_rate: nominalRate(apy, timesOf(given)) };
        },
        sentence: ({ interest, principal, days }, { apy, annual_rate }, _, given) =>
          `${interest} on ${principal} in ${days} is an APY of ${apy}, or ${annual_rate} compounded ${wordsOf(given)}.`,
        working: ({ interest, principal, days }, { apy, annual_rate }, _, given) => [
          step`APY: (1 + ${interest} ÷ ${principal})^(${YEAR} ÷ ${days.value}) - 1 = ${apy}`,
          rateStep(given, apy, annual_rate),
        ],
      },
    },
  },

  after({ apy, annual_rate }, given) {
    if (apy.gt(MOST_PERCENT))
      return noAnswer("Enter less interest or more days: this would be more than 1,000,000% a year.");
    const times = timesOf(given);
    return {
      period_rate: times === "continuous" ? null : annual_rate.div(times),
      comparison: COMMON.map((name) => ({
        compounding: COMPOUNDING[name],
        apy: effectiveRate(annual_rate, COMPOUNDED[name]),
      })).filter((row) => row.apy.lt(MOST_COMPARED)),
    };
  },
});

const COMMON = ["yearly", "semiannual", "quarterly", "monthly", "weekly", "daily", "continuous"] as const;

type Chosen = { readonly compounding: keyof typeof COMPOUNDED | "other"; readonly times?: number | undefined };
type Rate = Shown<Decimal>;

const timesOf = ({ compounding, times = 1 }: Chosen): Compounding =>
  compounding === "other" ? times : COMPOUNDED[compounding];

function wordsOf(chosen: Chosen): string {
  const times = timesOf(chosen);
  const common = COMMON.find((name) => COMPOUNDED[name] === times);
  return common ? COMPOUNDING[common].toLowerCase() : `${formatNumber(Number(times))} times a year`;
}

function yieldSteps(chosen: Chosen, apy: Rate, annual: Rate, each: Rate | null): readonly string[] {
  const m = timesOf(chosen);
  if (m === "continuous") return [step`APY: e^(${annual}) - 1 = ${apy}`];
  return [
    step`Rate for one period: ${annual} ÷ ${m} = ${each ?? ""}`,
    step`APY: (1 + ${annual} ÷ ${m})^${m} - 1 = ${apy}`.replace("+ -", "- "),
  ];
}

function rateStep(chosen: Chosen, apy: Rate, annual: Rate): string {
  const m = timesOf(chosen);
  if (m === "continuous") return step`Interest rate: ln(1 + ${apy}) = ${annual}`.replace("+ -", "- ");
  return step`Interest rate: ${m} × ((1 + ${apy})^(1 ÷ ${m}) - 1) = ${annual}`.replace("+ -", "- ");
}
