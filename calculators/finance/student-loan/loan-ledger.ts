// A loan month by month in whole cents, where a payment may be less than the interest.
import type { Decimal } from "#numbers/decimal";
import { partOf, toCents } from "#numbers/schedule";

/** What happens to interest that a payment does not cover: it is owed with interest on it, owed without, or never charged. */
export type Unpaid = "added" | "apart" | "waived";

export type Terms = {
  readonly months: number;
  /** What the plan asks for in a month. */
  readonly planned: (month: number) => Decimal;
  readonly unpaid: Unpaid;
  /** Whether the last payment takes all that is left. */
  readonly settles: boolean;
  /** A payment that takes less than this off the principal is made up to it, but never by more than it is. */
  readonly match: Decimal;
};

export type Month = Readonly<Record<"paid" | "interest" | "waived" | "matched" | "balance", bigint>>;

export function repay(principal: bigint, rate: Decimal, extra: bigint, terms: Terms): readonly Month[] {
  const [interestOn, match] = [partOf(rate), toCents(terms.match)];
  const months: Month[] = [];
  let [owed, apart] = [principal, 0n];
  for (let month = 1; month <= terms.months && owed + apart > 0n; month++) {
    const full = interestOn(owed);
    const due = owed + apart + full;
    const isLast = terms.settles && month === terms.months;
    const asked = isLast ? due : least(toCents(terms.planned(month)), due);
    const interest = terms.unpaid === "waived" ? least(full, asked) : full;
    const paid = least(asked + extra, owed + apart + interest);
    const left = apart + interest - paid;
    apart = terms.unpaid === "apart" && left > 0n ? left : 0n;
    owed += left - apart;
    const matched = least(owed, most(0n, least(match, asked) - most(0n, asked - interest)));
    owed -= matched;
    months.push({ paid, interest, waived: full - interest, matched, balance: owed + apart });
  }
  return months;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
