import { figure, type Given, NO_OPINION, type Opinion } from "#calculators/second/given";
import { money, percent } from "#calculators/second/print";
import { isMore, isZero, minus, over, plus, type Ratio, ratio, times } from "#calculators/second/ratio";
import { inside, onTop, taxOf } from "#calculators/second/taxes";

const vat: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const inPrint = (net: Ratio, tax: Ratio, rate: Ratio) => ({
    gross: money(plus(net, tax)),
    net: money(net),
    vat: money(tax),
    rate: percent(rate, 4),
  });
  if (given.find === "rate") {
    const [net, gross] = [of("price_without"), of("price_with")];
    if (isZero(net) || isMore(net, gross)) return undefined;
    return inPrint(net, minus(gross, net), over(times(minus(gross, net), 100), net));
  }
  if (!("vat_rate" in given) && given.country === "none") return undefined;
  const rate = rateOf(given);
  if (!rate) return NO_OPINION;
  if (given.find === "both") {
    return isZero(rate) ? undefined : inPrint(over(times(of("vat_paid"), 100), rate), of("vat_paid"), rate);
  }
  if (given.find === "gross") {
    const tax = taxOf(given, of("price_without"), onTop(rate));
    return inPrint(times(of("price_without"), of("quantity")), tax, rate);
  }
  const tax = taxOf(given, of("price_with"), inside(rate));
  return inPrint(minus(times(of("price_with"), of("quantity")), tax), tax, rate);
};

/** The standard rate, and the reduced ones in the order of the choices. */
const RATES: Readonly<Record<string, readonly string[]>> = {
  gb: ["20", "5"],
  de: ["19", "7"],
  dk: ["25"],
  ie: ["23", "13.5", "9", "4.8"],
  at: ["20", "10", "13", "4.9"],
  ch: ["8.1", "2.6", "3.8"],
  no: ["25", "15", "12", "11.11"],
  au: ["10"],
  nz: ["15"],
  ca_on: ["13"],
  ca_qc: ["14.975"],
};
const KINDS = ["standard", "reduced", "reduced_2", "reduced_3"];

/** Nothing for a country or a kind of rate that is not here. */
function rateOf(given: Given): Ratio | undefined {
  if ("vat_rate" in given) return figure(given, "vat_rate");
  const rate = RATES[given.country ?? ""]?.[KINDS.indexOf(given.category ?? "")];
  return rate === undefined ? undefined : ratio(rate);
}

export default vat;
