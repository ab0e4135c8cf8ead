// The answer in a sentence.
import { formatMonths, type Show, type Shown, type ShownValues } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { FREQUENCY } from "#numbers/frequency";
import type { Given } from "./compound-interest.ts";

type Found = Readonly<Record<"future_value" | "total_interest", Shown<Decimal>>> &
  Readonly<Record<"tax_paid" | "real_value", Shown<Decimal> | null>>;

export function growthSentence(given: ShownValues<Given>, found: Found, show: Show): string {
  const { future_value, total_interest, tax_paid, real_value } = found;
  const { principal, annual_rate, contribution, contribution_raise } = given;
  const raise = contribution_raise.value.isZero() ? "" : `, raised by ${contribution_raise} each year,`;
  const regular = `${contribution} ${FREQUENCY[given.contribution_frequency].toLowerCase()}${raise}`;
  const lump = principal.value.isZero() && contribution.value.gt(0) ? [] : [`${principal}`];
  const saved = contribution.value.isZero() ? lump : [...lump, regular];
  const interest = total_interest.value.isNegative()
    ? `${show("money", total_interest.value.abs())} less than was paid in`
    : `of which ${total_interest} is interest${tax_paid ? " after tax" : ""}`;
  const real = real_value ? ` That will buy what ${real_value} buys today.` : "";
  return [
    `After ${formatMonths(given.years.value * 12 + given.months.value)},`,
    `${saved.join(" and ")} at ${annual_rate} a year ${saved.length > 1 ? "are" : "is"} worth ${future_value},`,
    `${interest}.${real}`,
  ].join(" ");
}
