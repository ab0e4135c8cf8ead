// Income tax of an employee and the earners' levy.
import { Decimal } from "#numbers/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { bandsOf } from "../bands.ts";
import { newZealandTax } from "../new-zealand.ts";
import { type Earned, levied, nameOfYear, type Owed, upTo } from "./levy.ts";
import { missing } from "./missing.ts";

export function owedInNewZealand({ income, contributions, deductions, year }: Earned): Owed | Unknown {
  const day = `${year}-04-01`;
  const period = valueOn(newZealandTax, day);
  if ("noAnswer" in period) return missing(newZealandTax, year);
  const { brackets, earnersLevy } = period.value;
  const base = income.minus(contributions);
  return {
    year: nameOfYear(period),
    deduction: deductions,
    taxable: Decimal.max(0, base.minus(deductions)),
    levies: [
      levied("Income tax", "income_tax", bandsOf(brackets), { base, free: deductions }),
      levied("ACC earners' levy", "social_insurance", upTo(earnersLevy.percent, earnersLevy.ceiling), { base: income }),
    ],
    facts: factsUsed(newZealandTax, day),
  };
}

export const CAVEATS: readonly string[] = [
  "KiwiSaver, student loans and the independent earner tax credit, up to $520 for some people, are not included.",
];
