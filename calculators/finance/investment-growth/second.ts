import { grownPayments, inYear, ofPeriod, TIMES_A_YEAR } from "#calculators/second/deposits";
import { figure, type Given, NO_OPINION, type Opinion } from "#calculators/second/given";
import { money, percent, upTo } from "#calculators/second/print";
import { isMore, isNegative, isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { ln, toThe } from "#calculators/second/series";

const investmentGrowth: Opinion = (given) => {
  // No equation gives the rate.
  if (given.find === "rate") return NO_OPINION;
  if (given.find === "years") return timeTo(given);
  const of = (name: string) => figure(given, name);
  const hasContributions = given.find === "contribution" || !isZero(of("contribution"));
  const each = hasContributions ? (TIMES_A_YEAR[given.contribution_frequency ?? ""] ?? 1) : 1;
  const year = inYear(of("annual_rate"), given.compounding);
  const periods = times(of("years"), each);
  const grown = toThe(year, of("years"));
  const sum = grownPayments(ofPeriod(year, each), grown, periods, given.contribution_timing === "begin");
  const known = { end: given.find === "end" ? undefined : of("target"), year, periods, grown, sum };
  if (given.find === "end") {
    const end = plus(times(of("start"), grown), times(of("contribution"), sum));
    return inPrint({ ...known, start: of("start"), contribution: of("contribution"), end }, "end");
  }
  if (given.find === "start") {
    const start = over(minus(of("target"), times(of("contribution"), sum)), grown);
    if (isNegative(start)) return undefined;
    return inPrint({ ...known, start, contribution: of("contribution"), end: of("target") }, "start");
  }
  const contribution = over(minus(of("target"), times(of("start"), grown)), sum);
  return inPrint({ ...known, start: of("start"), contribution, end: of("target") }, "contribution");
};

type Plan = Readonly<Record<"start" | "contribution" | "end" | "year" | "periods", Ratio>>;

function inPrint({ start, contribution, end, year, periods }: Plan, found: string) {
  const contributed = times(contribution, periods);
  return {
    end_value: found === "end" ? money(end) : undefined,
    needed_start: found === "start" ? money(start) : undefined,
    needed_contribution: found === "contribution" ? money(contribution) : undefined,
    total_contributions: money(contributed),
    total_growth: money(minus(end, plus(start, contributed))),
    effective_rate: percent(times(minus(year, 1), 100), 4),
    periods: upTo(periods, 4),
    schedule: null,
  };
}

const LONGEST = 200;

/** end × i + c over start × i + c is (1 + i)^n; without interest n is what is missing ÷ c. */
function timeTo(given: Given): ReturnType<Opinion> {
  const [start, end, contribution] = ["start", "target", "contribution"].map((name) => figure(given, name));
  if (!start || !end || !contribution) return undefined;
  const each = isZero(contribution) ? 1 : (TIMES_A_YEAR[given.contribution_frequency ?? ""] ?? 1);
  const year = inYear(figure(given, "annual_rate"), given.compounding);
  const step = ofPeriod(year, each);
  const rate = minus(step, 1);
  const paid = given.contribution_timing === "begin" ? times(contribution, step) : contribution;
  const periods = periodsTo(start, end, paid, rate);
  if (!periods || !isMore(periods, 0) || isMore(periods, LONGEST * each)) return undefined;
  return {
    ...inPrint({ start, contribution, end, year, periods }, "years"),
    needed_years: upTo(over(periods, each), 4),
  };
}

function periodsTo(start: Ratio, end: Ratio, paid: Ratio, rate: Ratio): Ratio | undefined {
  if (isZero(rate)) return isZero(paid) ? undefined : over(minus(end, start), paid);
  const [from, to] = [plus(times(start, rate), paid), plus(times(end, rate), paid)];
  if (isZero(from) || isZero(to) || isNegative(from) !== isNegative(to)) return undefined;
  return over(ln(over(to, from)), ln(plus(1, rate)));
}

export default investmentGrowth;
