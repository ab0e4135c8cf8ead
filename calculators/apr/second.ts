// Regulation Z, appendix J: the rate at which all payments, each at its own time, are worth what was received.
import { TIMES_A_YEAR } from "#calculators/second/deposits";
import { crossing } from "#calculators/second/falling";
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { level } from "#calculators/second/lending";
import { fixed, money } from "#calculators/second/print";
import { isMore, isZero, minus, near, over, plus, power, type Ratio, ratio, times } from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

const apr: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const each = TIMES_A_YEAR[given.frequency ?? ""] ?? 1;
  const stream = paymentsOf(given, each);
  if (!stream) return undefined;
  const financed = minus(of("amount"), of("paid_fees"));
  if (!isMore(financed, 0)) return undefined;
  const total = worthAt(ratio(0), stream);
  if (isMore(financed, total)) return undefined;
  const hasOddDays = given.first_period === "dates";
  const inYear = periodsInYear(given, each);
  const rate = hasOddDays ? ratio(0) : rateOf(financed, stream);
  const effective = times(minus(toThe(plus(1, rate), inYear), 1), 100);
  if (isMore(effective, MOST_PERCENT)) return undefined;
  return {
    apr: hasOddDays ? null : inPrint(times(rate, 100, inYear)),
    finance_charge: money(minus(total, financed)),
    amount_financed: money(financed),
    total_of_payments: money(total),
    payment: money(stream.payment),
    effective_rate: hasOddDays || isMore(effective, SURE) ? null : inPrint(effective),
  };
};

const inPrint = (rate: Ratio): string => `${fixed(rate, 3)}%`;

/** A percentage of more than thirty whole digits is no answer. */
const MOST_PERCENT = 10n ** 30n;
/** Beyond this the rate found here has too few digits for an opinion on its power. */
const SURE = 10n ** 20n;

/** Days in the term of a single payment that is not due after whole months. */
const DAYS: Readonly<Record<string, number>> = { weekly: 7, biweekly: 14, four_weekly: 28, semimonthly: 15 };

/** Periods in a year. The term of a single payment is its own period, of 365 days in a year. */
function periodsInYear(given: Given, each: number): Ratio {
  const days = DAYS[given.frequency ?? ""];
  return whole(given, "payments") === 1 && days !== undefined ? over(365, days) : ratio(each);
}

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
    return { ...own, payment: near(level({ amount, rate, keep: near }, count)), first: ratio(0), last: ratio(0) };
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

/** The higher the rate, the less the payments are worth. */
function rateOf(financed: Ratio, stream: Stream): Ratio {
  let [low, high] = [ratio(0), ratio(1)];
  while (isMore(worthAt(high, stream), financed)) [low, high] = [high, times(high, 2)];
  return crossing((rate) => worthAt(rate, stream), financed, low, high);
}

export default apr;
