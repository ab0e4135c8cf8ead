// Income tax of an employee in box 1 with national insurance, less the general and the labor tax credit.
import { Decimal, decimal } from "#numbers/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { bandsOf } from "../bands.ts";
import { type DutchTax, netherlandsTax } from "../netherlands.ts";
import { type Earned, type Levy, levied, nameOfYear, type Owed, withRates } from "./levy.ts";
import { missing } from "./missing.ts";
import { left } from "./ramps.ts";

export function owedInNetherlands(earned: Earned): Owed | Unknown {
  const { income, contributions, deductions, year } = earned;
  const day = `${year}-01-01`;
  const period = valueOn(netherlandsTax, day);
  if ("noAnswer" in period) return missing(netherlandsTax, year);
  return {
    year: nameOfYear(period),
    deduction: deductions,
    taxable: Decimal.max(0, income.minus(contributions).minus(deductions)),
    levies: withRates((more) => [boxOne({ ...earned, income: income.plus(more) }, period.value)]),
    facts: factsUsed(netherlandsTax, day),
  };
}

function boxOne({ income, contributions, deductions }: Earned, law: DutchTax): Levy {
  const base = income.minus(contributions);
  const taxable = Decimal.max(0, base.minus(deductions));
  const credit = left(law.generalCredit, taxable).plus(laborCredit(base, law));
  return levied("Income tax and national insurance", "income_tax", bandsOf(law.brackets), {
    base,
    free: deductions,
    credit,
  });
}

function laborCredit(pay: Decimal, law: DutchTax): Decimal {
  const step = law.laborCredit.findLast(({ from }) => pay.gte(from));
  if (!step) return decimal(0);
  return Decimal.max(0, pay.minus(step.from).times(step.percent).div(100).plus(step.credit));
}

export const CAVEATS: readonly string[] = [
  "For people below the state pension age. National insurance (AOW, Anw and Wlz) is part of the tax. Count your holiday allowance in your income.",
  "The premium that you pay a health insurer is not included.",
];
