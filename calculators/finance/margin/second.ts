import { figure, type Given, type Opinion } from "#calculators/second/given";
import { money, percent } from "#calculators/second/print";
import { type Amount, isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";

const margin: Opinion = (given) => {
  const both = costAndPrice(given);
  if (!both) return undefined;
  const { cost, price } = both;
  const profit = minus(price, cost);
  const share = (of: Ratio) => (isZero(of) ? undefined : percent(over(times(profit, 100), of)));
  return { price: money(price), cost: money(cost), profit: money(profit), margin: share(price), markup: share(cost) };
};

function costAndPrice(given: Given) {
  const of = (name: string) => figure(given, name);
  const divided = (a: Ratio, b: Ratio) => (isZero(b) ? undefined : over(a, b));
  const left = (rate: Amount) => over(minus(100, rate), 100);
  const raised = (rate: Amount) => over(plus(100, rate), 100);
  switch (given.given) {
    case "cost_margin": {
      const price = divided(of("cost"), left(of("margin")));
      return price && { cost: of("cost"), price };
    }
    case "cost_markup":
      return { cost: of("cost"), price: times(of("cost"), raised(of("markup"))) };
    case "price_margin":
      return { price: of("price"), cost: times(of("price"), left(of("margin"))) };
    case "price_markup": {
      const cost = divided(of("price"), raised(of("markup")));
      return cost && { price: of("price"), cost };
    }
    default:
      return { cost: of("cost"), price: of("price") };
  }
}

export default margin;
