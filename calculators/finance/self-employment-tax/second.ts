import { figure, type Given, type Opinion } from "#calculators/second/given";
import { money, percent } from "#calculators/second/print";
import {
  type Amount,
  compare,
  isMore,
  isZero,
  larger,
  minus,
  over,
  plus,
  ratio,
  smaller,
  times,
} from "#calculators/second/ratio";

const WAGE_BASE: Readonly<Record<string, number>> = { 2024: 168600, 2025: 176100, 2026: 184500 };
const THRESHOLD: Readonly<Record<string, number>> = { married_joint: 250000, married_separate: 125000 };

/** Schedule SE line by line, and part II of Form 8959. */
const selfEmploymentTax: Opinion = (given) => (given.country === "us" ? american(given) : british(given));

function american(given: Given) {
  const [profit, wages] = [figure(given, "profit"), figure(given, "wages")];
  const line4 = times(profit, "0.9235");
  const line6 = compare(line4, 400) < 0 ? ratio(0) : line4;
  const line9 = larger(0, minus(WAGE_BASE[given.year ?? ""] ?? 0, wages));
  const taxedByBase = smaller(line6, line9);
  const [line10, line11] = [times(taxedByBase, "0.124"), times(line6, "0.029")];
  const line12 = plus(line10, line11);
  const beyond = minus(line6, larger(0, minus(THRESHOLD[given.filing_status ?? ""] ?? 200000, wages)));
  const additional = isMore(beyond, 0) ? times(beyond, "0.009") : undefined;
  return {
    ...both(given, line12, plus(line12, additional ?? 0), 4),
    net_earnings: money(line4),
    deduction: money(over(line12, 2)),
    additional_medicare: additional && money(additional),
    shares: [
      [null, "12.4%", money(taxedByBase), money(line10)],
      [null, "2.9%", money(line6), money(line11)],
    ],
  };
}

function british(given: Given) {
  const profit = figure(given, "profit");
  const main = larger(0, minus(smaller(profit, 50270), 12570));
  const above = larger(0, minus(profit, 50270));
  const [first, second] = [times(main, "0.06"), times(above, "0.02")];
  const tax = plus(first, second);
  return {
    ...both(given, tax, tax, 2),
    net_earnings: undefined,
    deduction: undefined,
    additional_medicare: undefined,
    shares: [
      [null, "6%", money(main), money(first)],
      [null, "2%", money(above), money(second)],
    ],
  };
}

const both = (given: Given, tax: Amount, due: Amount, times: number) => ({
  tax: money(tax),
  installment: money(over(plus(due, figure(given, "income_tax")), times)),
  share: isZero(figure(given, "profit")) ? undefined : percent(over(hundredfold(tax), figure(given, "profit"))),
});

const hundredfold = (amount: Amount) => times(amount, 100);

export default selfEmploymentTax;
