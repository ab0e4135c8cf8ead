// Income tax by section 32a EStG and social insurance, for one person or for a couple, who pay twice the tax on half of what they
// have together.
import { Decimal, decimal, sum } from "#numbers/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { germanyTax, type Tariff, tariffTax } from "../germany.ts";
import { type GermanyContributions, germanyContributions } from "../germany-contributions.ts";
import { type Earned, type Levy, levied, nameOfYear, type Owed, slope, upTo } from "./levy.ts";
import { missing } from "./missing.ts";

export function owedInGermany(earned: Earned, people: 1 | 2): Owed | Unknown {
  const { income, contributions, deductions, year } = earned;
  const day = `${year}-01-01`;
  const [period, paid] = [valueOn(germanyTax, day), valueOn(germanyContributions, day)];
  if ("noAnswer" in period) return missing(germanyTax, year);
  if ("noAnswer" in paid) return missing(germanyContributions, year);
  const freeAt = (more: Decimal) => allowancesOf(income.plus(more), paid.value, people);
  const allowances = freeAt(decimal(0));
  const free = sum(allowances.map(({ amount }) => amount)).plus(deductions);
  const taxable = Decimal.max(0, income.minus(contributions).minus(free));
  const levy = tariffLevy(period.value, taxable, people);
  // Whole euros hide the slope of the tax: it is the tariff's, times what of one more of income is taxed.
  const taxed = slope((more) => more.minus(sum(freeAt(more).map(({ amount }) => amount)))).div(100);
  return {
    year: nameOfYear(period),
    deduction: free,
    allowances,
    taxable,
    levies: [{ ...levy, rate: levy.rate.times(taxed) }, ...contributionLevies(income, paid.value)],
    facts: [...factsUsed(germanyTax, day), ...factsUsed(germanyContributions, day)],
  };
}

function contributionLevies(income: Decimal, { pension, health, care, unemployment }: GermanyContributions) {
  const levy = (title: string, { percent, ceiling }: GermanyContributions["health"]) =>
    levied(title, "social_insurance", upTo(percent, ceiling), { base: income });
  return [
    levy("Pension insurance", pension),
    levy("Health insurance", health),
    levy("Long-term care insurance", care),
    levy("Unemployment insurance", unemployment),
  ];
}

/** As if one of a couple earned all of it, like every joint return here. */
function allowancesOf(income: Decimal, paid: GermanyContributions, people: 1 | 2) {
  const of = ({ percent, ceiling }: GermanyContributions["health"]) =>
    Decimal.min(income, ceiling).times(percent).div(100);
  const [health, care] = [of(paid.health), of(paid.care)];
  const basic = health
    .times(100 - paid.sickPayPercent)
    .div(100)
    .plus(care);
  const other = Decimal.min(paid.otherMost * people, health.plus(care).plus(of(paid.unemployment)));
  return [
    { title: "Lump sum for employees", amount: Decimal.min(income, paid.lumpSum) },
    { title: "Lump sum for special expenses", amount: decimal(paid.specialExpenses * people) },
    { title: "Pension contributions", amount: of(paid.pension) },
    { title: "Health and care contributions", amount: Decimal.max(basic, other) },
  ];
}

function tariffLevy(tariff: Tariff, taxable: Decimal, people: 1 | 2): Levy {
  const each = taxable.div(people);
  const taxUpTo = (end: Decimal) => tariffTax(tariff, Decimal.min(each, end)).times(people);
  const zones = zonesOf(tariff);
  const shares = zones.map(({ from, rate }, i) => {
    const [start, end] = [decimal(from), decimal(zones[i + 1]?.from ?? Number.POSITIVE_INFINITY)];
    const part = Decimal.max(0, Decimal.min(each, end).minus(start)).times(people);
    return { from: start.times(people), rate, part, tax: taxUpTo(end).minus(taxUpTo(start)) };
  });
  return {
    name: "income_tax",
    title: "Income tax",
    shares,
    credit: decimal(0),
    tax: taxUpTo(each),
    rate: marginalRate(tariff, each),
    formula: `by section 32a EStG, ${people === 2 ? "twice the tax on half of it" : "rounded down to a whole euro"}`,
  };
}

/** The allowance, the two curves without a rate of their own, and the two straight lines. */
function zonesOf({ basicAllowance, curves, lines }: Tariff) {
  const ends = [basicAllowance, ...curves.map(({ to }) => to), ...lines.map(({ to }) => to)];
  const rates = [decimal(0), ...curves.map(() => null), ...lines.map(({ percent }) => decimal(percent))];
  return rates.map((rate, i) => ({ from: ends[i - 1] ?? 0, rate }));
}

/** The slope of the curve: for (a y + b) y with y in units of 10,000, it is (2 a y + b) ÷ 10,000. */
function marginalRate({ basicAllowance, curves, lines }: Tariff, each: Decimal): Decimal {
  if (each.lt(basicAllowance)) return decimal(0);
  const i = curves.findIndex(({ to }) => each.lt(to));
  const curve = curves[i];
  if (!curve) return decimal(lines.find(({ to }) => to === undefined || each.lt(to))?.percent ?? 0);
  const y = each.minus(curves[i - 1]?.to ?? basicAllowance).div(10_000);
  return y
    .times(2 * curve.a)
    .plus(curve.b)
    .div(100);
}

export const CAVEATS: readonly string[] = [
  "We take you as publicly insured at the average rate, without children. The solidarity surcharge and church tax are not included.",
  "With pay of €2,000 a month or less, social insurance is lower than here.",
];
