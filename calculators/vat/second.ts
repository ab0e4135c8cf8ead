import { figure, type Opinion } from "#calculators/second/given";
import { money, percent } from "#calculators/second/print";
import { isMore, isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";
import { inside, onTop, taxOf } from "#calculators/second/taxes";

const vat: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const told = (net: Ratio, tax: Ratio, rate: Ratio) => ({
    gross: money(plus(net, tax)),
    net: money(net),
    vat: money(tax),
    rate: percent(rate, 4),
  });
  if (given.find === "rate") {
    const [net, gross] = [of("price_without"), of("price_with")];
    if (isZero(net) || isMore(net, gross)) return undefined;
    return told(net, minus(gross, net), over(times(minus(gross, net), 100), net));
  }
  const rate = of("vat_rate");
  if (given.find === "both") {
    return isZero(rate) ? undefined : told(over(times(of("vat_paid"), 100), rate), of("vat_paid"), rate);
  }
  if (given.find === "gross") {
    const tax = taxOf(given, of("price_without"), onTop(rate));
    return told(times(of("price_without"), of("quantity")), tax, rate);
  }
  const tax = taxOf(given, of("price_with"), inside(rate));
  return told(minus(times(of("price_with"), of("quantity")), tax), tax, rate);
};

export default vat;
