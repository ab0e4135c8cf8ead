// The tax on a gain that comes on top of other income, by the law of the US or the UK.
import { factsUsed, heldOn, type Unknown, valueOn } from "#facts/dated";
import { type Bands, bandsOf, inDecimals } from "#facts/tax/bands";
import { unitedKingdomGains, unitedStatesGains } from "#facts/tax/capital-gains";
import { unitedKingdomTax } from "#facts/tax/united-kingdom";
import { unitedStatesIncomeTax } from "#facts/tax/united-states";
import { partsIn } from "#numbers/bands";
import { Decimal, decimal, sum } from "#numbers/decimal";
import type { Given } from "./capital-gains.ts";

const dayOf = ({ country, year }: Given): string => `${year}-${country === "us" ? "01-01" : "04-06"}`;
const statusOf = ({ filing_status }: Given) => filing_status ?? "single";

export const taxOnGain = (given: Given, gain: Decimal) =>
  given.country === "us" ? inUs(given, gain) : inUk(given, gain);

export const lossLimit = (given: Given): number => heldOn(unitedStatesGains, dayOf(given)).lossLimit[statusOf(given)];

export function gainFacts(given: Given) {
  const used =
    given.country === "us" ? [unitedStatesGains, unitedStatesIncomeTax] : [unitedKingdomGains, unitedKingdomTax];
  return used.flatMap((fact) => factsUsed(fact, dayOf(given), dayOf(given)));
}

function inUs(given: Given, gain: Decimal) {
  const [law, status] = [heldOn(unitedStatesGains, dayOf(given)), statusOf(given)];
  const { brackets, standardDeduction } = heldOn(unitedStatesIncomeTax, dayOf(given));
  const isHome = given.asset === "home";
  const free = isHome ? Decimal.min(gain, law.homeExclusion[status]) : null;
  const net = Decimal.max(0, gain.minus(free ?? 0).minus(given.losses));
  const left = given.income.minus(Decimal.max(standardDeduction[status], given.deductions ?? 0));
  const [from, to] = [Decimal.max(0, left), Decimal.max(0, left.plus(net))];
  const asIncome = between(bandsOf(brackets, status), from, to);
  const asGain = between(bandsOf(law.longTerm, status), from, to);
  // The worksheet takes the smaller one: where a rate for gains begins a little below that of income, income is cheaper.
  const isLong = given.asset !== "short" && asGain.tax.lte(asIncome.tax);
  const { slices, tax } = isLong ? asGain : asIncome;
  const above = Decimal.max(0, given.income.plus(net).minus(law.netInvestment.above[status]));
  const niit = Decimal.min(net, above).times(law.netInvestment.percent).div(100);
  return { slices, gains_tax: tax, niit: niit.isZero() ? null : niit, free, taxable_gain: to.minus(from) };
}

function inUk(given: Given, gain: Decimal): ReturnType<typeof inUs> | Unknown {
  const law = valueOn(unitedKingdomGains, dayOf(given));
  if ("noAnswer" in law) return law;
  const { exempt, basic, higher } = law.value;
  const { personalAllowance, bands } = heldOn(unitedKingdomTax, dayOf(given));
  const afterLosses = Decimal.max(0, gain.minus(given.losses));
  const free = given.asset === "home" ? gain : Decimal.min(afterLosses, exempt);
  const taxable_gain = Decimal.max(0, afterLosses.minus(free));
  // Incomes at which the allowance shrinks have used up the basic band.
  const from = Decimal.max(0, given.income.minus(personalAllowance.amount));
  const rates: Bands = [
    [0, basic],
    [bands.rest.starts[1] ?? 0, higher],
  ];
  const { slices, tax } = between(rates, from, from.plus(taxable_gain));
  return { slices, gains_tax: tax, niit: null, free, taxable_gain };
}

function between(bands: Bands, from: Decimal, to: Decimal) {
  const below = partsIn(inDecimals(bands), from);
  const slices = partsIn(inDecimals(bands), to)
    .map(({ rate, part }, i) => ({ rate, part: part.minus(below[i]?.part ?? decimal(0)) }))
    .filter(({ part }) => part.gt(0))
    .map(({ rate, part }) => ({ rate, part, tax: part.times(rate).div(100) }));
  return { slices, tax: sum(slices.map((slice) => slice.tax)) };
}
