// Level payments, by the theory of interest. A rate is that of one period, as a plain ratio (0.005, not 0.5 %).
//
//   payment = principal × r ÷ (1 − (1 + r)^−n)          balance after k = principal × (1 + r)^k − payment × s(k)
//   s(k) = ((1 + r)^k − 1) ÷ r, the worth of k payments of 1 at the last of them; k where r = 0
//
// (1 + r)^k − 1 loses as many digits as r has zeros, so growth is carried with 40 more of them.
import { type Amount, Decimal } from "./decimal.ts";
import { round, snap, subtract } from "./round.ts";
import { rootNear } from "./solve.ts";
import { narrow, nthRoot, Wide } from "./wide.ts";

/** (1 + rate)^periods */
export const growth = (rate: Decimal, periods: Decimal | number): Decimal => new Wide(rate).plus(1).pow(periods);

/** s(k): what `periods` payments of 1, each at the end of its period, have grown to. */
export function accumulated(rate: Decimal, periods: Decimal | number): Decimal {
  if (rate.isZero()) return new Decimal(periods);
  return narrow(growth(rate, periods).minus(1).div(rate));
}

/** The level payment that clears a loan in so many periods. */
export function levelPayment(principal: Decimal, rate: Decimal, periods: number): Decimal {
  if (rate.isZero()) return principal.div(periods);
  const grown = growth(rate, periods);
  return narrow(grown.times(principal).times(rate).div(grown.minus(1)));
}

/** What so many level payments are worth a period before the first of them: the loan that they clear. */
export function presentValue(payment: Decimal, rate: Decimal, periods: number): Decimal {
  if (rate.isZero()) return payment.times(periods);
  const grown = growth(rate, periods);
  return narrow(grown.minus(1).times(payment).div(grown.times(rate)));
}

/** The rate at which so many level payments clear a loan; undefined where together they come to less than the loan. */
export function rateOf(principal: Decimal, payment: Decimal, periods: number): Decimal | undefined {
  const none = new Decimal(0);
  if (subtract(payment.times(periods), principal).isZero()) return none;
  const excess = (rate: Decimal) => levelPayment(principal, rate, periods).minus(payment);
  // The interest of one period alone takes a payment of principal × rate; beyond that, by one, every level payment is more.
  const most = payment.div(principal).plus(1);
  return rootNear(excess, none, most, new Decimal("0.01"));
}

/** What is still owed after so many level payments. */
export const balanceAfter = (principal: Decimal, rate: Decimal, payment: Decimal, periods: number): Decimal =>
  subtract(principal, repaidAfter(principal, rate, payment, periods));

/** The first payment pays back what it has beyond the interest; each later one (1 + r) times as much as the one before. */
const repaidAfter = (principal: Decimal, rate: Decimal, payment: Decimal, periods: number): Decimal =>
  subtract(payment, principal.times(rate)).times(accumulated(rate, periods));

/**
 * How many level payments bring the balance down to `target`; undefined where `most` of them do not.
 * The balance falls with every payment, so the count is found by halving: exact, where a logarithm would round.
 */
export function paymentsUntil(
  target: Amount,
  principal: Decimal,
  rate: Decimal,
  payment: Decimal,
  most: number,
): number | undefined {
  // Snapped, for what is exactly enough may come out a hair below it.
  const wanted = snap(principal.minus(target));
  const isReached = (periods: number) => snap(repaidAfter(principal, rate, payment, periods)).gte(wanted);
  if (!isReached(most)) return undefined;
  let [over, enough] = [-1, most];
  while (enough - over > 1) {
    const middle = Math.floor((over + enough) / 2);
    if (isReached(middle)) enough = middle;
    else over = middle;
  }
  return enough;
}

/** A loan cleared by level payments and a smaller last one: how many there are, and the interest in them. */
export function clearing(principal: Decimal, rate: Decimal, payment: Decimal, most: number) {
  const payments = paymentsUntil(0, principal, rate, payment, most);
  if (payments === undefined) return undefined;
  const last = balanceAfter(principal, rate, payment, payments - 1).times(rate.plus(1));
  const paid = payment.times(payments - 1).plus(last);
  return { payments, interest: rate.isZero() ? rate : subtract(paid, principal) };
}

/** The same for a payment in cents. Where it is a level one, rounded, the last payment settles the cents, and not one more. */
export function clearingInCents(principal: Decimal, rate: Decimal, payment: Decimal, most: number) {
  const cleared = clearing(principal, rate, payment, most);
  if (!cleared) return undefined;
  const counts = [cleared.payments, Math.max(1, cleared.payments - 1)];
  const loans = counts.map((payments) => levelLoan(principal, rate, payments));
  return loans.find((loan) => round(loan.payment, 2).eq(payment)) ?? { ...cleared, payment };
}

/** A loan cleared by so many level payments: the payment, and the interest in them. */
export function levelLoan(principal: Decimal, rate: Decimal, payments: number) {
  const payment = levelPayment(principal, rate, payments);
  return { payments, payment, interest: interestIn(principal, rate, payment, payments) };
}

/** The interest in so many level payments that clear a loan; without a rate, exactly none. */
export const interestIn = (principal: Decimal, rate: Decimal, payment: Decimal, payments: number): Decimal =>
  rate.isZero() ? rate : subtract(payment.times(payments), principal);

/** The rate of one payment period that grows as much in a year as `compounded` periods at annual_rate ÷ compounded do. */
export function equivalentRate(annualPercent: Decimal, compounded: number, payments: number): Decimal {
  if (compounded === payments) return annualPercent.div(100 * payments);
  const period = new Wide(annualPercent).div(100 * compounded).plus(1);
  return narrow(nthRoot(period.pow(compounded), payments).minus(1));
}
