import { dayAt, dayOf, monthsOn, numberOf, written } from "#calculators/second/calendar";
import { figure, type Given, NO_OPINION, type Opinion, whole } from "#calculators/second/given";
import { interestOf, type Loan, level, paymentsUntil } from "#calculators/second/lending";
import { fixed, money } from "#calculators/second/print";
import { compare, isMore, isZero, minus, nearest, over, plus, type Ratio, times, up } from "#calculators/second/ratio";

const MOST_MONTHS = 1200;
const LAST_YEAR = 9999;
/** Exact fractions of more payments take too long. */
const MOST_DUE = 1200;

const mortgagePayoff: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const loan = { amount: of("balance"), rate: over(of("annual_rate"), 1200) };
  const planned = plannedOf(given, loan);
  if (!planned) return undefined;
  const isBiweekly = given.frequency === "biweekly";
  const left = minus(loan.amount, of("single_extra"));
  if (!isMore(left, 0)) return undefined;
  const faster = { amount: left, rate: over(of("annual_rate"), isBiweekly ? 2600 : 1200) };
  const now = over(planned.payment, isBiweekly ? 2 : 1);
  const due = given.goal === "date" ? dueBy(given) : undefined;
  if (due && due > MOST_DUE) return NO_OPINION;
  const needed = due === undefined ? undefined : level(faster, due);
  const missing = needed && missingCents(needed, now);
  const extra = missing ?? of("extra_payment");
  const each = plus(now, extra);
  const payments = paymentsUntil(faster, each, 2 * MOST_MONTHS + 600);
  if (payments === undefined) return undefined;
  const payoff = payoffDay(given, payments);
  if (payoff && payoff.year > LAST_YEAR) return undefined;
  const months = isBiweekly ? Math.ceil((payments * 12) / 26) : payments;
  const isChanged = isBiweekly || !isZero(extra) || !isZero(of("single_extra"));
  const paid = isChanged ? interestOf(faster, each, payments) : planned.interest;
  return {
    interest_saved: money(minus(planned.interest, paid)),
    extra_needed: missing && money(missing),
    needed_payment: needed && money(needed),
    months_saved: fixed(planned.months - months, 0),
    months: fixed(months, 0),
    years: fixed(over(payments, isBiweekly ? 26 : 12), 1),
    payoff_date: payoff && written(payoff),
    payments: fixed(payments, 0),
    each_payment: money(each),
    total_interest: money(paid),
    payment: money(planned.payment),
    planned_months: fixed(planned.months, 0),
    planned_interest: money(planned.interest),
    balances: null,
  };
};

/** Up to the whole cent, and nothing where the payment is large enough. */
function missingCents(needed: Ratio, now: Ratio): Ratio {
  const missing = minus(needed, now);
  return isMore(missing, 0) ? over(up(times(missing, 100)), 100) : times(0, missing);
}

/** Payments due one after another, counted until one would be too late. */
function dueBy(given: Given): number {
  const [next, last] = [dayOf(given, "next_due"), numberOf(dayOf(given, "payoff_by"))];
  if (given.frequency === "biweekly") return Math.floor((last - numberOf(next)) / 14) + 1;
  let count = 0;
  while (count <= MOST_DUE && numberOf(monthsOn(next, count, "last")) <= last) count++;
  return count;
}

function payoffDay(given: Given, payments: number) {
  const name = given.goal === "date" ? "next_due" : "next_payment";
  if (given[name] === undefined) return undefined;
  const next = dayOf(given, name);
  if (given.frequency === "biweekly") return dayAt(numberOf(next) + 14 * (payments - 1));
  return monthsOn(next, payments - 1, "last");
}

/** Level to the end: all payments less the balance. */
function plannedOf(given: Given, loan: Loan) {
  const levelled = (months: number) => {
    const payment = level(loan, months);
    return { payment, months, interest: minus(times(payment, months), loan.amount) };
  };
  if (given.known === "term") {
    const months = 12 * whole(given, "years_left") + whole(given, "months_left");
    return months > 0 ? levelled(months) : undefined;
  }
  const payment = figure(given, "payment");
  if (!isMore(payment, times(loan.amount, loan.rate))) return undefined;
  const months = paymentsUntil(loan, payment, MOST_MONTHS);
  if (months === undefined) return undefined;
  const isLevelOf = (count: number) => count > 0 && compare(payment, over(nearest(level(loan, count), 2), 100)) === 0;
  const rounded = [months, months - 1].find(isLevelOf);
  if (rounded !== undefined) return levelled(rounded);
  return { payment, months, interest: interestOf(loan, payment, months) };
}

export default mortgagePayoff;
