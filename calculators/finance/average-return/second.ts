// Averages in fractions; the money-weighted rate by halving, then Newton, where there is one change of sign.
import { type Day, lengthOf, numberOf } from "#calculators/second/calendar";
import { type Given, type Made, NO_OPINION, type Opinion } from "#calculators/second/given";
import { fixed, money, percent, upTo } from "#calculators/second/print";
import {
  compare,
  isNegative,
  isZero,
  minus,
  near,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  root,
  times,
} from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

const averageReturn: Opinion = (given) => (given.known === "account" ? ofAccount(given) : ofYears(given));

const rate = (growth: Ratio): string => percent(times(minus(growth, 1), 100), 4);

function ofYears(given: Given): ReturnType<Opinion> {
  const returns = (given.returns ?? "").split(",").map((text) => ratio(text.trim()));
  const n = returns.length;
  const values = returns.map((_, i) => product(returns.slice(0, i + 1).map((one) => plus(1, over(one, 100)))));
  const last = values.at(-1) ?? ratio(1);
  const mean = over(plus(0, ...returns), n);
  const squares = plus(0, ...returns.map((one) => times(minus(one, mean), minus(one, mean))));
  return {
    geometric: rate(root(near(last), n)),
    arithmetic: percent(mean, 4),
    deviation: n > 1 ? percent(root(over(squares, n - 1), 2), 4) : undefined,
    total: rate(last),
    years: upTo(n, 2),
    growth: values.map((value, i) => [fixed(i + 1, 0), percent(returns[i] ?? 0), fixed(times(value, 100), 2)]),
  };
}

const product = (factors: readonly Ratio[]): Ratio => factors.reduce((a, b) => times(a, b), ratio(1));

function ofAccount(given: Given): ReturnType<Opinion> {
  const rows = (given.account ?? "").split("; ").map((row) => {
    const [date = "", balance = "0", deposit = "0"] = row.split(":");
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    return { date: { year, month, day }, balance: ratio(balance), deposit: ratio(deposit || "0") };
  });
  if (rows.some(({ date }) => !isDay(date))) return undefined;
  const starts = rows.map(({ balance, deposit }) => plus(balance, deposit));
  const grown = rows.slice(1).map(({ balance }, i) => over(balance, starts[i] ?? 1));
  const numbers = rows.map(({ date }) => numberOf(date));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return undefined;
  const days = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0);
  const paid = rows.map(({ deposit }, i) => (i === 0 ? (starts[0] ?? deposit) : deposit));
  const flows = paid.map((amount, i) => ({ at: (numbers[i] ?? 0) - (numbers[0] ?? 0), amount: times(amount, -1) }));
  const weighted = moneyWeighted([...flows.slice(0, -1), { at: days, amount: last.balance }]);
  const multiple = product(grown);
  if (weighted === undefined) return undefined;
  if (weighted === null && isZero(last.balance)) return NO_OPINION;
  return {
    money_weighted: weighted,
    time_weighted: isZero(multiple) ? "-100%" : rate(toThe(near(multiple), over(365, days))),
    total: rate(multiple),
    years: upTo(over(days, 365), 2),
    paid_in: money(plus(0, ...paid)),
    balance: money(last.balance),
    gain: money(minus(last.balance, plus(0, ...paid))),
    intervals: grown.map((growth, i) => [
      null,
      money(starts[i] ?? 0),
      money(rows[i + 1]?.balance ?? 0),
      percent(times(minus(growth, 1), 100)),
    ]),
  };
}

const isDay = ({ year, month, day }: Day): boolean => day <= lengthOf(year, month);

type Flow = { readonly at: number; readonly amount: Ratio };
const [HALVINGS, NEWTONS] = [60, 5];

/** Null is no opinion, for more than one change of sign. */
function moneyWeighted(all: readonly Flow[]): string | null | undefined {
  const flows = all.filter(({ amount }) => !isZero(amount));
  const changes = flows.filter(({ amount }, i) => i > 0 && isNegative(times(amount, flows[i - 1]?.amount ?? 0))).length;
  if (changes === 0) return undefined;
  if (changes > 1) return null;
  let [low, high] = [toThe(over(1, 10000), over(1, 365)), toThe(10001, over(1, 365))];
  const isBelow = isNegative(worth(flows, low));
  if (isNegative(worth(flows, high)) === isBelow) return undefined;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = near(over(plus(low, high), 2));
    if (isNegative(worth(flows, middle)) === isBelow) low = middle;
    else high = middle;
  }
  let x = low;
  for (let i = 0; i < NEWTONS; i++) {
    const slope = worth(flows, x, true);
    if (compare(slope, 0) !== 0) x = near(times(x, plus(1, over(worth(flows, x), slope))));
  }
  return rate(power(x, 365, near));
}

/** With `moment` each counts as often as it is steps away. */
function worth(flows: readonly Flow[], growth: Ratio, moment = false): Ratio {
  const discount = near(over(1, growth));
  return plus(0, ...flows.map(({ at, amount }) => near(times(amount, power(discount, at, near), moment ? at : 1))));
}

/** Accounts whose dates and balances are in order. */
export const made: Made = (pick) => {
  const amounts = ["0", "0.01", "250", "1000", "-100", "5000.5", "-2500"];
  const balances = ["2600", "3000", "12000.37", "9000", "100000"];
  const dates = ["2019-06-30", "2020-02-29", "2020-12-31", "2023-03-01", "2026-01-01"].slice(pick([0, 1, 2, 3]));
  const rows = dates.slice(0, -1).map((date) => `${date}:${pick(balances)}:${pick(amounts)}`);
  return { known: "account", account: [...rows, `2027-07-04:${pick(["0", "1", ...balances])}`].join("; ") };
};

export default averageReturn;
