// The annual limit of a US retirement account, and the warning when contributions are above it.
import { choice, type Line, type Show, type Shown } from "#engine";
import { ACCOUNTS, LIMIT_YEARS, NEWEST_LIMITS } from "#facts/limits/retirement-limits";
import type { Decimal } from "#numbers/decimal";
import { type Frequency, TIMES_A_YEAR } from "#numbers/frequency";

export const LIMIT = {
  account: choice("US contribution limit to check", ACCOUNTS, { more: true, default: "none" }),
  limit_year: choice("Year of the contribution limit", LIMIT_YEARS, {
    more: true,
    default: NEWEST_LIMITS,
    today: true,
  }),
};

type Given = {
  readonly save_as: "amount" | "salary";
  readonly age: Shown<number>;
  readonly limit_year: string;
  readonly contribution_frequency: Frequency;
};

export function overLimit(given: Given, own: Decimal, limit: Shown<Decimal>, show: Show): Line {
  const year = show("money", own.times(TIMES_A_YEAR[given.contribution_frequency]));
  const over = show("money", year.value.minus(limit.value));
  if (over.value.lte(0)) return undefined;
  const whose =
    given.save_as === "amount"
      ? "If your employer pays part of them, only your own part counts."
      : "What an employer adds does not count.";
  return `Contributions of ${year} a year are ${over} over the limit for ${given.limit_year}: ${limit} at age ${given.age}. ${whose}`;
}
