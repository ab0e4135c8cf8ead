// What 1 in a deposit grows to, and 1 paid in at the beginning of each month.
import { COMPOUNDING } from "#numbers/compounding";
import { type Decimal, decimal } from "#numbers/decimal";
import { planOf, yearByYear } from "#numbers/deposits";

export const ADDED = { ...COMPOUNDING, simple: "Never (simple interest)" } as const;

type Row = { readonly months: number; readonly start: Decimal; readonly deposits: Decimal };

/** After each year, and at the end. */
export function growthRows(annualPercent: Decimal, added: keyof typeof ADDED, months: number): readonly Row[] {
  if (added === "simple") return ends(months).map((end) => simple(annualPercent.div(1200), end));
  return yearByYear(planOf({ annualPercent, compounding: added, frequency: "monthly", timing: "begin" }), months).rows;
}

const ends = (months: number) =>
  Array.from({ length: Math.ceil(months / 12) }, (_, i) => Math.min(12 * (i + 1), months));

/** The first of n payments earns n months of interest, the last one month: n(n + 1) ÷ 2 in all. */
const simple = (rate: Decimal, months: number): Row => ({
  months,
  start: rate.times(months).plus(1),
  deposits: rate.times((months * (months + 1)) / 2).plus(decimal(months)),
});
