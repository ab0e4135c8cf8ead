import { figure, type Given, NO_OPINION, type Opinion } from "#calculators/second/given";
import { money, percent, upTo } from "#calculators/second/print";
import { isMore, minus, over, plus, type Ratio, times, up } from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

// Published index figures are compared with their authorities' own means and rates, in lib/facts/prices and in the vectors.
const inflation: Opinion = (given) => {
  if (given.by === "cpi") return NO_OPINION;
  const amount = figure(given, "amount");
  const factor = given.by === "index" ? over(figure(given, "to_index"), figure(given, "from_index")) : after(given);
  const inPrint = (factor: Ratio) => [money(times(amount, factor)), money(over(amount, factor))];
  const [cost = "", buys = ""] = inPrint(factor);
  return {
    future_cost: cost,
    buying_power: buys,
    total_inflation: percent(times(minus(factor, 1), 100)),
    loss: percent(times(minus(1, over(1, factor)), 100)),
    schedule:
      given.by === "index" ? undefined : yearsOf(given).map((year) => [upTo(year, 2), ...inPrint(after(given, year))]),
  };
};

const after = (given: Given, years: Ratio = figure(given, "years")): Ratio =>
  toThe(plus(1, over(figure(given, "annual_rate"), 100)), years);

/** Each whole year, and the end if it lies between two. */
function yearsOf(given: Given): readonly Ratio[] {
  const years = figure(given, "years");
  return Array.from({ length: Number(up(years)) }, (_, i) => (isMore(i + 1, years) ? years : over(i + 1, 1)));
}

export default inflation;
