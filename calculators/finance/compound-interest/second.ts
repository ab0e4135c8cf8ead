import { TIMES_A_YEAR } from "#calculators/second/deposits";
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
import { lowest } from "#calculators/second/series";

/** Money of more than thirty whole digits is no answer. */
const LONGEST = 10n ** 30n;

const compoundInterest: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const months = whole(given, "years") * 12 + whole(given, "months");
  const ends = Array.from({ length: Math.ceil(months / 12) }, (_, i) => Math.min(months, (i + 1) * 12));
  const growth = growthOf(given);
  const grown = given.between_dates === "none" ? inSteps(given) : byTheDay(given, growth);
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
    tax_paid: taxOn(given, minus(balance, paid)),
    effective_rate: percent(times(minus(growthOf({ ...given, tax_rate: "0" })(ratio(1)), 1), 100), 4),
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

/** A year's rate, of which tax takes a part if it is a gain. */
function rateOf(given: Given): Ratio {
  const rate = over(figure(given, "annual_rate"), 100);
  return isMore(0, rate) ? rate : times(rate, minus(1, over(figure(given, "tax_rate"), 100)));
}

/** The tax is the difference between what was earned and what is left of it. */
function taxOn(given: Given, left: Ratio) {
  const tax = over(figure(given, "tax_rate"), 100);
  if (isZero(tax) || isMore(0, figure(given, "annual_rate"))) return undefined;
  return money(minus(over(left, minus(1, tax)), left));
}

type Growth = (years: Ratio) => Ratio;

/** What 1 grows to in so many years: (1 + r ÷ m)^(m × t), or e^(r × t). */
function growthOf(given: Given): Growth {
  const rate = rateOf(given);
  if (given.compounding === "continuous") return remembered((years) => exponential(times(rate, years)));
  const each = perYear(given.compounding);
  const step = near(plus(1, over(rate, each)));
  return remembered((years) => {
    const { top, bottom } = lowest(times(each, years));
    return bottom === 1n ? power(step, Number(top), near) : near(raised(step, { top, bottom }));
  });
}

/** How many contributions there are by then: at the beginning of each period that has begun, or at the end of each that has ended. */
function countBy(given: Given, month: number): number {
  const periods = (perYear(given.contribution_frequency) * month) / 12;
  return given.contribution_timing === "begin" ? Math.ceil(periods) : Math.floor(periods);
}

/** The day of a contribution, counted from 0, in years. */
const dayOf = (given: Given, number: number): Ratio =>
  over(given.contribution_timing === "begin" ? number : number + 1, perYear(given.contribution_frequency));

/** What 1 has grown to so many months from the beginning, and so many contributions of 1. */
type Grown = {
  readonly start: (month: number) => Ratio;
  readonly contributions: (month: number, count: number) => Ratio;
};

function stateAfter(given: Given, grown: Grown, month: number) {
  const [principal, contribution] = [figure(given, "principal"), figure(given, "contribution")];
  const count = isZero(contribution) ? 0 : countBy(given, month);
  const start = times(principal, grown.start(month));
  return {
    month,
    start,
    paid: plus(
      principal,
      times(
        contribution,
        withRaises(given, count, (some) => ratio(some)),
      ),
    ),
    balance: plus(
      start,
      times(
        contribution,
        withRaises(given, count, (some) => grown.contributions(month, some)),
      ),
    ),
  };
}

/** Contributions raised after each year: of what the first so many are worth, a year's worth at a time at that year's rate. */
function withRaises(given: Given, count: number, worth: (first: number) => Ratio): Ratio {
  const raise = plus(1, over(figure(given, "contribution_raise"), 100));
  if (isZero(minus(raise, 1))) return worth(count);
  const each = perYear(given.contribution_frequency);
  let [sum, level, before] = [ratio(0), ratio(1), ratio(0)];
  for (let first = each; first < count + each; first += each) {
    const now = worth(Math.min(first, count));
    sum = near(plus(sum, times(level, minus(now, before))));
    [level, before] = [near(times(level, raise)), now];
  }
  return sum;
}

/** Each grown from its own day to the last: an annuity, and then what is left of the time. */
const byTheDay = (given: Given, growth: Growth): Grown => ({
  start: (month) => growth(over(month, 12)),
  contributions: (month, count) => {
    if (count === 0) return ratio(0);
    const rest = growth(minus(over(month, 12), dayOf(given, count - 1)));
    const step = growth(over(1, perYear(given.contribution_frequency)));
    if (isZero(minus(step, 1))) return times(rest, count);
    return near(times(rest, over(minus(power(step, count, near), 1), minus(step, 1))));
  },
});

/** The same where only whole periods between two compounding dates count: a contribution waits for the next date. */
function inSteps(given: Given): Grown {
  const each = perYear(given.compounding);
  const factor = near(plus(1, over(rateOf(given), each)));
  const growth = remembered((periods) => power(factor, Number(periods.top), near));
  const dateBy = (month: number): bigint => down(over(each * month, 12));
  /** The date that each contribution waits for, and what it and those before it are worth on that day. */
  const waiting: { readonly date: bigint; readonly worth: Ratio }[] = [];
  const waitingFor = (number: number) => {
    for (let i = waiting.length; i <= number; i++) {
      const [date, before] = [up(times(dayOf(given, i), each)), waiting[i - 1]];
      const grown = before ? near(times(before.worth, growth(ratio(date - before.date)))) : 0;
      waiting.push({ date, worth: plus(grown, 1) });
    }
    return waiting[number];
  };
  return {
    start: (month) => growth(ratio(dateBy(month))),
    contributions: (month, count) => {
      const last = dateBy(month);
      // Those that still wait for their date have not grown.
      let begun = count;
      while (begun > 0 && (waitingFor(begun - 1)?.date ?? 0n) > last) begun--;
      const latest = begun > 0 ? waitingFor(begun - 1) : undefined;
      const grown = latest ? near(times(latest.worth, growth(ratio(last - latest.date)))) : ratio(0);
      return plus(grown, count - begun);
    },
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
