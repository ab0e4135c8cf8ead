import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { level, owed } from "#calculators/second/lending";
import { counted, fixed, money } from "#calculators/second/print";
import {
  compare,
  isMore,
  larger,
  minus,
  near,
  over,
  plus,
  type Ratio,
  ratio,
  smaller,
  times,
} from "#calculators/second/ratio";

type Span = { after: number; rate: Ratio; payment: Ratio; balance: Ratio };

const adjustableRate: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const indexed = plus(of("index"), of("margin"));
  const path = spansOf(given, (change) => plus(indexed, times(of("index_change"), change)));
  const worst = spansOf(given, () => ratio(1000));
  const [first, next] = path.spans;
  const dearest = worst.spans.reduce((most, span) => (isMore(span.rate, most.rate) ? span : most));
  const months = 12 * whole(given, "years");
  const other =
    given.fixed_rate === undefined ? undefined : { amount: of("amount"), rate: over(of("fixed_rate"), 1200) };
  const pays = other && level(other, months);
  return {
    first_payment: money(first?.payment ?? 0),
    next_payment: next && money(next.payment),
    highest_payment: money(path.spans.map(({ payment }) => payment).reduce(larger)),
    worst_payment: money(dearest.payment),
    worst_from: counted(dearest.after, "month"),
    worst_rate: inPercent(dearest.rate),
    indexed_rate: inPercent(indexed),
    total_interest: money(path.interest),
    worst_interest: money(worst.interest),
    fixed_payment: pays && money(pays),
    fixed_interest: pays && money(minus(times(pays, months), of("amount"))),
    changes: path.spans.map(({ after, rate, payment, balance }, i) => [
      fixed(after, 0),
      inPercent(rate),
      money(payment),
      money(balance),
      inPercent(worst.spans[i]?.rate ?? ratio(0)),
      money(worst.spans[i]?.payment ?? 0),
    ]),
  };
};

const inPercent = (rate: Ratio) => `${fixed(rate, 3)}%`;

function spansOf(given: Given, target: (change: number) => Ratio) {
  const of = (name: string) => figure(given, name);
  const term = 12 * whole(given, "years");
  const start = of("initial_rate");
  const later = given.every === "year" ? 12 : 6;
  const spans: Span[] = [];
  let [rate, balance, after, paid] = [start, of("amount"), 0, ratio(0)];
  for (let change = 0; after < term; change++) {
    if (change > 0) rate = moved(given, rate, target(change), change === 1 ? "first_cap" : "later_cap");
    const months = Math.min(term - after, change === 0 ? 12 * whole(given, "fixed_years") : later);
    const loan = { amount: balance, rate: over(rate, 1200), keep: near };
    const payment = near(level(loan, term - after));
    spans.push({ after, rate, payment, balance });
    paid = plus(paid, times(payment, months));
    balance = near(owed(loan, payment, months));
    after += months;
  }
  return { spans, interest: minus(paid, of("amount")) };
}

/** By the cap of this change, then by that of the whole term, then by the floor. */
function moved(given: Given, before: Ratio, target: Ratio, capName: string): Ratio {
  const [start, cap, life] = [figure(given, "initial_rate"), figure(given, capName), figure(given, "lifetime_cap")];
  const up = compare(target, before) > 0;
  const byCap = up ? smaller(target, plus(before, cap)) : larger(target, minus(before, cap));
  const byLife = larger(minus(start, life), smaller(plus(start, life), byCap));
  return larger(byLife, figure(given, "floor"));
}

export default adjustableRate;
