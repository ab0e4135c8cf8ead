// Income tax of a resident employee under 60, with the rebate of section 87A, the surcharge on high incomes, and the cess.
import { partsIn } from "#numbers/bands";
import { Decimal, decimal, sum } from "#numbers/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import type { IndianRegime } from "../../law/incomes-elsewhere.ts";
import { bandsOf, inDecimals } from "../bands.ts";
import { indiaTax } from "../india.ts";
import type { Regime } from "../indian-regimes.ts";
import { type Earned, type Levy, levied, nameOfYear, type Owed, withRates } from "./levy.ts";
import { missing } from "./missing.ts";

export type ByRegime = { readonly regime: Regime };

export function owedInIndia({ income, contributions, deductions, year, regime }: Earned & ByRegime): Owed | Unknown {
  const day = `${year}-04-01`;
  const period = valueOn(indiaTax, day);
  if ("noAnswer" in period) return missing(indiaTax, year);
  const law = period.value[regime];
  const deduction = deductions.plus(Decimal.min(income, law.standardDeduction));
  const base = income.minus(contributions).minus(deduction);
  return {
    year: nameOfYear(period),
    deduction,
    taxable: Decimal.max(0, base),
    levies: withRates((more) => leviesOn(Decimal.max(0, base.plus(more)), law, period.value.cessPercent)).filter(
      ({ tax, rate }, i) => i === 0 || tax.gt(0) || rate.gt(0),
    ),
    facts: factsUsed(indiaTax, day),
  };
}

function leviesOn(taxable: Decimal, law: IndianRegime, cessPercent: number): readonly Levy[] {
  const levy = levied("Income tax", "income_tax", bandsOf(law.brackets), {
    base: taxable,
    credit: rebateOn(taxable, law),
  });
  const base = withSurcharge(taxable, law);
  return [
    levy,
    {
      ...levied("Surcharge", "income_tax", [], { base: decimal(0) }),
      tax: base.minus(levy.tax),
      formula: "on high incomes, after marginal relief",
    },
    levied("Health and education cess", "income_tax", [[0, cessPercent]], { base }),
  ];
}

function rebateOn(taxable: Decimal, law: IndianRegime): Decimal {
  const { most, upTo, relief } = law.rebate;
  const tax = scheduled(taxable, law);
  if (taxable.lte(upTo)) return Decimal.min(most, tax);
  return relief ? Decimal.max(0, tax.minus(taxable.minus(upTo))) : decimal(0);
}

const scheduled = (taxable: Decimal, { brackets }: IndianRegime): Decimal =>
  sum(partsIn(inDecimals(bandsOf(brackets)), taxable).map(({ part, rate }) => part.times(rate).div(100)));

/** Just above a start, the tax is at most that at the start and what is above it. */
function withSurcharge(taxable: Decimal, law: IndianRegime): Decimal {
  const tax = scheduled(taxable, law).minus(rebateOn(taxable, law));
  const [start = 0, percent = 0] = bandsOf(law.surcharge).findLast(([from]) => taxable.gt(from)) ?? [];
  const whole = tax.times(100 + percent).div(100);
  return start === 0 ? whole : Decimal.min(whole, withSurcharge(decimal(start), law).plus(taxable).minus(start));
}

export function caveatsInIndia({ contributions, regime }: Earned & ByRegime): readonly string[] {
  return [
    "For a resident under 60. Employees' provident fund contributions are not part of the tax.",
    ...(regime === "new" && contributions.gt(0)
      ? ["In the new regime, most contributions are not deducted, such as to a provident fund. We deducted yours."]
      : []),
  ];
}
