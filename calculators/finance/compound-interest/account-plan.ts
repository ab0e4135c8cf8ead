// The account as a plan of deposits. Tax is taken from interest as it is added, so a taxed account grows at the rest of its rate.
import type { COMPOUNDING } from "#numbers/compounding";
import { type Decimal, decimal } from "#numbers/decimal";
import { type Plan, planOf } from "#numbers/deposits";
import type { Frequency } from "#numbers/frequency";

type Choices = {
  readonly annual_rate: Decimal;
  readonly tax_rate: Decimal;
  readonly compounding: keyof typeof COMPOUNDING;
  readonly contribution_frequency: Frequency;
  readonly contribution_timing: "end" | "begin";
  readonly contribution_raise: Decimal;
  readonly between_dates: Plan["between"] | undefined;
};

export const planFor = (given: Choices): Plan =>
  planOf({
    annualPercent: afterTax(given),
    compounding: given.compounding,
    frequency: given.contribution_frequency,
    timing: given.contribution_timing,
    between: given.between_dates,
    raisePercent: given.contribution_raise,
  });

/** A loss is not taxed. */
export const afterTax = ({ annual_rate, tax_rate }: Pick<Choices, "annual_rate" | "tax_rate">): Decimal =>
  annual_rate.isNegative() ? annual_rate : annual_rate.times(decimal(100).minus(tax_rate)).div(100);
