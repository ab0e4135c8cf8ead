import { figure, type Opinion } from "#calculators/second/given";
import { money, percent } from "#calculators/second/print";
import { isZero, minus, over, plus, type Ratio, times } from "#calculators/second/ratio";

const discount: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const known =
    given.discount_rate !== undefined ? times(left(of("discount_rate")), left(of("second_rate"))) : undefined;
  const prices = beforeAndAfter(given.find, of, known);
  if (!prices) return undefined;
  const { before, after } = prices;
  const kept = given.find === "original" ? known : quotient(after, before);
  const tax = given.tax_rate === undefined ? undefined : over(times(after, of("tax_rate")), 100);
  return {
    total: tax && money(plus(after, tax)),
    reduced: money(after),
    saved: money(minus(before, after)),
    total_rate: kept && percent(times(minus(1, kept), 100), 4),
    tax: tax && money(tax),
    original: money(before),
  };
};

const quotient = (a: Ratio, b: Ratio): Ratio | undefined => (isZero(b) ? undefined : over(a, b));
const left = (rate: Ratio): Ratio => over(minus(100, rate), 100);

function beforeAndAfter(find: string | undefined, of: (name: string) => Ratio, known: Ratio | undefined) {
  switch (find) {
    case "percent_off":
      return { before: of("price"), after: times(of("price"), known ?? 1) };
    case "amount_off":
      return { before: of("price"), after: times(minus(of("price"), of("discount_amount")), left(of("second_rate"))) };
    case "rate":
      return isZero(of("price")) ? undefined : { before: of("price"), after: of("sale_price") };
    default:
      return !known || isZero(known) ? undefined : { before: over(of("sale_price"), known), after: of("sale_price") };
  }
}

export default discount;
