// Income tax of residents, less the low income tax offset, and the Medicare levy.
import { Decimal, decimal } from "#numbers/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { australiaTax } from "../australia.ts";
import { type Bands, bandsOf } from "../bands.ts";
import { type Earned, levied, nameOfYear, type Owed } from "./levy.ts";
import { missing } from "./missing.ts";

export function owedInAustralia({ income, contributions, deductions, year }: Earned): Owed | Unknown {
  const day = `${year}-07-01`;
  const period = valueOn(australiaTax, day);
  if ("noAnswer" in period) return missing(australiaTax, year);
  const { brackets, medicareLevyPercent, lowIncomeOffset } = period.value;
  const earned = { base: income.minus(contributions), free: deductions };
  const lost = levied("", "income_tax", bandsOf(lowIncomeOffset.lost), earned);
  const credit = Decimal.max(0, decimal(lowIncomeOffset.most).minus(lost.tax));
  return {
    year: nameOfYear(period),
    deduction: deductions,
    taxable: Decimal.max(0, earned.base.minus(earned.free)),
    levies: [
      levied("Income tax", "income_tax", bandsOf(brackets), {
        ...earned,
        credit,
        creditLoss: credit.gt(0) ? lost.rate : decimal(0),
      }),
      levied("Medicare levy", "medicare", flat(medicareLevyPercent), earned),
    ],
    facts: factsUsed(australiaTax, day),
  };
}

const flat = (percent: number): Bands => [[0, percent]];

export const CAVEATS: readonly string[] = ["The Medicare levy is in full: people with low incomes pay less of it."];
