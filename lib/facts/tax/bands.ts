// Tax bands: each begins at its figure and ends where the next begins. Some laws print the tax at that figure, rounded, and charge the
// rate on what is over it: "over $23,600: $976 plus 5.25% of excess over $23,600".
import type { Band } from "#numbers/bands";
import { decimal } from "#numbers/decimal";
import type { FilingStatus } from "./filing-statuses.ts";

export type Bands = readonly (readonly [from: number, percent: number, printed?: number, reached?: "or more"])[];

export const inDecimals = (bands: Bands): readonly Band[] =>
  bands.map(([from, percent]) => ({ from: decimal(from), rate: decimal(percent) }));

/** Form W-4 has one box for two of them. */
type Status = FilingStatus | "single_or_separate";
type Column<T> = readonly T[] | Readonly<Partial<Record<Status, readonly T[]>>>;

/** As the files of laws have them: columns, which are one for all or one for each filing status. */
export type Schedules = {
  readonly rates: Column<number>;
  readonly starts: Column<number>;
  readonly printed?: Column<number | null> | undefined;
  readonly printedOrMore?: Column<number | null> | undefined;
};

export function bandsOf({ rates, starts, printed, printedOrMore }: Schedules, status: Status = "single"): Bands {
  const [percents, over, orMore] = [
    columnOf(rates, status),
    columnOf(printed, status),
    columnOf(printedOrMore, status),
  ];
  return columnOf(starts, status).map((from, i) => {
    const percent = percents[i] ?? 0;
    const [taxOver, taxFrom] = [over[i] ?? null, orMore[i] ?? null];
    if (taxFrom !== null) return [from, percent, taxFrom, "or more"];
    return taxOver === null ? [from, percent] : [from, percent, taxOver];
  });
}

const columnOf = <T>(column: Column<T> | undefined, status: Status): readonly T[] =>
  (isList(column) ? column : (column?.[status] ?? column?.[instead(status)])) ?? [];

const instead = (status: Status): Status => (status === "married_separate" ? "single" : status);

const isList = <T>(column: Column<T> | undefined): column is readonly T[] => Array.isArray(column);

/** A figure or a rule that is one for all, or one for each filing status. */
export type Each<T> = T | ByStatus<T>;

/** Spouses who file separately are left out where they are as single people are. */
type ByStatus<T> = Readonly<Record<Exclude<FilingStatus, "married_separate">, T>> & {
  readonly married_separate?: T | undefined;
};

export const ofStatus = <T>(value: Each<T>, status: FilingStatus): T =>
  differs(value) ? (value[status] ?? value.single) : value;

const differs = <T>(value: Each<T>): value is ByStatus<T> =>
  typeof value === "object" && value !== null && "married_joint" in value;
