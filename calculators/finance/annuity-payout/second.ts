// Period by period: interest on what is there and the payout, as in the definition. The level payout comes from two such runs,
// what the amount grows to if left alone, and what payouts of 1 grow to if put aside: their quotient.
import { inPeriod, TIMES_A_YEAR } from "#calculators/second/deposits";
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, money } from "#calculators/second/print";
import { isMore, minus, near, over, plus, type Ratio, ratio, smaller, times } from "#calculators/second/ratio";

const MOST_YEARS = 100;
const SHOWN_FOREVER = 30;
const HAIR = over(1, 10n ** 60n);
const NOTHING = ratio(0);

type Plan = {
  readonly amount: Ratio;
  readonly growth: Ratio;
  readonly perYear: number;
  readonly waiting: number;
  readonly isFirst: boolean;
};

const annuityPayout: Opinion = (given) => {
  const plan = planOf(given);
  const ready = grown(plan.amount, plan, plan.waiting);
  if (given.find === "time") return lasting(plan, ready, figure(given, "payment"));
  if (given.find === "payout") return forYears(plan, ready, whole(given, "years") * plan.perYear);
  if (!isMore(plan.growth, 1)) return undefined;
  const payout = plan.isFirst ? minus(ready, over(ready, plan.growth)) : times(ready, minus(plan.growth, 1));
  return { payout: money(payout), schedule: run(plan, payout, SHOWN_FOREVER * plan.perYear).rows };
};

function planOf(given: Given): Plan {
  const perYear = TIMES_A_YEAR[given.frequency ?? ""] ?? 1;
  return {
    amount: figure(given, "amount"),
    growth: inPeriod(figure(given, "annual_rate"), given.compounding, perYear),
    perYear,
    waiting: whole(given, "deferral") * perYear,
    isFirst: given.timing === "begin",
  };
}

function grown(amount: Ratio, { growth }: Plan, periods: number): Ratio {
  let worth = amount;
  for (let i = 0; i < periods; i++) worth = near(times(worth, growth));
  return worth;
}

function forYears(plan: Plan, ready: Ratio, payouts: number): ReturnType<Opinion> {
  let aside = NOTHING;
  for (let i = 0; i < payouts; i++) aside = near(plus(times(aside, plan.growth), 1));
  if (plan.isFirst) aside = times(aside, plan.growth);
  const payout = over(grown(ready, plan, payouts), aside);
  const total = times(payout, payouts);
  return {
    payout: money(payout),
    payouts: fixed(payouts, 0),
    total_paid: money(total),
    total_interest: money(minus(total, plan.amount)),
    schedule: run(plan, payout, payouts).rows,
  };
}

function lasting(plan: Plan, ready: Ratio, payment: Ratio): ReturnType<Opinion> {
  const left = plan.isFirst ? times(minus(ready, payment), plan.growth) : minus(times(ready, plan.growth), payment);
  if (!isMore(minus(ready, HAIR), left))
    return { lasts: null, schedule: run(plan, payment, SHOWN_FOREVER * plan.perYear).rows };
  const { rows, count, last, total, isEmpty } = run(plan, payment, MOST_YEARS * plan.perYear);
  if (!isEmpty) return { lasts: null, schedule: rows };
  return {
    lasts: null,
    payouts: fixed(count, 0),
    last_payout: money(last),
    total_paid: money(total),
    total_interest: money(minus(total, plan.amount)),
    schedule: rows,
  };
}

/** Until nothing is left, and at most so many payouts. */
function run({ amount, growth, perYear, waiting, isFirst }: Plan, payout: Ratio, most: number) {
  const rows: string[][] = [];
  let [balance, last, total, paid, atNewYear, period] = [amount, NOTHING, NOTHING, NOTHING, amount, 0];
  const isEmpty = () => !isMore(balance, HAIR);
  while (period < waiting + most && !isEmpty()) {
    const due = period++ < waiting ? NOTHING : payout;
    const worth = isFirst ? balance : near(times(balance, growth));
    last = smaller(due, worth);
    balance = isFirst ? near(times(minus(worth, last), growth)) : minus(worth, last);
    [total, paid] = [plus(total, last), plus(paid, last)];
    if (period % perYear !== 0 && !isEmpty()) continue;
    const interest = minus(plus(balance, paid), atNewYear);
    rows.push([fixed(rows.length + 1, 0), money(paid), money(interest), money(balance)]);
    [atNewYear, paid] = [balance, NOTHING];
  }
  return { rows, count: period - waiting, last, total, isEmpty: isEmpty() };
}

export default annuityPayout;
