// An employee's federal and provincial income tax, and contributions. Credits are at the lowest rate; the one for the federal basic
// personal amount is less for high incomes.
import { Decimal, decimal } from "#numbers/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { type Bands, bandsOf } from "../bands.ts";
import { type CanadaTax, canadaTax } from "../canada.ts";
import { type CanadaContributions, canadaContributions } from "../canada-contributions.ts";
import { canadaProvinces } from "../canada-provinces.ts";
import { PROVINCE_NAMES, type ProvinceName } from "../province-names.ts";
import { type Earned, type Levy, levied, nameOfYear, type Owed, upTo, withRates } from "./levy.ts";
import { missing } from "./missing.ts";
import { atLowest, personalAmount, provincialLevy } from "./province.ts";

export type InProvince = { readonly province: ProvinceName | "none" };
type Given = Earned & InProvince;

export function owedInCanada(earned: Given): Owed | Unknown {
  const { deductions, year, province } = earned;
  const day = `${year}-01-01`;
  const [period, paid] = [valueOn(canadaTax, day), valueOn(canadaContributions, day)];
  if ("noAnswer" in period) return missing(canadaTax, year);
  if ("noAnswer" in paid) return missing(canadaContributions, year);
  const at = (more: Decimal) => taxOn({ ...earned, income: earned.income.plus(more) }, period.value, paid.value);
  const { taxable, enhanced, credited } = at(decimal(0));
  return {
    year: nameOfYear(period),
    deduction: deductions.plus(enhanced),
    allowances: [
      { title: "Enhanced CPP contributions, deducted", amount: enhanced },
      { title: "Canada employment amount, base CPP and EI contributions, for the credit", amount: credited },
    ],
    taxable,
    levies: withRates((more) => at(more).levies),
    facts: [
      ...factsUsed(canadaTax, day),
      ...factsUsed(canadaContributions, day),
      ...(province === "none" ? [] : factsUsed(canadaProvinces, day)),
    ],
  };
}

function taxOn(given: Given, tax: CanadaTax, paid: CanadaContributions) {
  const { income, contributions, deductions } = given;
  const { enhanced, base: paidBase } = contributionsOf(income, paid);
  const base = Decimal.max(0, income.minus(contributions).minus(deductions).minus(enhanced));
  const bands = bandsOf(tax.brackets);
  const credited = paidBase.plus(Decimal.min(income, paid.employmentAmount));
  const credit = atLowest(bands, personalAmount(tax.basicPersonalAmount, base).plus(credited));
  return {
    levies: [
      levied("Federal income tax", "income_tax", bands, { base, credit }),
      ...provincial(given, { base, paid: paidBase }),
      ...contributionLevies(income, paid),
    ],
    taxable: base,
    enhanced,
    credited,
  };
}

function provincial({ province, year, income }: Given, of: { base: Decimal; paid: Decimal }): readonly Levy[] {
  const laws = valueOn(canadaProvinces, `${year}-01-01`);
  const law = province === "none" || "noAnswer" in laws ? undefined : laws.value[province];
  return law && province !== "none"
    ? [provincialLevy(law, `${PROVINCE_NAMES[province]} income tax`, { income, ...of })]
    : [];
}

function contributionLevies(income: Decimal, { pension, employmentInsurance }: CanadaContributions) {
  const first = pension.basePercent + pension.firstEnhancementPercent;
  const bands: Bands = [
    [0, 0],
    [pension.exemption, first],
    [pension.ceiling, pension.secondEnhancementPercent],
    [pension.secondCeiling, 0],
  ];
  const { percent, ceiling } = employmentInsurance;
  return [
    levied("Canada Pension Plan", "social_insurance", bands, { base: income }),
    levied("Employment Insurance", "social_insurance", upTo(percent, ceiling), { base: income }),
  ];
}

/** What is deducted, and what gives a credit. */
function contributionsOf(income: Decimal, { pension, employmentInsurance }: CanadaContributions) {
  const between = (from: number, to: number) => Decimal.max(0, Decimal.min(income, to).minus(from));
  const first = between(pension.exemption, pension.ceiling);
  const second = between(pension.ceiling, pension.secondCeiling);
  const enhanced = first
    .times(pension.firstEnhancementPercent)
    .plus(second.times(pension.secondEnhancementPercent))
    .div(100);
  const insured = between(0, employmentInsurance.ceiling).times(employmentInsurance.percent);
  return { enhanced, base: first.times(pension.basePercent).plus(insured).div(100) };
}

export function caveatsInCanada({ province, year }: Earned & InProvince): readonly string[] {
  const laws = valueOn(canadaProvinces, `${year}-01-01`);
  const law = province === "none" || "noAnswer" in laws ? undefined : laws.value[province];
  return [
    "We use the contributions of all provinces but Quebec, which has its own pension plan and parental insurance. We don't have Quebec's tax.",
    ...(province !== "none" && law?.leavesOutLowIncomeReduction
      ? [`${PROVINCE_NAMES[province]} also lowers the tax of families with low incomes, which is not included.`]
      : []),
  ];
}
