// Where a loan is paid out in parts, several rates may make the payments worth the payouts. A rate at which something is
// owed right up to the end is the only one (Soper, The Marginal Efficiency of Capital: A Further Note, The Economic Journal
// 69, 1959): at a higher rate each balance would be larger, so the last payment would not clear the loan, and at a lower one
// it would clear more. That holds for simple interest over a part of a period too: the later a sum is due, the more a
// higher rate takes off it.
import { type Payments, type Payout, payoutWorths, type Wait, worth } from "./apr.ts";
import { type Decimal, sum } from "./decimal.ts";
import { subtract } from "./round.ts";

/**
 * Whether something is owed right up to the end; payouts are in order of time. The balance is lowest at the end and just
 * before a payout. It is what the payments still to come are worth, less the payouts still to come: without digits that
 * cancel, however long ago the loan began.
 */
export function isSole(rate: Decimal, wait: Wait, payments: readonly Payments[], later: readonly Payout[]): boolean {
  const worths = payoutWorths(rate, later);
  return later.every(({ after }, i) => {
    const made = Math.max(0, after.minus(wait.part).minus(wait.full).ceil().toNumber());
    return made === 0 || subtract(sum(worths.slice(i)), worth(rate, wait, afterFirst(made, payments))).lte(0);
  });
}

/** Without as many payments as were made. */
const afterFirst = (made: number, payments: readonly Payments[]): readonly Payments[] =>
  payments.map(({ amount, count, after = 0 }) => {
    const passed = Math.min(count, Math.max(0, made - after));
    return { amount, count: count - passed, after: after + passed };
  });
