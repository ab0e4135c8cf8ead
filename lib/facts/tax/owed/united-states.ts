// Federal income tax, Social Security, Medicare and a state's income tax on the wages of one job.
import { Decimal, decimal } from "#numbers/decimal";
import { factsUsed, type Unknown, valueOn } from "../../dated.ts";
import { bandsOf } from "../bands.ts";
import { unitedStatesIncomeTax } from "../united-states.ts";
import { unitedStatesPayrollTax } from "../united-states-payroll.ts";
import type { Filed, StateTaxes } from "./filed.ts";
import { above, type Earned, levied, nameOfYear, type Owed, together, upTo } from "./levy.ts";
import { missing } from "./missing.ts";

export function owedInUnitedStates(earned: Earned & Filed, stateTaxes: StateTaxes): Owed | Unknown {
  const { income, contributions, deductions, year, filing_status } = earned;
  const day = `${year}-01-01`;
  const [federal, payroll] = [valueOn(unitedStatesIncomeTax, day), valueOn(unitedStatesPayrollTax, day)];
  if ("noAnswer" in federal) return missing(unitedStatesIncomeTax, year);
  if ("noAnswer" in payroll) return missing(unitedStatesPayrollTax, year);
  const { brackets, standardDeduction } = federal.value;
  const base = income.minus(contributions);
  const deduction = Decimal.max(standardDeduction[filing_status], deductions);
  const { socialSecurity, medicare } = payroll.value;
  const federalTax = levied("Federal income tax", "income_tax", bandsOf(brackets, filing_status), {
    base,
    free: deduction,
  });
  const paid = { pay: income, plan401k: contributions, benefits: decimal(0) };
  const state = stateTaxes(earned, paid, { federalTax, payroll: payroll.value });
  if ("noAnswer" in state) return state;
  const { additional } = medicare;
  return {
    year: nameOfYear(federal),
    deduction,
    taxable: Decimal.max(0, base.minus(deduction)),
    levies: [
      federalTax,
      ...state.levies,
      levied("Social Security", "social_security", upTo(socialSecurity.percent, socialSecurity.wageBase), {
        base: income,
      }),
      together(
        levied("Medicare", "medicare", [[0, medicare.percent]], { base: income }),
        levied("Medicare", "medicare", above(additional.percent, additional.owedAbove[filing_status]), {
          base: income,
        }),
      ),
    ],
    facts: [...factsUsed(unitedStatesIncomeTax, day), ...factsUsed(unitedStatesPayrollTax, day), ...state.facts],
  };
}
