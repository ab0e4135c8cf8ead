// From the income statement: sales less variable costs less fixed costs is the profit before tax.
import { figure, type Opinion } from "#calculators/second/given";
import { fixed, money, percent, upTo } from "#calculators/second/print";
import { isMore, minus, near, over, plus, times, up } from "#calculators/second/ratio";

const breakEven: Opinion = (given) => {
  const [costs, price, variable] = [
    figure(given, "fixed_costs"),
    figure(given, "price"),
    figure(given, "variable_cost"),
  ];
  const each = minus(price, variable);
  if (!isMore(each, 0)) return undefined;
  const profit = over(figure(given, "target_profit"), minus(1, over(figure(given, "tax_rate"), 100)));
  const [exact, even] = [over(plus(costs, profit), each), over(costs, each)];
  const expected = given.expected_units === undefined ? undefined : figure(given, "expected_units");
  return {
    units: fixed(up(near(exact)), 0),
    sales: money(times(exact, price)),
    exact_units: upTo(exact, 4),
    contribution_margin: money(each),
    margin_ratio: percent(over(times(each, 100), price)),
    break_even_units: fixed(up(near(even)), 0),
    break_even_sales: money(times(even, price)),
    expected_profit: expected && money(minus(times(expected, each), costs)),
    margin_of_safety:
      expected && isMore(expected, 0) ? percent(over(times(minus(expected, even), 100), expected)) : undefined,
    chart: Array.from({ length: 11 }, (_, i) => {
      const sold = over(times(exact, i), 5);
      return [upTo(sold, 2), money(times(sold, price)), money(plus(times(sold, variable), costs))];
    }),
  };
};

export default breakEven;
