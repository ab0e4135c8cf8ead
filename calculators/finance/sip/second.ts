import { ofPeriod } from "#calculators/second/deposits";
import { figure, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, percent } from "#calculators/second/print";
import { isMore, minus, near, over, plus, power, type Ratio, ratio, times } from "#calculators/second/ratio";

const sip: Opinion = (given) => {
  const [lump, years] = [figure(given, "lump_sum"), whole(given, "years")];
  const yearly = over(figure(given, "annual_rate"), 100);
  const month = given.monthly_rate === "effective" ? ofPeriod(plus(1, yearly), 12) : plus(1, over(yearly, 12));
  const raise = plus(1, over(figure(given, "step_up"), 100));
  const rising = byMonth(month, raise, years);
  const end = rising.at(-1) ?? { worth: ratio(0), paid: ratio(0), each: ratio(1) };
  const grown = (year: number) => times(lump, power(month, 12 * year, near));
  const goal = given.find === "sip" ? minus(figure(given, "goal"), grown(years)) : undefined;
  const needed = goal && (isMore(goal, 0) ? over(goal, end.worth) : ratio(0));
  const first = needed ?? figure(given, "sip");
  const isRaised = isMore(raise, 1) && years > 1;
  const level = byMonth(month, ratio(1), years).at(-1)?.worth ?? 0;
  const value = plus(grown(years), times(first, end.worth));
  const invested = plus(lump, times(first, end.paid));
  return {
    final_value: money(value),
    needed_sip: needed && money(needed),
    invested: money(invested),
    gain: money(minus(value, invested)),
    last_sip: isRaised ? money(times(first, end.each)) : undefined,
    without_step_up: isRaised ? money(plus(grown(years), times(first, level))) : undefined,
    yearly_return: percent(times(minus(power(month, 12, near), 1), 100)),
    schedule: rising.map(({ worth, paid, each }, i) => {
      const [there, so] = [plus(grown(i + 1), times(first, worth)), plus(lump, times(first, paid))];
      return [fixed(i + 1, 0), money(times(first, each)), money(so), money(minus(there, so)), money(there)];
    }),
  };
};

/** Month by month: a payment comes, and all of it grows. */
function byMonth(month: Ratio, raise: Ratio, years: number) {
  let [worth, paid, each] = [ratio(0), ratio(0), ratio(1)];
  return Array.from({ length: years }, (_, year) => {
    if (year > 0) each = near(times(each, raise));
    for (let i = 0; i < 12; i++) worth = near(times(plus(worth, each), month));
    paid = near(plus(paid, times(12, each)));
    return { worth, paid, each };
  });
}

export default sip;
