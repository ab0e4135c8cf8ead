// Each amount discounted by itself and added up, as in the definition; without end, by the formula of the perpetuity.
import { inPeriod, TIMES_A_YEAR } from "#calculators/second/deposits";
import { figure, NO_OPINION, type Opinion, whole } from "#calculators/second/given";
import { money, percent, significant } from "#calculators/second/print";
import { isMore, minus, near, over, plus, power, type Ratio, ratio, size, times } from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

const MOST_SHOWN = 10n ** 27n;

const presentValue: Opinion = (given) => {
  const perYear = given.find === "lump" ? 1 : (TIMES_A_YEAR[given.frequency ?? ""] ?? 1);
  const grown = inPeriod(figure(given, "discount_rate"), given.compounding, perYear);
  const period_rate = percent(times(minus(grown, 1), 100), 6);
  if (given.find === "lump") {
    const factor = over(1, toThe(grown, figure(given, "years")));
    const future = figure(given, "future_value");
    return said(times(future, factor), future, period_rate, significant(factor, 10));
  }
  const [payment, growth] = [figure(given, "payment"), over(figure(given, "growth_rate"), 100)];
  const due = given.timing === "begin" ? grown : ratio(1);
  const rate = minus(grown, 1);
  if (given.find === "forever") {
    if (!isMore(rate, growth)) return undefined;
    return said(over(times(payment, due), minus(rate, growth)), undefined, period_rate, undefined);
  }
  const n = whole(given, "payments");
  const [step, back] = [near(over(plus(1, growth), grown)), near(over(1, grown))];
  let [sum, received, next, paid] = [ratio(0), ratio(0), back, ratio(1)];
  for (let i = 0; i < n; i++) {
    sum = near(plus(sum, next));
    received = near(plus(received, paid));
    next = near(times(next, step));
    paid = near(times(paid, plus(1, growth)));
  }
  const last = power(back, n, near);
  const value = times(payment, due, sum);
  const total = times(payment, received);
  if (isMore(size(total), MOST_SHOWN) || isMore(size(value), MOST_SHOWN)) return NO_OPINION;
  return said(value, total, period_rate, isMore(last, LEAST) ? significant(last, 10) : null);
};

/** Of what is smaller, 120 decimals hold too few digits. */
const LEAST: Ratio = { top: 1n, bottom: 10n ** 100n };

const said = (value: Ratio, received: Ratio | undefined, period_rate: string, factor: string | null | undefined) => ({
  present_value: money(value),
  total_received: received && money(received),
  total_discount: received && money(minus(received, value)),
  period_rate,
  discount_factor: factor,
});

export default presentValue;
