// Five questions about one investment: what it starts with, what is added, its rate, its time and its end. One is missing.
import { noAnswer } from "#engine";
import { COMPOUNDED } from "#math/compounding";
import { type Decimal, decimal } from "#math/decimal";
import { type Frequency, TIMES_A_YEAR } from "#math/frequency";
import {
  futureValue,
  paymentFor,
  periodicRate,
  periodsUntil,
  quotedRate,
  rateUntil,
  type Stream,
  startFor,
} from "#math/growth";
import { round } from "#math/round";
import type { Given } from "./investment-growth.ts";

const LONGEST = 200;
const STEEPEST = 1e6;
// A root is sure to 74 decimals, and a rate in percent made from it to these.
const SURE_DECIMALS = 60;

type Asked<Find> = Extract<Given, { find: Find }>;
type Solved = { readonly stream: Stream; readonly periods: Decimal; readonly end: Decimal; readonly nominal: Decimal };
type NoAnswer = ReturnType<typeof noAnswer>;

export function solve(given: Given): Solved | NoAnswer {
  if (given.find === "rate") return rateNeeded(given);
  const nominal = given.annual_rate;
  const perYear = periodsAYear(given.contribution_frequency, given.contribution);
  const stream = { ...termsOf(given), rate: periodicRate(nominal, COMPOUNDED[given.compounding], perYear) };
  if (given.find === "years") return timeNeeded(given, stream, perYear);
  const periods = given.years.times(perYear);
  if (given.find === "end") return { stream, periods, end: futureValue(stream, periods), nominal };
  const { find, target: end } = given;
  if (find === "contribution")
    return { stream: { ...stream, payment: paymentFor(end, stream, periods) }, periods, end, nominal };
  const start = startFor(end, stream, periods);
  if (start.isNegative())
    return noAnswer("Your contributions alone reach more than the target, so you need no starting amount.");
  return { stream: { ...stream, start }, periods, end, nominal };
}

function rateNeeded(given: Asked<"rate">): Solved | NoAnswer {
  const { target: end, years, compounding } = given;
  const terms = termsOf(given);
  const perYear = periodsAYear(given.contribution_frequency, given.contribution);
  const periods = years.times(perYear);
  const rate = rateUntil(end, terms, periods);
  if (!rate) return noAnswer("Enter a longer time or a lower target: no rate of return gets there.");
  const nominal = round(quotedRate(rate, COMPOUNDED[compounding], perYear), SURE_DECIMALS);
  if (nominal.gt(STEEPEST))
    return noAnswer("Enter a longer time or a lower target: it would take more than 1,000,000% a year.");
  return { stream: { ...terms, rate }, periods, end, nominal };
}

function timeNeeded({ target: end, annual_rate }: Asked<"years">, stream: Stream, perYear: number): Solved | NoAnswer {
  const periods = periodsUntil(end, stream);
  if (!periods?.gt(0))
    return noAnswer("Enter a target above what you have, and a rate or contribution that can reach it.");
  if (periods.gt(LONGEST * perYear))
    return noAnswer(`It would take more than ${LONGEST} years. Enter a higher rate or contribution.`);
  return { stream, periods, end, nominal: annual_rate };
}

const termsOf = ({ start, contribution, contribution_timing }: Given) => ({
  start: start ?? decimal(0),
  payment: contribution ?? decimal(0),
  due: contribution_timing === "begin",
});

/** Without contributions a period is a year. */
export const periodsAYear = (frequency: Frequency, contribution: Decimal | undefined): number =>
  contribution?.isZero() ? 1 : TIMES_A_YEAR[frequency];
