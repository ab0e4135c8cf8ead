// Month by month from the full retirement age: each month early takes off its part of the benefit, each month late adds one. The
// full benefit is the lowest of three straight lines, because each rate above a bend point is lower than the one before.
import { figure, NO_OPINION, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, percent } from "#calculators/second/print";
import {
  type Amount,
  down,
  isMore,
  minus,
  over,
  plus,
  type Ratio,
  smaller,
  times,
  up,
} from "#calculators/second/ratio";

const [FULL_AGE, EARLIEST, LATEST] = [67 * 12, 62 * 12, 70 * 12];
/** By year: the wage base, the earnings for a credit, and the two bend points. */
const RULES: Readonly<Record<string, readonly [number, number, number, number]>> = { 2026: [184500, 1890, 1286, 7749] };

const socialSecurity: Opinion = (given) => {
  const rules = RULES[given.year ?? ""];
  if (!rules) return NO_OPINION;
  const [base, credit, first, second] = rules;
  const [earnings, years] = [figure(given, "earnings"), whole(given, "years")];
  const quarters = [1, 2, 3, 4].filter((n) => !isMore(n * credit, earnings)).length;
  if (quarters * years < 40) return undefined;
  const start = whole(given, "start_age") * 12 + whole(given, "start_months");
  const average = down(over(times(smaller(earnings, base), Math.min(years, 35)), 420));
  const full = dimes(average, first, second);
  const payment = paid(full, start);
  const ages = Array.from({ length: (LATEST - EARLIEST) / 12 + 1 }, (_, i) => EARLIEST + 12 * i);
  return {
    monthly_payment: money(payment),
    yearly_payment: money(payment * 12n),
    full_benefit: money(full),
    share_of_full: percent(share(start)),
    average_earnings: money(average),
    replaced: percent(over(payment * 1200n, earnings)),
    break_even: caughtUp(paid(full, EARLIEST), payment, start),
    ages: ages.map((age) => [fixed(age / 12, 0), money(paid(full, age)), percent(share(age))]),
  };
};

function dimes(average: bigint, bend: number, upper: number): Ratio {
  const lines: readonly (readonly [percent: number, atZero: Amount])[] = [
    [90, 0],
    [32, bend * 58],
    [15, bend * 58 + upper * 17],
  ];
  const [first, ...others] = lines.map(([slope, atZero]) => over(plus(times(average, slope), atZero), 100));
  const lowest = others.reduce((low, line) => smaller(low, line), first ?? over(0, 1));
  return over(down(lowest, 1), 10);
}

/** Percent of the full benefit. */
function share(start: number): Ratio {
  let percent = over(100, 1);
  for (let month = FULL_AGE; month > start; month--)
    percent = minus(percent, FULL_AGE - month < 36 ? over(5, 9) : over(5, 12));
  for (let month = FULL_AGE; month < start; month++) percent = plus(percent, over(2, 3));
  return percent;
}

const paid = (full: Ratio, start: number): bigint => down(over(times(full, share(start)), 100));

/** What is missing on the first day of later payments, made good month by month. */
function caughtUp(early: bigint, late: bigint, start: number): string | undefined {
  if (late <= early) return undefined;
  const missing = early * BigInt(start - EARLIEST);
  const age = BigInt(start) + up(over(missing, late - early));
  const [years, months] = [age / 12n, age % 12n];
  if (months === 0n) return `${years} years`;
  return `${years} years and ${months} month${months === 1n ? "" : "s"}`;
}

export default socialSecurity;
