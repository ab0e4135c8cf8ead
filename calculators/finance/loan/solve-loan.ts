// The loan that fits what is given: its payment, amount, term or rate.
import { formatAnyMoney, formatNumber, noAnswer } from "#engine";
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
import { ceil, snap, subtract } from "#numbers/round";
import { neverPaidOff } from "../../shared/level-payments.ts";
import { type Given, MOST_RATE, MOST_YEARS } from "./loan.ts";

export type Solved = ReturnType<typeof level>;

export function solve(given: Given, perYear: number) {
  if (given.find === "rate") {
    const { amount, payment, payments } = given;
    const rate = rateOf(amount, payment, payments);
    if (!rate)
      return noAnswer(
        `The payments add up to ${formatAnyMoney(payment.times(payments))}, less than the loan. Enter a larger payment or more payments.`,
      );
    if (snap(rate.times(100 * perYear)).gt(MOST_RATE))
      return noAnswer(`The rate would be more than ${formatNumber(MOST_RATE)}% a year.`);
    return level(amount, rate, payment, payments);
  }
  const rate = given.annual_rate.div(100 * perYear);
  if (given.find === "term") return untilCleared(given.amount, rate, given.payment, MOST_YEARS * perYear);
  const { payments, balloon } = given;
  const forBalloon = balloon.times(rate);
  if (given.find === "payment") {
    const paidDown = given.amount.minus(balloon);
    return withBalloon(level(paidDown, rate, levelPayment(paidDown, rate, payments), payments), balloon);
  }
  const payment = given.payment.minus(forBalloon);
  if (payment.lt(0))
    return noAnswer(
      `Enter a payment of at least ${formatAnyMoney(ceil(forBalloon, 2))}: that much is interest on the balloon each period.`,
    );
  return withBalloon(level(presentValue(payment, rate, payments), rate, payment, payments), balloon);
}

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
