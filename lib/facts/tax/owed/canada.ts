// Federal income tax. The credit for the basic personal amount is at the lowest rate, and less for high incomes.
import { Decimal, decimal } from "#math/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { type CanadaTax, canadaTax } from "../canada.ts";
import { type Earned, levied, nameOfYear, type Owed } from "./levy.ts";
import { missing } from "./missing.ts";

export function owedInCanada({ income, contributions, deductions, year }: Earned): Owed | Unknown {
  const day = `${year}-01-01`;
  const period = valueOn(canadaTax, day);
  if ("noAnswer" in period) return missing(canadaTax, year);
  const { bands, basicPersonalAmount } = period.value;
  const base = Decimal.max(0, income.minus(contributions).minus(deductions));
  const { amount, loss } = personalAmount(basicPersonalAmount, base);
  const lowest = bands[0]?.[1] ?? 0;
  return {
    year: nameOfYear(period),
    deduction: deductions,
    taxable: base,
    levies: [
      levied("Federal income tax", "income_tax", bands, {
        base,
        credit: amount.times(lowest).div(100),
        creditLoss: loss.times(lowest),
      }),
    ],
    facts: factsUsed(canadaTax, day),
  };
}

/** The amount, and how much one more of income takes from it. */
function personalAmount({ most, least, reducedAbove, leastFrom }: CanadaTax["basicPersonalAmount"], income: Decimal) {
  const loss = decimal(most - least).div(leastFrom - reducedAbove);
  const reached = Decimal.min(leastFrom, Decimal.max(reducedAbove, income)).minus(reducedAbove);
  const isShrinking = income.gte(reducedAbove) && income.lt(leastFrom);
  const amount = decimal(most).minus(reached.times(most - least).div(leastFrom - reducedAbove));
  return { amount, loss: isShrinking ? loss : decimal(0) };
}
