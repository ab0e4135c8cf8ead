import { figure, type Opinion } from "#calculators/second/given";
import { money, percent } from "#calculators/second/print";
import { isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { inside, onTop, taxOf } from "#calculators/second/taxes";

const salesTax: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const told = (net: Ratio, tax: Ratio, rate: Ratio) => ({
    total: money(plus(net, tax)),
    tax: money(tax),
    net: money(net),
    rate: percent(rate, 4),
  });
  if (given.find === "rate") {
    if (isZero(of("price"))) return undefined;
    return told(of("price"), of("tax_paid"), over(times(of("tax_paid"), 100), of("price")));
  }
  const rate = of("tax_rate");
  if (given.find === "add")
    return told(times(of("price"), of("quantity")), taxOf(given, of("price"), onTop(rate)), rate);
  const tax = taxOf(given, of("price_paid"), inside(rate));
  return told(minus(times(of("price_paid"), of("quantity")), tax), tax, rate);
};

export default salesTax;
