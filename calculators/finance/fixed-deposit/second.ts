import { inYear } from "#calculators/second/deposits";
import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { money, percent, upTo } from "#calculators/second/print";
import { isZero, larger, minus, near, over, plus, power, type Ratio, times } from "#calculators/second/ratio";
import { toThe } from "#calculators/second/series";

const fixedDeposit: Opinion = (given) => {
  const isEarly = given.close !== "maturity";
  const [term, rate] = [whole(given, "term"), figure(given, "annual_rate")];
  const held = isEarly ? whole(given, "months_held") : term;
  const paid = given.close === "rate" ? minus(rate, figure(given, "rate_cut")) : rate;
  const end = balance(given, paid, held);
  const months = given.close === "interest" ? figure(given, "penalty_months") : undefined;
  const penalty = months && over(times(end.paid, rate, months), 1200);
  const out = larger(0, minus(end.worth, penalty ?? 0));
  const interest = minus(out, end.paid);
  const tax = over(times(larger(0, interest), figure(given, "tax_rate")), 100);
  const isTaxed = !isZero(figure(given, "tax_rate"));
  const years = Array.from({ length: Math.ceil(held / 12) }, (_, i) => Math.min(held, 12 * (i + 1)));
  return {
    paid_out: money(out),
    paid_in: money(end.paid),
    interest: money(interest),
    penalty: penalty && money(penalty),
    lost: isEarly && given.kind === "once" ? money(minus(balance(given, rate, term).worth, out)) : undefined,
    tax: isTaxed ? money(tax) : undefined,
    after_tax: isTaxed ? money(minus(out, tax)) : undefined,
    apy: percent(given.compounding === "simple" ? paid : times(minus(inYear(paid, given.compounding), 1), 100), 4),
    schedule: years.map((month) => {
      const row = balance(given, paid, month);
      return [upTo(over(month, 12), 2), money(row.paid), money(minus(row.worth, row.paid)), money(row.worth)];
    }),
  };
};

function balance(given: Given, rate: Ratio, months: number): { readonly paid: Ratio; readonly worth: Ratio } {
  const isOnce = given.kind === "once";
  const each = figure(given, isOnce ? "deposit" : "installment");
  const grown = growth(given, rate);
  if (isOnce) return { paid: each, worth: times(each, grown(months)) };
  const all = Array.from({ length: months }, (_, i) => grown(i + 1));
  return { paid: times(each, months), worth: times(each, plus(...all)) };
}

/** What 1 grows to in so many months. */
function growth(given: Given, rate: Ratio): (months: number) => Ratio {
  if (given.compounding === "simple") return (months) => plus(1, over(times(rate, months), 1200));
  const month = toThe(inYear(rate, given.compounding), over(1, 12));
  return (months) => power(month, months, near);
}

export default fixedDeposit;
