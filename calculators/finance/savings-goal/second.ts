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
  const raise = plus(1, over(figure(given, "deposit_raise"), 100));
  const { worth, paid } = inYears({ step, raise, each }, count);
  const sum = times(worth, toThe(step, last));
  const deposit = over(minus(goal, grown), sum);
  const balance = plus(grown, times(deposit, sum));
  const deposits = times(deposit, paid);
  return {
    needed_deposit: money(deposit),
    deposits: fixed(count, 0),
    total_deposits: money(deposits),
    total_interest: money(minus(balance, plus(start, deposits))),
    final_balance: money(balance),
    schedule: null,
  };
};

type Rising = { readonly step: Ratio; readonly raise: Ratio; readonly each: number };

/** What so many deposits of 1, raised after each year, are worth with the last of them, and what they come to. */
function inYears({ step, raise, each }: Rising, count: number) {
  let [worth, paid, level] = [ratio(0), ratio(0), ratio(1)];
  for (let before = 0; before < count; before += each) {
    const some = Math.min(each, count - before);
    const grown = power(step, some, near);
    const added = grownPayments(step, grown, ratio(some), false);
    worth = near(plus(times(worth, grown), times(level, added)));
    paid = near(plus(paid, times(level, some)));
    level = near(times(level, raise));
  }
  return { worth, paid };
}

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
  const raise = plus(1, over(figure(given, "deposit_raise"), 100));
  const after = (count: number) => {
    const { worth } = inYears({ step, raise, each }, count);
    return plus(times(start, power(step, count, near)), times(deposit, isBegin ? times(worth, step) : worth));
  };
  let [low, high] = [0, 100 * each];
  if (isMore(goal, after(high))) return undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isMore(goal, after(middle))) low = middle + 1;
    else high = middle;
  }
  const [balance, deposits] = [after(low), times(deposit, inYears({ step, raise, each }, low).paid)];
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
