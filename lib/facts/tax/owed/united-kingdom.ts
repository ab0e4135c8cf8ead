// Income tax on earnings and employees' National Insurance. The personal allowance shrinks above an income.
import { Decimal, decimal } from "#numbers/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { bandsOf } from "../bands.ts";
import { unitedKingdomTax } from "../united-kingdom.ts";
import { type Earned, levied, nameOfYear, type Owed } from "./levy.ts";
import { missing } from "./missing.ts";

export function owedInUnitedKingdom(earned: Earned, region: "rest" | "scotland"): Owed | Unknown {
  const { income, contributions, deductions, year } = earned;
  const day = `${year}-04-06`;
  const period = valueOn(unitedKingdomTax, day);
  if ("noAnswer" in period) return missing(unitedKingdomTax, year);
  const { personalAllowance, bands, nationalInsurance } = period.value;
  const base = Decimal.max(0, income.minus(contributions).minus(deductions));
  const lost = Decimal.max(0, base.minus(personalAllowance.reducedAbove).div(2));
  const free = Decimal.max(0, decimal(personalAllowance.amount).minus(lost));
  const isShrinking = base.gte(personalAllowance.reducedAbove) && free.gt(0);
  return {
    year: nameOfYear(period),
    deduction: free.plus(deductions),
    taxable: Decimal.max(0, base.minus(free)),
    levies: [
      levied("Income tax", "income_tax", bandsOf(bands[region]), {
        base,
        free,
        growth: decimal(isShrinking ? "1.5" : 1),
      }),
      levied("National Insurance", "national_insurance", bandsOf(nationalInsurance), { base: income }),
    ],
    facts: factsUsed(unitedKingdomTax, day),
  };
}

export const CAVEATS: readonly string[] = ["National Insurance is an employee's, for a year of equal pay."];
