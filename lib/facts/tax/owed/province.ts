// A province's or territory's income tax of an employee: bands and credits, and what some add to it or take off.
import { partsIn } from "#numbers/bands";
import { Decimal, decimal, sum } from "#numbers/decimal";
import type { Province } from "../../law/provinces.ts";
import { bandsOf, inDecimals } from "../bands.ts";
import type { CanadaTax } from "../canada.ts";
import { type Levy, levied } from "./levy.ts";
import { left, risen } from "./ramps.ts";

type Credited = {
  readonly income: Decimal;
  /** Taxable, and net income too. */
  readonly base: Decimal;
  /** Contributions that give a credit. */
  readonly paid: Decimal;
};

export function provincialLevy(law: Province, title: string, { income, base, paid }: Credited): Levy {
  const bands = bandsOf(law.brackets);
  const credited = law.noCreditForContributions ? decimal(0) : paid;
  const amounts = personalAmount(law.personalAmount, base).plus(credited).plus(employmentAmount(law, income));
  const free = deductedFromPay(law, income);
  const levy = levied(title, "provincial_tax", bands, { base, free, credit: atLowest(bands, amounts) });
  const tax = levy.tax.plus(surtaxOn(law, levy.tax));
  const reduction = left(law.reduction, base).plus(twiceLess(law, tax));
  const due = Decimal.max(0, tax.minus(reduction)).plus(risen(law.healthPremium ?? [], base));
  return due.eq(levy.tax) ? levy : { ...levy, tax: due, formula: WITH_ADDED };
}

const WITH_ADDED = "by its brackets and credits, with its surtax, tax reduction and health premium";

export const atLowest = (bands: ReturnType<typeof bandsOf>, amounts: Decimal): Decimal =>
  amounts.times(bands[0]?.[1] ?? 0).div(100);

const employmentAmount = (law: Province, income: Decimal): Decimal => Decimal.min(income, law.employmentAmount ?? 0);

const deductedFromPay = ({ workersDeduction }: Province, income: Decimal): Decimal =>
  workersDeduction ? Decimal.min(workersDeduction.most, income.times(workersDeduction.percent).div(100)) : decimal(0);

function surtaxOn({ surtax }: Province, tax: Decimal): Decimal {
  const parts = surtax ? partsIn(inDecimals(bandsOf(surtax)), tax) : [];
  return sum(parts.map(({ part, rate }) => part.times(rate).div(100)));
}

const twiceLess = ({ twiceLessTax = 0 }: Province, tax: Decimal): Decimal =>
  Decimal.max(0, decimal(twiceLessTax).times(2).minus(tax));

export function personalAmount(law: number | CanadaTax["basicPersonalAmount"], income: Decimal): Decimal {
  if (typeof law === "number") return decimal(law);
  const { most, least, reducedAbove, leastFrom } = law;
  const reached = Decimal.min(leastFrom, Decimal.max(reducedAbove, income)).minus(reducedAbove);
  return decimal(most).minus(reached.times(most - least).div(leastFrom - reducedAbove));
}
