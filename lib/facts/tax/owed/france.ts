// Income tax of an employee in the private sector, by parts of a household without children, and what is taken from wages before it.
import { Decimal, decimal, sum } from "#numbers/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { type Bands, bandsOf } from "../bands.ts";
import type { FilingStatus } from "../filing-statuses.ts";
import { type FrenchTax, franceTax } from "../france.ts";
import { type FrenchContributions, franceContributions } from "../france-contributions.ts";
import { type Earned, type Levy, levied, nameOfYear, type Owed, withRates } from "./levy.ts";
import { missing } from "./missing.ts";

type Given = Earned & { readonly filing_status: FilingStatus };

export function owedInFrance(given: Given): Owed | Unknown {
  const { income, deductions, year } = given;
  const day = `${year}-01-01`;
  const [scale, paid] = [scaleOf(year), valueOn(franceContributions, day)];
  if (!scale) return missing(franceTax, year);
  if ("noAnswer" in paid) return missing(franceContributions, year);
  const at = (more: Decimal) => taxOn({ ...given, income: income.plus(more) }, scale.value, paid.value);
  const { allowances, taxable } = at(decimal(0));
  return {
    year: nameOfYear(paid),
    deduction: sum(allowances.map(({ amount }) => amount)).plus(deductions),
    allowances,
    taxable,
    levies: withRates((more) => at(more).levies),
    facts: [...factsUsed(franceTax, scale.from), ...factsUsed(franceContributions, day)],
  };
}

/** Of the year's income, or until that is law, of the year before. */
function scaleOf(year: string) {
  const [found] = [year, String(Number(year) - 1)].flatMap((known) => {
    const period = valueOn(franceTax, `${known}-01-01`);
    return "noAnswer" in period ? [] : [period];
  });
  return found;
}

function taxOn({ income, contributions, deductions, filing_status }: Given, law: FrenchTax, paid: FrenchContributions) {
  const [pension, supplementary, charge] = contributionLevies(income, paid);
  const deducted = [pension, supplementary].map(({ tax }) => tax);
  const charged = chargeBase(income, paid).times(paid.generalCharge.deductedPercent).div(100);
  const wages = Decimal.max(0, income.minus(sum(deducted)).minus(charged));
  const { percent, least, most } = law.workExpenses;
  const expenses = Decimal.min(wages, most, Decimal.max(least, wages.times(percent).div(100)));
  const taxable = Decimal.max(0, wages.minus(expenses).minus(contributions).minus(deductions));
  return {
    levies: [incomeTax(taxable, law, filing_status === "married_joint" ? 2 : 1), pension, supplementary, charge],
    taxable,
    allowances: [
      { title: "Pension contributions, deducted", amount: sum(deducted) },
      { title: `CSG of ${paid.generalCharge.deductedPercent}%, deducted`, amount: charged },
      { title: "Work expenses, at the flat rate", amount: expenses },
    ],
  };
}

/** Each adult is a part: the tax on a part of the income, times the parts. */
function incomeTax(taxable: Decimal, { brackets, discount, notCollectedBelow }: FrenchTax, parts: 1 | 2): Levy {
  const bands: Bands = bandsOf(brackets).map(([from, percent]) => [from * parts, percent]);
  const whole = levied("Income tax", "income_tax", bands, { base: taxable });
  const most = decimal(parts === 2 ? discount.couple : discount.single);
  const credit = Decimal.max(0, most.minus(whole.tax.times(discount.lessPercentOfTax).div(100)));
  const tax = Decimal.max(0, whole.tax.minus(credit));
  return { ...whole, credit, tax: tax.lt(notCollectedBelow) ? decimal(0) : tax };
}

function contributionLevies(income: Decimal, law: FrenchContributions): readonly [Levy, Levy, Levy] {
  const { ceiling, pension, supplementary, balancePercent, generalCharge } = law;
  const balance = income.gt(ceiling) ? balancePercent : 0;
  const levy = (title: string, bands: Bands, base: Decimal) => levied(title, "social_insurance", bands, { base });
  const starts = supplementary.ceilings.map((times) => times * ceiling);
  const rates = supplementary.rates.map((percent) => (percent === 0 ? 0 : percent + balance));
  const { deductedPercent, otherPercent } = generalCharge;
  return [
    levy(
      "Basic pension",
      [
        [0, pension.cappedPercent + pension.percent],
        [ceiling, pension.percent],
      ],
      income,
    ),
    levy("Supplementary pension", bandsOf({ rates, starts }), income),
    levy("CSG and CRDS", [[0, deductedPercent + otherPercent]], chargeBase(income, law)),
  ];
}

function chargeBase(income: Decimal, { ceiling, generalCharge }: FrenchContributions): Decimal {
  const { allowancePercent, allowanceCeilings } = generalCharge;
  const reduced = Decimal.min(income, ceiling * allowanceCeilings);
  return income.minus(reduced.times(allowancePercent).div(100));
}

export function warningsInFrance({ year }: Given): readonly string[] {
  const scale = scaleOf(year);
  const known = scale?.from.slice(0, 4);
  if (!known || known === year) return [];
  return [`The income tax scale for income of ${year} is not law yet. The tax here is by the scale for ${known}.`];
}

export const CAVEATS: readonly string[] = [
  "For an employee in the private sector who is not an executive. Of a couple, one of you earns all of the income.",
  "Children, who lower the tax, and the health plan of your employer are not included.",
];
