// What the account comes to, at the end and year by year.
import { money, number, table } from "#engine";
import { COMPOUNDED } from "#numbers/compounding";
import { decimal } from "#numbers/decimal";
import { type Grown, yearByYear } from "#numbers/deposits";
import { effectiveRate, growthOver } from "#numbers/growth";
import { subtract } from "#numbers/round";
import { planFor } from "./account-plan.ts";
import type { Given } from "./compound-interest.ts";

export const GROWTH_BY_YEAR = table(
  "Growth by year",
  {
    year: number("Year", { upTo: 2 }),
    deposited: money("Paid in so far"),
    interest: money("Interest so far"),
    balance: money("Balance"),
  },
  { chart: { kind: "lines", x: "year", y: ["balance", "deposited"], opening: [["principal"], ["principal"]] } },
);

export function accountGrowth(given: Given) {
  const { principal, annual_rate, contribution, tax_rate, inflation_rate } = given;
  const time = given.years * 12 + given.months;
  const { rows, end } = yearByYear(planFor(given), time);
  const balance = ({ start, deposits }: Grown) => principal.times(start).plus(contribution.times(deposits));
  const deposited = ({ paid }: Grown) => contribution.times(paid).plus(principal);
  const hasContributions = contribution.gt(0);
  const interest = subtract(balance(end), deposited(end));
  const isTaxed = tax_rate.gt(0) && !annual_rate.isNegative();
  return {
    future_value: balance(end),
    total_interest: interest,
    tax_paid: isTaxed ? interest.times(tax_rate).div(decimal(100).minus(tax_rate)) : null,
    total_contributions: hasContributions ? contribution.times(end.paid) : null,
    grown_start: principal.times(end.start),
    grown_contributions: hasContributions ? contribution.times(end.deposits) : null,
    effective_rate: effectiveRate(annual_rate, COMPOUNDED[given.compounding]),
    real_value: inflation_rate.isZero() ? null : balance(end).div(growthOver(inflation_rate, 1, time)),
    schedule: rows.map((row) => ({
      year: decimal(row.months).div(12),
      deposited: deposited(row),
      interest: subtract(balance(row), deposited(row)),
      balance: balance(row),
    })),
  };
}
