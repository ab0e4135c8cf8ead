import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { percent } from "#calculators/second/print";
import { exponential, isMore, minus, near, over, plus, power, type Ratio, times } from "#calculators/second/ratio";
import { ln, toThe } from "#calculators/second/series";

const TIMES: Readonly<Record<string, number>> = {
  yearly: 1,
  semiannual: 2,
  quarterly: 4,
  monthly: 12,
  weekly: 52,
  daily: 365,
};

/** The calculator leaves out rows of more than thirty whole digits: no opinion on a table that comes near. */
const SURE = 10n ** 26n;

const apy: Opinion = (given) => {
  const of = (name: string) => over(figure(given, name), 100);
  const isContinuous = given.compounding === "continuous";
  const each = given.compounding === "other" ? whole(given, "times") : (TIMES[given.compounding ?? ""] ?? 1);
  const compounded = isContinuous ? undefined : each;
  const earned = given.find === "apy" ? grown(of("annual_rate"), compounded) : yieldOf(given);
  // No bank pays a million percent: no such rate is shown.
  if (isMore(earned, 10_000)) return undefined;
  const rate = given.find === "apy" ? of("annual_rate") : rateFrom(earned, compounded);
  const inPrint = (share: Ratio) => percent(times(share, 100), 4);
  const shares = [...Object.values(TIMES), undefined].map((each) => grown(rate, each));
  return {
    apy: inPrint(earned),
    annual_rate: inPrint(rate),
    period_rate: isContinuous ? undefined : percent(over(times(rate, 100), each), 6),
    comparison: shares.some((share) => isMore(share, SURE)) ? null : shares.map((share) => [null, inPrint(share)]),
  };
};

/** Regulation DD, appendix A: (1 + interest ÷ principal)^(365 ÷ days) − 1. */
function yieldOf(given: Given): Ratio {
  if (given.find === "rate") return over(figure(given, "apy"), 100);
  const growth = plus(1, over(figure(given, "interest"), figure(given, "principal")));
  return minus(toThe(growth, over(365, whole(given, "days"))), 1);
}

/** (1 + r ÷ m)^m − 1, or e^r − 1 without end. */
const grown = (rate: Ratio, each: number | undefined): Ratio =>
  minus(each === undefined ? exponential(rate) : power(plus(1, over(rate, each)), each, near), 1);

/** The same, turned around. */
const rateFrom = (earned: Ratio, each: number | undefined): Ratio =>
  each === undefined ? ln(plus(1, earned)) : times(each, minus(toThe(plus(1, earned), over(1, each)), 1));

export default apy;
