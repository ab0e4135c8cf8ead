// Regulation Z, appendix J: the rate at which all payments, each at its own time, are worth what was received.
import { TIMES_A_YEAR } from "#calculators/second/deposits";
import { crossing } from "#calculators/second/falling";
import { type Wait, waitIn } from "#calculators/second/first-payment";
import { figure, type Given, NO_OPINION, type Opinion, whole } from "#calculators/second/given";
import { level } from "#calculators/second/lending";
import { fixed, money } from "#calculators/second/print";
import {
  compare,
  isMore,
  isZero,
  minus,
  near,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  size,
  times,
} from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

const apr: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const each = TIMES_A_YEAR[given.frequency ?? ""] ?? 1;
  const stream = paymentsOf(given, each);
  if (!stream) return undefined;
  const first = minus(of("amount"), of("paid_fees"));
  if (!isMore(first, 0)) return undefined;
  const later = payoutsIn(given);
  const financed = plus(first, ...later.map(({ amount }) => amount));
  const total = worthAt(ratio(0), stream);
  if (isMore(financed, total)) return undefined;
  const hasOddDays = given.first_period === "dates";
  if (hasOddDays && later.length > 0) return NO_OPINION;
  const wait = hasOddDays
    ? waitIn(given, stream.count === 1, ratio(each))
    : { full: 1, part: ratio(0), inYear: periodsInYear(given, each, later) };
  const rate = rateOf(first, stream, later, wait);
  if (rate === NO_OPINION || !rate) return rate;
  const effective = times(minus(toThe(plus(1, rate), wait.inYear), 1), 100);
  if (isMore(effective, MOST_PERCENT)) return undefined;
  return {
    apr: inPrint(times(rate, 100, wait.inYear)),
    finance_charge: money(minus(total, financed)),
    amount_financed: money(financed),
    total_of_payments: money(total),
    payment: money(stream.payment),
    effective_rate: isMore(effective, SURE) ? null : inPrint(effective),
  };
};

const inPrint = (rate: Ratio): string => `${fixed(rate, 3)}%`;

/** A percentage of more than thirty whole digits is no answer. */
const MOST_PERCENT = 10n ** 30n;
/** Beyond this the rate found here has too few digits for an opinion on its power. */
const SURE = 10n ** 20n;

/** Days in the term of a single payment that is not due after whole months. */
const DAYS: Readonly<Record<string, number>> = { weekly: 7, biweekly: 14, four_weekly: 28, semimonthly: 15 };

/** Periods in a year. The term of a single payout and payment is its own period, of 365 days in a year. */
function periodsInYear(given: Given, each: number, later: readonly Payout[]): Ratio {
  const days = DAYS[given.frequency ?? ""];
  const isSingle = whole(given, "payments") === 1 && later.length === 0;
  return isSingle && days !== undefined ? over(365, days) : ratio(each);
}

type Payout = { readonly amount: Ratio; readonly after: Ratio };

/** "1000:2; 500:3.5", as amounts and periods after the first payout. */
const payoutsIn = ({ later_payouts = "" }: Given): readonly Payout[] =>
  later_payouts
    .split("; ")
    .filter((row) => row !== "")
    .map((row) => {
      const [amount = "", after = ""] = row.split(":");
      return { amount: ratio(amount), after: ratio(after) };
    });

type Stream = {
  readonly payment: Ratio;
  readonly count: number;
  readonly insurance: Ratio;
  readonly insured: number;
  /** What the first and the last differ by. */
  readonly first: Ratio;
  readonly last: Ratio;
};

function paymentsOf(given: Given, each: number): Stream | undefined {
  const count = whole(given, "payments");
  const insured = given.insured_payments === undefined ? count : whole(given, "insured_payments");
  if (insured > count) return undefined;
  const own = { count, insurance: figure(given, "insurance"), insured };
  if (given.payment_from === "rate") {
    const rate = over(figure(given, "annual_rate"), 100 * each);
    const amount = plus(figure(given, "amount"), figure(given, "financed_fees"));
    const payment = level({ amount, rate, keep: near }, count);
    return { ...own, payment: isZero(rate) ? payment : near(payment), first: ratio(0), last: ratio(0) };
  }
  const payment = figure(given, "payment");
  const other = (name: string) => (given[name] === undefined ? ratio(0) : minus(figure(given, name), payment));
  if (count === 1 && given.first_payment !== undefined && given.last_payment !== undefined) return undefined;
  return { ...own, payment, first: other("first_payment"), last: other("last_payment") };
}

/** At so much for each period. */
function worthAt(rate: Ratio, { payment, count, insurance, insured, first, last }: Stream): Ratio {
  const discount = near(over(1, plus(1, rate)));
  const after = (periods: number) => power(discount, periods, near);
  const all = (periods: number) => (isZero(rate) ? ratio(periods) : over(minus(1, after(periods)), rate));
  const ends = plus(times(first, discount), times(last, after(count)));
  return near(plus(times(payment, all(count)), times(insurance, all(insured)), ends));
}

/** Undefined where more than what is owed was paid before the end: then no rate is the only one. */
function rateOf(
  first: Ratio,
  stream: Stream,
  later: readonly Payout[],
  wait: Wait,
): Ratio | typeof NO_OPINION | undefined {
  let [low, high] = [ratio(0), ratio(1)];
  const worth = (rate: Ratio) => near(times(worthAt(rate, stream), broughtBack(rate, wait)));
  const left = (rate: Ratio) => minus(worth(rate), received(rate, first, later));
  while (isMore(left(high), 0)) [low, high] = [high, times(high, 2)];
  // The higher the rate, the less the payments are worth.
  if (later.length === 0) return crossing(worth, first, low, high);
  if (isZero(left(ratio(0)))) high = low;
  for (let i = 0; i < HALVINGS && !isZero(minus(high, low)); i++) {
    const middle = near(over(plus(low, high), 2));
    if (isMore(left(middle), 0)) low = middle;
    else high = middle;
  }
  return isOwedThroughout(low, stream, later);
}

/** From one period before the first payment to the day of the loan: over the part of a period interest is simple. */
function broughtBack(rate: Ratio, { full, part }: Wait): Ratio {
  const discount = near(over(1, plus(1, rate)));
  return near(over(power(discount, full - 1, near), plus(1, times(rate, part))));
}

/** Forty digits and more. */
const HALVINGS = 140;

const received = (rate: Ratio, first: Ratio, later: readonly Payout[]): Ratio =>
  plus(first, ...later.map((payout) => near(times(payout.amount, discountFor(rate, payout.after)))));

/** What 1 is worth after full periods and, with simple interest, a part of one. */
function discountFor(rate: Ratio, after: Ratio): Ratio {
  const full = Number(after.top / after.bottom);
  const part = plus(1, times(rate, minus(after, full)));
  return near(over(power(near(over(1, plus(1, rate))), full, near), part));
}

/** What is still owed, from the last payout or payment back to the first. */
function isOwedThroughout(
  rate: Ratio,
  stream: Stream,
  later: readonly Payout[],
): Ratio | typeof NO_OPINION | undefined {
  const { payment, count, insurance, insured, first, last } = stream;
  const paid = Array.from({ length: count }, (_, i) => ({
    after: ratio(i + 1),
    amount: plus(payment, i < insured ? insurance : 0, i === 0 ? first : 0, i === count - 1 ? last : 0),
  }));
  const received = later.map(({ after, amount }) => ({ after, amount: times(amount, -1) }));
  const events = [...paid, ...received].sort((a, b) => compare(b.after, a.after));
  if (isMore(TINY, discountFor(rate, events[0]?.after ?? ratio(0)))) return NO_OPINION;
  let owed = ratio(0);
  const isOwed = events.every(({ after, amount }, i) => {
    const value = times(amount, discountFor(rate, after));
    owed = near(plus(owed, value));
    return isZero(minus(events[i + 1]?.after ?? 0, after)) || !isMore(times(size(value), NOISE), owed);
  });
  return isOwed ? rate : undefined;
}

const NOISE = over(-1, 10n ** 25n);
/** Nothing smaller keeps enough digits. */
const TINY = over(1, 10n ** 80n);

export { made } from "#calculators/second/later-payouts";

/** A first payment years and some days after the loan, with payments once a year. */
export const met = ["2028-03-10", "2030-02-28"].map((first_payment_date) => ({
  payment_from: "given",
  amount: "20000",
  payment: "4400",
  payments: "10",
  frequency: "yearly",
  first_period: "dates",
  advance_date: "2025-12-31",
  first_payment_date,
}));

export default apr;
