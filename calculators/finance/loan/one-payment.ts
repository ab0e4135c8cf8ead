// What one payment of a loan is made of, and what is owed after it.
import { type Decimal, decimal } from "#numbers/decimal";
import { hairBelow, snap, subtract } from "#numbers/round";
import type { Solved } from "./solve-loan.ts";

export function lookAt(loan: Solved, number: number) {
  if (number === 0) return { interest_part: null, principal_part: null, interest_so_far: null, balance_after: null };
  const { rate, payments, interest, owedAfter, repaidBy } = loan;
  const after = number === payments ? decimal(0) : belowAmount(loan, owedAfter(number));
  return {
    interest_part: owedAfter(number - 1).times(rate),
    principal_part: repaidBy(number),
    interest_so_far: number === payments ? interest : interestBefore(loan, number, after),
    balance_after: after,
  };
}

/** Something is paid back, though it may be too small to show. */
const belowAmount = ({ amount, isPaidDown }: Solved, owed: Decimal): Decimal =>
  isPaidDown && snap(owed).eq(snap(amount)) ? hairBelow(amount) : owed;

/** The payments that were made, less what they paid back: never nothing while a loan is paid down, though it may be too small to show. */
function interestBefore({ amount, payment, isPaidDown }: Solved, number: number, after: Decimal): Decimal {
  const paid = payment.times(number);
  const interest = subtract(paid.plus(after), amount);
  return isPaidDown && snap(interest).eq(paid) ? hairBelow(paid) : interest;
}
