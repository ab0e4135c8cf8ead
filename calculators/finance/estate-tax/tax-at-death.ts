// What is free of tax at death, and the tax on the rest: 26 U.S.C. 2001 and 2010; Inheritance Tax Act 1984, sections 7, 8A to 8G and schedule 1A.
import { factsUsed, valueOn } from "#facts/dated";
import { bandsOf, inDecimals } from "#facts/tax/bands";
import { unitedKingdomEstates, unitedStatesEstates } from "#facts/tax/estates";
import { partsIn } from "#numbers/bands";
import { Decimal, decimal, sum } from "#numbers/decimal";
import type { Given } from "./estate-tax.ts";

const dayOf = ({ country, year }: Given): string => (country === "us" ? `${year}-01-01` : `${year}-04-06`);

export const estateFacts = (given: Given) =>
  factsUsed(given.country === "us" ? unitedStatesEstates : unitedKingdomEstates, dayOf(given), dayOf(given));

const ZERO = decimal(0);
const NONE = { tentative: null, credit: null, nil_rate: null, residence: null, for_lower_rate: null } as const;

export function owedInUs(given: Extract<Given, { readonly country: "us" }>) {
  const law = valueOn(unitedStatesEstates, dayOf(given));
  if ("noAnswer" in law) return law;
  const bands = inDecimals(bandsOf(law.value));
  const taxOn = (amount: Decimal) => sum(partsIn(bands, amount).map(({ part, rate }) => part.times(rate).div(100)));
  const { estate, debts, spouse, charity, gifts, unused } = given;
  const taxable = estate.minus(debts).minus(spouse).minus(charity).plus(gifts);
  const free = unused.plus(law.value.exclusion);
  const [tentative, credit] = [taxOn(taxable), taxOn(free)];
  const taxed = Decimal.max(ZERO, taxable.minus(free));
  const rate = bands.at(-1)?.rate ?? ZERO;
  return { ...NONE, tax: Decimal.max(ZERO, tentative.minus(credit)), taxable, free, taxed, rate, tentative, credit };
}

export function owedInUk(given: Extract<Given, { readonly country: "uk" }>) {
  const law = valueOn(unitedKingdomEstates, dayOf(given));
  if ("noAnswer" in law) return law;
  const { nilRate, residence: most, taperAbove, percent, charityPercent, charityShare } = law.value;
  const { estate, debts, spouse, charity, gifts, home, late_spouse } = given;
  const net = estate.minus(debts);
  const withLate = (band: number) => late_spouse.plus(100).times(band).div(100);
  const nil_rate = Decimal.max(ZERO, withLate(nilRate).minus(gifts));
  const taper = Decimal.max(ZERO, net.minus(taperAbove)).div(2);
  const residence = Decimal.min(home, Decimal.max(ZERO, withLate(most).minus(taper)));
  const taxable = net.minus(spouse).minus(charity);
  const free = nil_rate.plus(residence);
  const taxed = Decimal.max(ZERO, taxable.minus(free));
  // Schedule 1A, paragraph 5: the baseline amount leaves out the residence band.
  const baseline = Decimal.max(ZERO, taxable.minus(nil_rate)).plus(charity);
  const for_lower_rate = baseline.times(charityShare).div(100);
  const isLower = charity.gt(0) && charity.gte(for_lower_rate);
  const rate = decimal(isLower ? charityPercent : percent);
  return { ...NONE, tax: taxed.times(rate).div(100), taxable, free, taxed, rate, nil_rate, residence, for_lower_rate };
}
