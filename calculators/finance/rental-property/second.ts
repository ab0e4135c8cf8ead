// A ledger of years in fractions, and the rate by halving.
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { level, owed } from "#calculators/second/lending";
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
  size,
  times,
} from "#calculators/second/ratio";

const rentalProperty: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const down =
    given.down_payment_as === "amount" ? of("down_payment") : over(times(of("price"), of("down_payment_rate")), 100);
  const amount = minus(of("price"), down);
  const loan = { amount, rate: over(of("annual_rate"), 1200), keep: near };
  const payment = near(level(loan, 12 * whole(given, "years")));
  const cash = plus(down, of("closing_costs"), of("repairs"));
  let so = times(cash, -1);
  const years = Array.from({ length: 30 }, (_, i) => {
    const isLent = i < whole(given, "years");
    const { noi } = running(given, i);
    const flow = minus(noi, isLent ? times(payment, 12) : 0);
    so = near(plus(so, flow));
    const value = risen(given, of("price"), "appreciation", i + 1);
    const left = i + 1 < whole(given, "years") ? owed(loan, payment, 12 * (i + 1)) : ratio(0);
    const sale = minus(over(times(value, minus(100, of("selling_rate"))), 100), left);
    return { noi, flow: near(flow), value, left, sale: near(sale), gain: plus(so, sale) };
  });
  const hold = whole(given, "hold");
  const last = years[hold - 1];
  if (!last) return undefined;
  const first = running(given, 0);
  const yearly = minus(first.noi, times(payment, 12));
  return {
    cash_flow: money(over(yearly, 12)),
    cash_on_cash: isZero(cash) ? undefined : percent(over(times(yearly, 100), cash)),
    cap_rate: percent(over(times(first.noi, 100), of("price"))),
    income: money(first.income),
    costs: money(minus(first.income, first.noi)),
    noi: money(first.noi),
    debt_service: money(times(payment, 12)),
    coverage: isZero(payment) ? undefined : upTo(over(first.noi, times(payment, 12)), 2),
    cash: money(cash),
    loan: money(amount),
    payment: money(payment),
    irr: isZero(cash)
      ? undefined
      : rateOf([times(cash, -1), ...years.slice(0, hold - 1).map(({ flow }) => flow), plus(last.flow, last.sale)]),
    gain: money(last.gain),
    proceeds: money(last.sale),
    schedule: years.map(({ noi, flow, value, left, gain }, i) => [
      fixed(i + 1, 0),
      money(noi),
      money(flow),
      money(value),
      money(left),
      money(gain),
    ]),
  };
};

function running(given: Given, year: number) {
  const of = (name: string) => figure(given, name);
  const collected = over(times(12, plus(of("rent"), of("other_income")), minus(100, of("vacancy_rate"))), 100);
  const income = risen(given, collected, "rent_increase", year);
  const fixed = risen(given, plus(of("property_tax"), of("insurance"), of("other_costs")), "cost_increase", year);
  const shared = over(times(income, plus(of("maintenance_rate"), of("management_rate"))), 100);
  return { income, noi: minus(minus(income, shared), fixed) };
}

const risen = (given: Given, amount: Ratio, by: string, years: number): Ratio =>
  times(amount, power(plus(1, over(figure(given, by), 100)), years));

const HALVINGS = 300;
const HAIR = over(1, 10n ** 60n);

/** Where the flows change sign once there is one rate at most. Where they do so more often, this has no opinion on it. */
function rateOf(all: readonly Ratio[]): string | null | undefined {
  const flows = all.map((flow) => (compare(size(flow), HAIR) < 0 ? ratio(0) : flow));
  const signs = flows.filter((flow) => !isZero(flow)).map(isNegative);
  const changes = signs.filter((sign, i) => i > 0 && sign !== signs[i - 1]).length;
  if (changes !== 1) return changes === 0 ? undefined : null;
  const worth = (growth: Ratio) => flows.reduceRight((sum, flow) => near(plus(over(sum, growth), flow)), ratio(0));
  let [low, high] = [over(1, 10000), ratio(10001)];
  const isBelow = isNegative(worth(low));
  if (isNegative(worth(high)) === isBelow) return undefined;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = near(over(plus(low, high), 2));
    if (isNegative(worth(middle)) === isBelow) low = middle;
    else high = middle;
  }
  return percent(times(minus(low, 1), 100));
}

export default rentalProperty;
