import {
  choice,
  count,
  defineCalculator,
  formatNumber,
  type InputValues,
  money,
  noAnswer,
  percent,
  step,
  table,
  text,
} from "#engine";
import { COMPOUNDED, COMPOUNDING } from "#math/compounding";
import { type Decimal, decimal } from "#math/decimal";
import { type Compounding, effectiveRate, nominalRate } from "#math/growth";

const MOST_PERCENT = 1e6;
// What is more is left out of the comparison.
const MOST_COMPARED = decimal("1e30");

// 12 CFR 1030 (Regulation DD), appendix A, part I: a year has 365 days. Read on 20 November 2026.
const YEAR = 365;

const inputs = {
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
    when: { find: ["apy"] },
    help: "Per year, before compounding. Also called the nominal rate.",
  }),
  apy: percent("APY", { min: -50, max: 1e4, example: 5, when: { find: ["rate"] }, help: "What a year really earns." }),
  interest: money("Interest earned", { min: 0, max: 1e12, example: 30.37, when: { find: ["earned"] } }),
  principal: money("Deposit", { min: 0.01, max: 1e12, example: 1000, when: { find: ["earned"] } }),
  days: count("Days held", { unit: "days", min: 1, max: 36500, example: 182, when: { find: ["earned"] } }),
  compounding: choice(
    "Compounding",
    { ...COMPOUNDING, other: "Other" },
    { default: "monthly", help: "How often interest is added." },
  ),
  times: count("Compounding periods per year", { min: 1, max: 1e6, example: 6, when: { compounding: ["other"] } }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "APY calculator",
  summary: "Convert an interest rate to APY and back, and see what your money really earns.",
  inputs,

  outputs: {
    apy: percent("APY", { upTo: 4, help: "What a year earns, with interest on interest." }),
    annual_rate: percent("Interest rate", { upTo: 4, help: "Per year, before compounding." }),
    period_rate: percent("Rate per compounding period", { upTo: 6, optional: true }),
    comparison: table(
      "APY by compounding frequency",
      {
        compounding: text("Compounding"),
        apy: percent("APY", { upTo: 4 }),
      },
      { chart: { kind: "bars", x: "compounding", y: "apy" } },
    ),
  },
  primary: ({ find }) => (find === "rate" ? "annual_rate" : "apy"),
  formula: "APY = (1 + r ÷ m)^m - 1, or e^r - 1 with continuous compounding",

  compute(given) {
    const times = timesOf(given);
    const apy = yieldOf(given, times);
    if (apy.gt(MOST_PERCENT))
      return noAnswer("Enter less interest or more days: this would be more than 1,000,000% a year.");
    const rate = given.annual_rate ?? nominalRate(apy, times);
    return {
      apy,
      annual_rate: rate,
      period_rate: times === "continuous" ? null : rate.div(times),
      comparison: COMMON.map((name) => ({
        compounding: COMPOUNDING[name],
        apy: effectiveRate(rate, COMPOUNDED[name]),
      })).filter((row) => row.apy.lt(MOST_COMPARED)),
    };
  },

  sentence(given, { apy, annual_rate }) {
    const words = wordsOf(timesOf({ ...given, times: given.times?.value }));
    if (given.find === "apy") return `${annual_rate} compounded ${words} earns ${apy} in a year.`;
    if (given.find === "rate") return `An APY of ${apy} is an interest rate of ${annual_rate} compounded ${words}.`;
    return `${given.interest} on ${given.principal} in ${given.days} is an APY of ${apy}, or ${annual_rate} compounded ${words}.`;
  },

  working(given, { apy, annual_rate, period_rate }) {
    const m = timesOf({ ...given, times: given.times?.value });
    const back =
      m === "continuous"
        ? step`Interest rate: ln(1 + ${apy}) = ${annual_rate}`
        : step`Interest rate: ${m} × ((1 + ${apy})^(1 ÷ ${m}) - 1) = ${annual_rate}`;
    if (given.find === "rate") return [back.replace("+ -", "- ")];
    if (given.find === "earned") {
      return [
        step`APY: (1 + ${given.interest} ÷ ${given.principal})^(${YEAR} ÷ ${given.days.value}) - 1 = ${apy}`,
        back,
      ];
    }
    if (m === "continuous") return [step`APY: e^(${annual_rate}) - 1 = ${apy}`];
    return [
      step`Rate for one period: ${annual_rate} ÷ ${m} = ${period_rate ?? ""}`,
      step`APY: (1 + ${annual_rate} ÷ ${m})^${m} - 1 = ${apy}`.replace("+ -", "- "),
    ];
  },
});

const COMMON = ["yearly", "semiannual", "quarterly", "monthly", "weekly", "daily", "continuous"] as const;

type Choice = { readonly compounding: Given["compounding"]; readonly times: number | undefined };

const timesOf = ({ compounding, times = 1 }: Choice): Compounding =>
  compounding === "other" ? times : COMPOUNDED[compounding];

function wordsOf(times: Compounding): string {
  const common = COMMON.find((name) => COMPOUNDED[name] === times);
  return common ? COMPOUNDING[common].toLowerCase() : `${formatNumber(Number(times))} times a year`;
}

function yieldOf(given: Given, times: Compounding): Decimal {
  if (given.find === "rate") return given.apy;
  if (given.find === "apy") return effectiveRate(given.annual_rate, times);
  const grown = given.interest.div(given.principal).plus(1);
  return grown.pow(decimal(YEAR).div(given.days)).minus(1).times(100);
}
