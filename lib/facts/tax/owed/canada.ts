// An employee's federal income tax. The credits are at the lowest rate, and the one for the basic personal amount is less for high
// incomes.
import { Decimal, decimal } from "#numbers/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { bandsOf } from "../bands.ts";
import { type CanadaTax, canadaTax } from "../canada.ts";
import { type CanadaContributions, canadaContributions } from "../canada-contributions.ts";
import { type Earned, levied, nameOfYear, type Owed, slope } from "./levy.ts";
import { missing } from "./missing.ts";

export function owedInCanada(earned: Earned): Owed | Unknown {
  const { deductions, year } = earned;
  const day = `${year}-01-01`;
  const [period, paid] = [valueOn(canadaTax, day), valueOn(canadaContributions, day)];
  if ("noAnswer" in period) return missing(canadaTax, year);
  if ("noAnswer" in paid) return missing(canadaContributions, year);
  const levyOn = (more: Decimal) => taxOn({ ...earned, income: earned.income.plus(more) }, period.value, paid.value);
  const { levy, taxable, enhanced, credited } = levyOn(decimal(0));
  return {
    year: nameOfYear(period),
    deduction: deductions.plus(enhanced),
    allowances: [
      { title: "Enhanced CPP contributions, deducted", amount: enhanced },
      { title: "Canada employment amount, base CPP and EI contributions, for the credit", amount: credited },
    ],
    taxable,
    levies: [{ ...levy, rate: slope((more) => levyOn(more).levy.tax) }],
    facts: [...factsUsed(canadaTax, day), ...factsUsed(canadaContributions, day)],
  };
}

function taxOn({ income, contributions, deductions }: Earned, tax: CanadaTax, paid: CanadaContributions) {
  const { enhanced, credited } = contributionsOf(income, paid);
  const base = Decimal.max(0, income.minus(contributions).minus(deductions).minus(enhanced));
  const bands = bandsOf(tax.brackets);
  const lowest = bands[0]?.[1] ?? 0;
  const credit = personalAmount(tax.basicPersonalAmount, base).plus(credited).times(lowest).div(100);
  return {
    levy: levied("Federal income tax", "income_tax", bands, { base, credit }),
    taxable: base,
    enhanced,
    credited,
  };
}

/** What is deducted, and what gives a credit. */
function contributionsOf(income: Decimal, { pension, employmentInsurance, employmentAmount }: CanadaContributions) {
  const between = (from: number, to: number) => Decimal.max(0, Decimal.min(income, to).minus(from));
  const first = between(pension.exemption, pension.ceiling);
  const second = between(pension.ceiling, pension.secondCeiling);
  const enhanced = first
    .times(pension.firstEnhancementPercent)
    .plus(second.times(pension.secondEnhancementPercent))
    .div(100);
  const insured = between(0, employmentInsurance.ceiling).times(employmentInsurance.percent);
  const credited = first.times(pension.basePercent).plus(insured).div(100).plus(Decimal.min(income, employmentAmount));
  return { enhanced, credited };
}

function personalAmount({ most, least, reducedAbove, leastFrom }: CanadaTax["basicPersonalAmount"], income: Decimal) {
  const reached = Decimal.min(leastFrom, Decimal.max(reducedAbove, income)).minus(reducedAbove);
  return decimal(most).minus(reached.times(most - least).div(leastFrom - reducedAbove));
}
