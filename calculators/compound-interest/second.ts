import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { money, percent, upTo } from "#calculators/second/print";
import {
  down,
  exponential,
  isMore,
  isZero,
  minus,
  near,
  over,
  plus,
  power,
  type Ratio,
  raised,
  ratio,
  times,
  up,
} from "#calculators/second/ratio";

const TIMES_A_YEAR: Readonly<Record<string, number>> = {
  daily: 365,
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  quarterly: 4,
  semiannual: 2,
  yearly: 1,
};

/** Money of more than thirty whole digits is no answer. */
const LONGEST = 10n ** 30n;

const compoundInterest: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const months = whole(given, "years") * 12 + whole(given, "months");
  const ends = Array.from({ length: Math.ceil(months / 12) }, (_, i) => Math.min(months, (i + 1) * 12));
  const growth = growthOf(given);
  const grown = given.between_dates === "none" ? inSteps(given) : byTheDay(growth);
  const states = ends.map((month) => stateAfter(given, grown, month));
  const { start, balance, paid } = states.at(-1) ?? stateAfter(given, grown, months);
  const hasContributions = !isZero(of("contribution"));
  const inflation = plus(1, over(of("inflation_rate"), 100));
  const dearer = raised(inflation, over(months, 12));
  if (isMore(balance, LONGEST) || isMore(over(balance, dearer), LONGEST)) return undefined;
  return {
    future_value: money(balance),
    total_interest: money(minus(balance, paid)),
    total_contributions: hasContributions ? money(minus(paid, of("principal"))) : undefined,
    grown_start: money(start),
    grown_contributions: hasContributions ? money(minus(balance, start)) : undefined,
    effective_rate: percent(times(minus(growth(ratio(1)), 1), 100), 4),
    real_value: isZero(of("inflation_rate")) ? undefined : money(over(balance, dearer)),
    schedule: states.map(({ month, balance, paid }) => [
      upTo(over(month, 12), 2),
      money(paid),
      money(minus(balance, paid)),
      money(balance),
    ]),
  };
};

const perYear = (frequency: string | undefined): number => TIMES_A_YEAR[frequency ?? ""] ?? 0;

type Growth = (years: Ratio) => Ratio;

/** What 1 grows to in so many years: (1 + r ÷ m)^(m × t), or e^(r × t). */
function growthOf(given: Given): Growth {
  const rate = over(figure(given, "annual_rate"), 100);
  if (given.compounding === "continuous") return remembered((years) => exponential(times(rate, years)));
  const each = perYear(given.compounding);
  return remembered((years) => near(raised(plus(1, over(rate, each)), times(each, years))));
}

/** The days of contributions, in years: at the beginning or at the end of each period that has begun or ended by then. */
function days(given: Given, month: number): readonly Ratio[] {
  const each = perYear(given.contribution_frequency);
  const isBegin = given.contribution_timing === "begin";
  const count = isBegin ? Math.ceil((each * month) / 12) : Math.floor((each * month) / 12);
  return Array.from({ length: count }, (_, i) => over(isBegin ? i : i + 1, each));
}

/** What payments of 1 on those days have grown to, so many months from the beginning. */
type Grown = (month: number, paidOn: readonly Ratio[]) => Ratio;

function stateAfter(given: Given, grown: Grown, month: number) {
  const [principal, contribution] = [figure(given, "principal"), figure(given, "contribution")];
  const paidOn = isZero(contribution) ? [] : days(given, month);
  const start = times(principal, grown(month, [ratio(0)]));
  return {
    month,
    start,
    paid: plus(principal, times(contribution, paidOn.length)),
    balance: plus(start, times(contribution, grown(month, paidOn))),
  };
}

/** Each grown from its own day to the last: an annuity, and then what is left of the time. */
const byTheDay =
  (growth: Growth): Grown =>
  (month, paidOn) => {
    const rest = growth(minus(over(month, 12), paidOn.at(-1) ?? 0));
    if (paidOn.length < 2) return times(rest, paidOn.length);
    const step = growth(minus(paidOn[1] ?? 0, paidOn[0] ?? 0));
    if (isZero(minus(step, 1))) return times(rest, paidOn.length);
    return near(times(rest, over(minus(power(step, paidOn.length, near), 1), minus(step, 1))));
  };

/** The same where only whole periods between two compounding dates count. */
function inSteps(given: Given): Grown {
  const each = perYear(given.compounding);
  const factor = plus(1, over(figure(given, "annual_rate"), 100 * each));
  const growth = remembered((periods) => power(factor, Number(periods.top), near));
  return (month, paidOn) => {
    const last = down(over(each * month, 12));
    let [sum, until] = [ratio(0), 0n];
    for (const day of [...paidOn.map((day) => up(times(day, each))), last]) {
      const date = day < last ? day : last;
      sum = plus(date > until ? near(times(sum, growth(ratio(date - until)))) : sum, 1);
      until = date;
    }
    return minus(sum, 1);
  };
}

/** Few spans of time differ. */
function remembered(of: (span: Ratio) => Ratio): (span: Ratio) => Ratio {
  const seen = new Map<string, Ratio>();
  return (span) => {
    const key = `${span.top}/${span.bottom}`;
    const known = seen.get(key) ?? of(span);
    seen.set(key, known);
    return known;
  };
}

export default compoundInterest;
