// An employee's federal and provincial income tax, and contributions. Credits are at the lowest rate; the one for the federal basic
// personal amount is less for high incomes.
import { Decimal, decimal, sum } from "#numbers/decimal";
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
  const { taxable, enhanced, credited, names } = at(decimal(0));
  return {
    year: nameOfYear(period),
    deduction: deductions.plus(enhanced),
    allowances: [
      { title: `Enhanced ${names.plan} contributions, deducted`, amount: enhanced },
      { title: `Canada employment amount and ${names.credited} contributions, for the credit`, amount: credited },
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

function taxOn(given: Given, tax: CanadaTax, law: CanadaContributions) {
  const { income, contributions, deductions, province } = given;
  const paid = paidIn(province, law);
  const { enhanced, base: paidBase } = contributionsOf(income, paid);
  const base = Decimal.max(0, income.minus(contributions).minus(deductions).minus(enhanced));
  const bands = bandsOf(tax.brackets);
  const credited = paidBase.plus(Decimal.min(income, law.employmentAmount));
  const credit = atLowest(bands, personalAmount(tax.basicPersonalAmount, base).plus(credited));
  return {
    levies: [
      abated(levied("Federal income tax", "income_tax", bands, { base, credit }), tax.abatementPercent[province]),
      ...provincial(given, { base, paid: paidBase }),
      ...contributionLevies(income, paid),
    ],
    taxable: base,
    enhanced,
    credited,
    names: paid.names,
  };
}

/** The tax after credits, less what a province is left for programs of its own. */
function abated(levy: Levy, percent: number | undefined): Levy {
  if (percent === undefined) return levy;
  const tax = levy.tax.times(100 - percent).div(100);
  return { ...levy, tax, formula: `by its brackets and credits, less the abatement of ${percent}%` };
}

function provincial({ province, year, income }: Given, of: { base: Decimal; paid: Decimal }): readonly Levy[] {
  const laws = valueOn(canadaProvinces, `${year}-01-01`);
  const law = province === "none" || "noAnswer" in laws ? undefined : laws.value[province];
  return law && province !== "none"
    ? [provincialLevy(law, `${PROVINCE_NAMES[province]} income tax`, { income, ...of })]
    : [];
}

type Insured = CanadaContributions["employmentInsurance"];
type Paid = Pick<CanadaContributions, "pension" | "employmentInsurance"> & {
  readonly parentalInsurance?: Insured;
  readonly names: { readonly pension: string; readonly plan: string; readonly credited: string };
};

const NAMES = { pension: "Canada Pension Plan", plan: "CPP", credited: "base CPP and EI" };
const OWN_NAMES = { pension: "Quebec Pension Plan", plan: "QPP", credited: "base QPP, EI and QPIP" };

/** Only one province has plans of its own. */
function paidIn(province: string, { ofProvinces, ...elsewhere }: CanadaContributions): Paid {
  const own = ofProvinces[province];
  return own ? { ...own, names: OWN_NAMES } : { ...elsewhere, names: NAMES };
}

function contributionLevies(income: Decimal, { pension, employmentInsurance, parentalInsurance, names }: Paid) {
  const first = pension.basePercent + pension.firstEnhancementPercent;
  const bands: Bands = [
    [0, 0],
    [pension.exemption, first],
    [pension.ceiling, pension.secondEnhancementPercent],
    [pension.secondCeiling, 0],
  ];
  const insured = (title: string, { percent, ceiling }: Insured) =>
    levied(title, "social_insurance", upTo(percent, ceiling), { base: income });
  return [
    levied(names.pension, "social_insurance", bands, { base: income }),
    insured("Employment Insurance", employmentInsurance),
    ...(parentalInsurance ? [insured("Quebec Parental Insurance Plan", parentalInsurance)] : []),
  ];
}

/** What is deducted, and what gives a credit. */
function contributionsOf(income: Decimal, { pension, employmentInsurance, parentalInsurance }: Paid) {
  const between = (from: number, to: number) => Decimal.max(0, Decimal.min(income, to).minus(from));
  const first = between(pension.exemption, pension.ceiling);
  const second = between(pension.ceiling, pension.secondCeiling);
  const enhanced = first
    .times(pension.firstEnhancementPercent)
    .plus(second.times(pension.secondEnhancementPercent))
    .div(100);
  const insurances = [employmentInsurance, ...(parentalInsurance ? [parentalInsurance] : [])];
  const insured = sum(insurances.map(({ percent, ceiling }) => between(0, ceiling).times(percent)));
  return { enhanced, base: first.times(pension.basePercent).plus(insured).div(100) };
}

export function caveatsInCanada({ province, year }: Earned & InProvince): readonly string[] {
  const laws = valueOn(canadaProvinces, `${year}-01-01`);
  const law = province === "none" || "noAnswer" in laws ? undefined : laws.value[province];
  return [
    ...(province === "none" ? ["Without a province, contributions are those outside Quebec."] : []),
    ...(law?.workersDeduction
      ? ["Quebec's prescription drug insurance premium, which you pay without a private plan, is not included."]
      : []),
    ...(province !== "none" && law?.leavesOutLowIncomeReduction
      ? [`${PROVINCE_NAMES[province]} also lowers the tax of families with low incomes, which is not included.`]
      : []),
  ];
}
