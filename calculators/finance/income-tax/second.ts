import { figure, type Given, NO_OPINION, type Opinion } from "#calculators/second/given";
import { money, percent } from "#calculators/second/print";
import {
  compare,
  isNegative,
  isZero,
  larger,
  minus,
  over,
  plus,
  type Ratio,
  ratio,
  smaller,
  times,
} from "#calculators/second/ratio";
import { LAWS } from "#calculators/second/tax-laws";

const incomeTax: Opinion = (given) => (given.country === "own" ? byBands(given) : byLaw(given));

const byBands: Opinion = (given) => {
  const of = (name: string) => figure(given, name);
  const income = of("income");
  const allowance = allowanceOf(given);
  const taxable = larger(0, minus(income, allowance));
  const bands = bandsOf(given);
  if (!bands) return undefined;
  const parts = bands.map(({ from, rate }, i) => {
    const to = bands[i + 1]?.from;
    const part = larger(0, minus(to === undefined ? taxable : smaller(taxable, to), from));
    return { from, rate, part, tax: over(times(part, rate), 100) };
  });
  const isWhole = given.method === "whole";
  // An income exactly at a figure is in the band that begins there.
  const highest = bands.findLast(({ from }) => compare(taxable, from) >= 0);
  const before = isWhole ? over(times(taxable, highest?.rate ?? 0), 100) : plus(0, ...parts.map(({ tax }) => tax));
  const after = minus(before, of("credit"));
  const tax = isNegative(after) && given.credit_beyond_tax === "lost" ? ratio(0) : after;
  return {
    ...NOTHING,
    tax: money(tax),
    after_tax: money(minus(income, tax)),
    allowance_left: given.taper === "reduced" ? money(allowance) : undefined,
    taxable: money(taxable),
    effective_rate: isZero(income) ? undefined : percent(over(times(tax, 100), income)),
    marginal_rate: null,
    shares: isWhole
      ? null
      : parts.map(({ from, rate, part, tax }) => [money(from), percent(rate, 4), money(part), money(tax)]),
  };
};

function bandsOf(given: Given) {
  const bands = (given.bands ?? "").split("; ").map((row) => {
    const [from = "0", rate = "0"] = row.split(":");
    return { from: ratio(from), rate: ratio(rate) };
  });
  // What lies below the lowest band is not taxed.
  const untaxed = bands.some(({ from }) => isZero(from)) ? [] : [{ from: ratio(0), rate: ratio(0) }];
  const sorted = [...untaxed, ...bands].sort((a, b) => compare(a.from, b.from));
  return sorted.some(({ from }, i) => i > 0 && compare(from, sorted[i - 1]?.from ?? -1) === 0) ? undefined : sorted;
}

function allowanceOf(given: Given): Ratio {
  const whole = figure(given, "allowance");
  if (given.taper !== "reduced") return whole;
  const above = larger(0, minus(figure(given, "income"), figure(given, "taper_from")));
  return larger(0, minus(whole, over(times(above, figure(given, "taper_rate")), 100)));
}

function byLaw(given: Given): ReturnType<Opinion> {
  const law = LAWS[given.year ?? ""]?.[given.country ?? ""]?.(given);
  if (!law) return NO_OPINION;
  const [income, off] = [figure(given, "income"), figure(given, "contributions")];
  const tax = plus(0, ...Object.values(law.parts));
  const after = minus(minus(income, off), tax);
  return {
    ...NOTHING,
    ...Object.fromEntries(Object.entries(law.parts).map(([name, part]) => [name, money(part)])),
    tax: money(tax),
    after_tax: money(after),
    monthly_pay: money(over(after, 12)),
    biweekly_pay: money(over(after, 26)),
    taxable: money(law.taxable),
    effective_rate: isZero(income) ? undefined : percent(over(times(tax, 100), income)),
    marginal_rate: null,
    shares: null,
  };
}

const NOTHING = {
  monthly_pay: undefined,
  biweekly_pay: undefined,
  income_tax: undefined,
  state_tax: undefined,
  provincial_tax: undefined,
  social_security: undefined,
  medicare: undefined,
  national_insurance: undefined,
  social_insurance: undefined,
  allowance_left: undefined,
};

export default incomeTax;
