import { grownPayments, inYear, ofPeriod, TIMES_A_YEAR } from "#calculators/second/deposits";
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, money } from "#calculators/second/print";
import {
  down,
  isMore,
  isZero,
  minus,
  near,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  times,
  up,
} from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

const savingsGoal: Opinion = (given) => {
  const [goal, start] = [figure(given, "goal"), figure(given, "start")];
  const each = TIMES_A_YEAR[given.deposit_frequency ?? ""] ?? 1;
  const year = inYear(figure(given, "annual_rate"), given.compounding);
  const step = ofPeriod(year, each);
  const isBegin = given.deposit_timing === "begin";
  if (given.find === "time") return timeTo(given);
  const months = 12 * whole(given, "years") + whole(given, "months");
  const time = over(times(months, each), 12);
  const count = Number(isBegin ? up(time) : down(time));
  const grown = times(start, toThe(year, over(months, 12)));
  if (!isMore(goal, grown)) return reached(start, grown);
  if (count === 0) return undefined;
  // Each deposit grows from its own day to the end.
  const last = minus(time, isBegin ? count - 1 : count);
  const sum = times(grownPayments(step, power(step, count, near), ratio(count), false), toThe(step, last));
  const deposit = over(minus(goal, grown), sum);
  const balance = plus(grown, times(deposit, sum));
  const deposits = times(deposit, count);
  return {
    needed_deposit: money(deposit),
    deposits: fixed(count, 0),
    total_deposits: money(deposits),
    total_interest: money(minus(balance, plus(start, deposits))),
    final_balance: money(balance),
    schedule: null,
  };
};

/** What is saved already is enough. */
const reached = (start: Ratio, balance: Ratio): ReturnType<Opinion> => ({
  needed_deposit: money(0),
  deposits: fixed(0, 0),
  total_deposits: money(0),
  total_interest: money(minus(balance, start)),
  final_balance: money(balance),
  schedule: null,
});

/** The fewest whole periods after which the balance is the goal. */
function timeTo(given: Given): ReturnType<Opinion> {
  const [goal, start, deposit] = [figure(given, "goal"), figure(given, "start"), figure(given, "deposit")];
  const each = TIMES_A_YEAR[given.deposit_frequency ?? ""] ?? 1;
  const step = ofPeriod(inYear(figure(given, "annual_rate"), given.compounding), each);
  const isBegin = given.deposit_timing === "begin";
  const after = (count: number) => {
    const grown = power(step, count, near);
    return plus(times(start, grown), times(deposit, grownPayments(step, grown, ratio(count), isBegin)));
  };
  let [low, high] = [0, 100 * each];
  if (isMore(goal, after(high))) return undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isMore(goal, after(middle))) low = middle + 1;
    else high = middle;
  }
  const [balance, deposits] = [after(low), times(deposit, low)];
  return {
    time: null,
    deposits: fixed(isZero(deposit) ? 0 : low, 0),
    total_deposits: money(deposits),
    total_interest: money(minus(balance, plus(start, deposits))),
    final_balance: money(balance),
    schedule: null,
  };
}

export default savingsGoal;
