// The loan that fits what is given: its payment, amount, term or rate.
import { formatEnough, formatNumber, noAnswer, withPercent } from "#engine";
import {
  balanceAfter,
  clearingInCents,
  growth,
  interestIn,
  levelPayment,
  presentValue,
  rateOf,
} from "#numbers/annuity";
import type { Decimal } from "#numbers/decimal";
import { TIMES_A_YEAR } from "#numbers/frequency";
import { ceil, snap, subtract } from "#numbers/round";
import { neverPaidOff } from "../../shared/level-payments.ts";
import type { Given } from "./loan.ts";

export const MOST_YEARS = 100;
export const MOST_RATE = 1000;

export type Solved = ReturnType<typeof level>;

export function forRate({ amount, payment, payments, frequency }: Given) {
  const rate = rateOf(amount, payment, payments);
  if (!rate)
    return noAnswer(
      (currency) =>
        `The payments add up to ${formatEnough(payment.times(payments), currency)}, less than the loan. Enter a larger payment or more payments.`,
    );
  if (snap(rate.times(100 * TIMES_A_YEAR[frequency])).gt(MOST_RATE))
    return noAnswer(
      ({ notation }) =>
        `The rate would be more than ${withPercent(formatNumber(MOST_RATE, {}, notation), notation)} a year.`,
    );
  return level(amount, rate, payment, payments);
}

export const forTerm = (given: Given) =>
  untilCleared(given.amount, rateFor(given), given.payment, MOST_YEARS * TIMES_A_YEAR[given.frequency]);

export function forPayment(given: Given) {
  const { payments, balloon } = given;
  const rate = rateFor(given);
  const paidDown = given.amount.minus(balloon);
  return withBalloon(level(paidDown, rate, levelPayment(paidDown, rate, payments), payments), balloon);
}

export function forAmount(given: Given) {
  const { payments, balloon } = given;
  const rate = rateFor(given);
  const forBalloon = balloon.times(rate);
  const payment = given.payment.minus(forBalloon);
  if (payment.lt(0))
    return noAnswer(
      (currency) =>
        `Enter a payment of at least ${formatEnough(ceil(forBalloon, 2), currency)}: that much is interest on the balloon each period.`,
    );
  return withBalloon(level(presentValue(payment, rate, payments), rate, payment, payments), balloon);
}

const rateFor = ({ annual_rate, frequency }: Given): Decimal => annual_rate.div(100 * TIMES_A_YEAR[frequency]);

function level(amount: Decimal, rate: Decimal, payment: Decimal, payments: number) {
  const interest = interestIn(amount, rate, payment, payments);
  return { amount, rate, payment, payments, interest, owedAfter, repaidBy, isPaidDown: true };

  // What the payments to come are worth. From those that were made, a rounded payment would grow like a debt.
  function owedAfter(made: number) {
    return made === 0 ? amount : presentValue(payment, rate, payments - made);
  }

  function repaidBy(number: number) {
    return payment.div(growth(rate, payments - number + 1));
  }
}

/** The balloon is a loan of its own: only its interest is paid until all of it is due, with the last payment. */
function withBalloon(loan: Solved, balloon: Decimal): Solved {
  if (balloon.isZero()) return loan;
  const { amount, rate, payment, payments, interest, owedAfter, repaidBy } = loan;
  return {
    ...loan,
    isPaidDown: !amount.isZero(),
    amount: amount.plus(balloon),
    payment: payment.plus(balloon.times(rate)),
    interest: interest.plus(balloon.times(rate).times(payments)),
    owedAfter: (made) => owedAfter(made).plus(balloon),
    repaidBy: (number) => (number === payments ? repaidBy(number).plus(balloon) : repaidBy(number)),
  };
}

function untilCleared(amount: Decimal, rate: Decimal, payment: Decimal, most: number) {
  const cleared = clearingInCents(amount, rate, payment, most);
  if (cleared) {
    const { payment, payments } = cleared;
    const owedAfter = (made: number) => balanceAfter(amount, rate, payment, made);
    const repaidBy = (number: number) =>
      number === payments ? owedAfter(number - 1) : subtract(payment, owedAfter(number - 1).times(rate));
    return { amount, rate, ...cleared, owedAfter, repaidBy, isPaidDown: true };
  }
  return neverPaidOff(payment, amount.times(rate), MOST_YEARS, "period");
}
