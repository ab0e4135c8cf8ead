import { figure, NO_OPINION, type Opinion } from "#calculators/second/given";
import { money, percent } from "#calculators/second/print";
import { isZero, minus, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { inside, onTop, taxOf } from "#calculators/second/taxes";

const salesTax: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const inPrint = (net: Ratio, tax: Ratio, rate: Ratio) => ({
    total: money(plus(net, tax)),
    tax: money(tax),
    net: money(net),
    rate: percent(rate, 4),
  });
  if (given.find === "rate") {
    if (isZero(of("price"))) return undefined;
    return inPrint(of("price"), of("tax_paid"), over(times(of("tax_paid"), 100), of("price")));
  }
  if (given.tax_rate === undefined && given.state === "none") return undefined;
  if (given.state === "none" && !isZero(of("local_rate"))) return undefined;
  const base = given.tax_rate ?? RATES[given.state ?? ""];
  if (base === undefined) return NO_OPINION;
  const rate = plus(ratio(base), given.tax_rate === undefined ? of("local_rate") : 0);
  if (given.find === "add")
    return inPrint(times(of("price"), of("quantity")), taxOf(given, of("price"), onTop(rate)), rate);
  const tax = taxOf(given, of("price_paid"), inside(rate));
  return inPrint(minus(times(of("price_paid"), of("quantity")), tax), tax, rate);
};

/** Of some states, without what counties and cities add. */
const RATES: Readonly<Record<string, string>> = {
  ak: "0",
  ca: "7.25",
  mn: "6.875",
  ny: "4",
  or: "0",
  tx: "6.25",
};

export default salesTax;
