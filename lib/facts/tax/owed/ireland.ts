// Income tax of an employee, the Universal Social Charge and PRSI. Of a couple, one earns all of the income.
import { Decimal, decimal } from "#numbers/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { type Bands, bandsOf } from "../bands.ts";
import type { FilingStatus } from "../filing-statuses.ts";
import { type IrishTax, irelandTax } from "../ireland.ts";
import { type Earned, type Levy, levied, nameOfYear, type Owed, withRates } from "./levy.ts";
import { missing } from "./missing.ts";

type Given = Earned & { readonly filing_status: FilingStatus };

export function owedInIreland(given: Given): Owed | Unknown {
  const { income, contributions, deductions, year } = given;
  const day = `${year}-01-01`;
  const period = valueOn(irelandTax, day);
  if ("noAnswer" in period) return missing(irelandTax, year);
  const law = period.value;
  return {
    year: nameOfYear(period),
    deduction: deductions,
    taxable: Decimal.max(0, income.minus(contributions).minus(deductions)),
    levies: withRates((more) => leviesOn({ ...given, income: income.plus(more) }, law)),
    facts: factsUsed(irelandTax, day),
  };
}

function leviesOn({ income, contributions, deductions, filing_status }: Given, law: IrishTax): readonly Levy[] {
  const bands: Bands = [
    [0, law.standardPercent],
    [law.standardBand[filing_status], law.higherPercent],
  ];
  const credit = decimal(law.personalCredit[filing_status] + law.employeeCredit);
  const base = income.minus(contributions);
  return [
    levied("Income tax", "income_tax", bands, { base, free: deductions, credit }),
    socialCharge(income, law.socialCharge),
    socialInsurance(income, law.socialInsurance),
  ];
}

/** On all of the pay once it is above a figure. */
function socialCharge(income: Decimal, { noneUpTo, bands }: IrishTax["socialCharge"]): Levy {
  const levy = levied("Universal Social Charge", "social_insurance", bandsOf(bands), { base: income });
  return income.gt(noneUpTo) ? levy : { ...levy, tax: decimal(0), noTaxUpTo: decimal(noneUpTo) };
}

const WEEKS = 52;

/** By the week, of equal pay, at one rate for nine months and at another for three. */
function socialInsurance(income: Decimal, law: IrishTax["socialInsurance"]): Levy {
  const { percent, fromOctober, noneUpToPerWeek, creditPerWeek } = law;
  const levy = levied("PRSI", "social_insurance", [[0, (percent * 9 + fromOctober * 3) / 12]], { base: income });
  const above = income.minus(noneUpToPerWeek * WEEKS);
  if (above.lte(0)) return { ...levy, tax: decimal(0), noTaxUpTo: decimal(noneUpToPerWeek * WEEKS) };
  const credit = Decimal.max(0, decimal(creditPerWeek * WEEKS).minus(above.div(6)));
  const formula = `at ${percent}% until September and ${fromOctober}% from October`;
  return { ...levy, credit, tax: levy.tax.minus(credit), formula };
}

export const CAVEATS: readonly string[] = [
  "PRSI is an employee's in class A1, for 52 weeks of equal pay. Of a couple, one of you earns all of the income.",
  "Contributions to a pension lower income tax, but not the Universal Social Charge or PRSI.",
];
