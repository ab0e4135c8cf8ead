import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { level, worth } from "#calculators/second/lending";
import { fixed, money } from "#calculators/second/print";
import {
  isMore,
  isZero,
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

type Offer = { amount: Ratio; rate: Ratio; months: number; fees: Ratio };

const loanComparison: Opinion = (given) => {
  const all = given.compare === "offers" ? offersIn(given) : bothWays(given);
  const found = all.map(({ amount, rate, months, fees }) => {
    const payment = level({ amount, rate: over(rate, 1200) }, months);
    const paid = times(payment, months);
    const apr = isZero(fees) ? rate : yearlyRate(minus(amount, fees), payment, months);
    return { payment, apr, interest: minus(paid, amount), cost: plus(paid, fees) };
  });
  const costs = found.map(({ cost }) => cost);
  const saved = minus(costs.reduce(larger), costs.reduce(smaller));
  const [first, second] = all;
  const isLower = given.compare === "rebate" && first && second && isMore(first.rate, second.rate);
  return {
    cheapest: null,
    saved: money(saved),
    lowest_apr: null,
    lowest_payment: null,
    equal_rebate: isLower
      ? money(
          minus(
            second.amount,
            worth(found[1]?.payment ?? ratio(0), { amount: ratio(0), rate: over(first.rate, 1200) }, first.months),
          ),
        )
      : undefined,
    all: found.map(({ payment, apr, interest, cost }) => [
      null,
      money(payment),
      `${fixed(apr, 3)}%`,
      money(interest),
      money(cost),
    ]),
  };
};

const offersIn = (given: Given): Offer[] =>
  (given.offers ?? "").split("; ").map((row) => {
    const [rate = "0", months = "1", fees = "0"] = row.split(":").slice(-3);
    return { amount: figure(given, "amount"), rate: ratio(rate), months: Number(months), fees: ratio(fees || "0") };
  });

function bothWays(given: Given): Offer[] {
  const amount = minus(figure(given, "price"), figure(given, "down_payment"));
  const common = { months: whole(given, "months"), fees: ratio(0) };
  return [
    { ...common, amount: minus(amount, figure(given, "rebate")), rate: figure(given, "usual_rate") },
    { ...common, amount, rate: figure(given, "low_rate") },
  ];
}

/** By halving: the payments are worth more than what was received where the rate is too low. */
function yearlyRate(received: Ratio, payment: Ratio, months: number): Ratio {
  let [low, high] = [ratio(0), near(over(payment, received))];
  for (let i = 0; i < 90; i++) {
    const middle = near(over(plus(low, high), 2));
    if (isMore(worth(payment, { amount: ratio(0), rate: middle, keep: near }, months), received)) low = middle;
    else high = middle;
  }
  return times(low, 1200);
}

export default loanComparison;
