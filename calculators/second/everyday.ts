// Percentages, tips and discounts, from the rule of three.
import { figure, type Opinion } from "./given.ts";
import { money, percent, significant } from "./print.ts";
import { isZero, minus, over, plus, type Ratio, size, times, up } from "./ratio.ts";

export const percentage: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  switch (given.find) {
    case "part":
      return { answer: significant(over(times(of("whole"), of("percentage")), 100)) };
    case "rate":
      if (isZero(of("whole"))) return undefined;
      return { rate: `${significant(over(times(of("part"), 100), of("whole")))}%` };
    case "whole":
      if (isZero(of("percentage"))) return undefined;
      return { answer: significant(over(times(of("part"), 100), of("percentage"))) };
    default: {
      const change = over(times(of("whole"), of("percentage")), 100);
      const combine = given.find === "increase" ? plus : minus;
      return { answer: significant(combine(of("whole"), change)), change: significant(change) };
    }
  }
};

export const percentageChange: Opinion = (given) => {
  const [from, to] = [figure(given, "from"), figure(given, "to")];
  const difference = minus(to, from);
  const mean = over(plus(size(from), size(to)), 2);
  if (given.find === "change" && isZero(from)) return undefined;
  if (given.find === "difference" && isZero(mean)) return undefined;
  const told = (rate: Ratio) => `${significant(rate, 6)}%`;
  return {
    change_rate:
      given.find === "difference" || isZero(from) ? undefined : told(over(times(difference, 100), size(from))),
    difference_rate: given.find === "difference" ? told(over(times(size(difference), 100), mean)) : undefined,
    points: given.find === "points" ? significant(difference) : undefined,
    difference: significant(difference),
    factor: given.find === "change" ? significant(over(to, from)) : undefined,
  };
};

export const tip: Opinion = (given) => {
  const [bill, people] = [figure(given, "bill"), figure(given, "people")];
  const withTip = plus(bill, over(times(bill, figure(given, "tip_rate")), 100));
  const share = over(withTip, people);
  const paid = given.rounding === "up" ? times(up(share), people) : withTip;
  return { share: money(over(paid, people)), tip: money(minus(paid, bill)), total: money(paid) };
};

export const discount: Opinion = (given) => {
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
