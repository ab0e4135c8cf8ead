// Interest on the interest. Every sum grows from the day it is paid in to the last, each by itself.
import { figure, type Given, type Opinion, whole } from "./given.ts";
import { money, percent, upTo } from "./print.ts";
import {
  down,
  exponential,
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
} from "./ratio.ts";

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

export const compoundInterest: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const months = whole(given, "years") * 12 + whole(given, "months");
  const ends = Array.from({ length: Math.ceil(months / 12) }, (_, i) => Math.min(months, (i + 1) * 12));
  const states = ends.map((month) => stateAfter(given, month));
  const { start, balance, paid } = states.at(-1) ?? stateAfter(given, months);
  const hasContributions = !isZero(of("contribution"));
  const inflation = plus(1, over(of("inflation_rate"), 100));
  const dearer = raised(inflation, over(months, 12));
  return {
    future_value: money(balance),
    total_interest: money(minus(balance, paid)),
    total_contributions: hasContributions ? money(minus(paid, of("principal"))) : undefined,
    grown_start: money(start),
    grown_contributions: hasContributions ? money(minus(balance, start)) : undefined,
    effective_rate: percent(times(minus(growth(given, ratio(1)), 1), 100), 4),
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

/** What 1 grows to in so many years: (1 + r ÷ m)^(m × t), or e^(r × t). */
function growth(given: Given, years: Ratio): Ratio {
  const rate = over(figure(given, "annual_rate"), 100);
  if (given.compounding === "continuous") return exponential(times(rate, years));
  const each = perYear(given.compounding);
  return near(raised(plus(1, over(rate, each)), times(each, years)));
}

/** The days of contributions, in years: at the beginning or at the end of each period that has begun or ended by then. */
function days(given: Given, month: number): readonly Ratio[] {
  const each = perYear(given.contribution_frequency);
  const isBegin = given.contribution_timing === "begin";
  const count = isBegin ? Math.ceil((each * month) / 12) : Math.floor((each * month) / 12);
  return Array.from({ length: count }, (_, i) => over(isBegin ? i : i + 1, each));
}

function stateAfter(given: Given, month: number) {
  const [principal, contribution] = [figure(given, "principal"), figure(given, "contribution")];
  const paidOn = isZero(contribution) ? [] : days(given, month);
  const grow = given.between_dates === "none" ? inSteps : byTheDay;
  const start = times(principal, grow(given, month, [ratio(0)]));
  return {
    month,
    start,
    paid: plus(principal, times(contribution, paidOn.length)),
    balance: plus(start, times(contribution, grow(given, month, paidOn))),
  };
}

/** Payments of 1, each grown from its own day to the last: an annuity, and then what is left of the time. */
function byTheDay(given: Given, month: number, paidOn: readonly Ratio[]): Ratio {
  const rest = growth(given, minus(over(month, 12), paidOn.at(-1) ?? 0));
  if (paidOn.length < 2) return times(rest, paidOn.length);
  const step = growth(given, minus(paidOn[1] ?? 0, paidOn[0] ?? 0));
  if (isZero(minus(step, 1))) return times(rest, paidOn.length);
  return near(times(rest, over(minus(power(step, paidOn.length, near), 1), minus(step, 1))));
}

/** The same where only whole periods between two compounding dates count. */
function inSteps(given: Given, month: number, paidOn: readonly Ratio[]): Ratio {
  const each = perYear(given.compounding);
  const factor = plus(1, over(figure(given, "annual_rate"), 100 * each));
  const grown = remembered((periods) => power(factor, periods, near));
  const last = down(over(each * month, 12));
  let [sum, until] = [ratio(0), 0n];
  for (const day of [...paidOn.map((day) => up(times(day, each))), last]) {
    const date = day < last ? day : last;
    sum = near(plus(times(sum, grown(Number(date - until))), 1));
    until = date;
  }
  return minus(sum, 1);
}

/** Few gaps between payments differ. */
function remembered(of: (count: number) => Ratio): (count: number) => Ratio {
  const seen = new Map<number, Ratio>();
  return (count) => {
    const known = seen.get(count) ?? of(count);
    seen.set(count, known);
    return known;
  };
}
