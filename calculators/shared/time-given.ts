// What calculators of simple interest and returns share: a time that is given in years, months, days or by its two dates.
import type { Shown } from "#engine";
import type { CivilDate } from "#numbers/civil-date";
import { type DayCount, yearPart } from "#numbers/day-count";
import { type Decimal, decimal } from "#numbers/decimal";

type Given = {
  readonly years?: Decimal;
  readonly months?: Decimal;
  readonly days?: number;
  readonly days_in_year?: string;
  readonly start?: CivilDate;
  readonly end?: CivilDate;
  readonly day_count?: DayCount;
};

/** `part ÷ of_year` years. */
export function timeGiven({ years, months, days, days_in_year, start, end, day_count }: Given) {
  const counted_days = null;
  if (years) return { part: years, of_year: decimal(1), counted_days };
  if (months) return { part: months, of_year: decimal(12), counted_days };
  if (!start || !end || !day_count)
    return { part: decimal(days ?? 0), of_year: decimal(days_in_year === "ordinary" ? 360 : 365), counted_days };
  const span = yearPart(start, end, day_count);
  return { part: decimal(span.part), of_year: decimal(span.of), counted_days: span.days };
}

type Printed = { readonly [N in "years" | "months" | "days" | "start" | "end"]?: Shown<unknown> | undefined };

/** "over 90 days", "from November 20, 2026 to May 20, 2027" */
export const lengthInWords = ({ years, months, days, start, end }: Printed): string =>
  start ? `from ${start} to ${end}` : `over ${years ?? months ?? days}`;

const MONTHS_OF_30 = /^thirty/;

export const daysCounted = (
  { start, end, day_count = "" }: Printed & { readonly day_count?: string },
  days: Shown<unknown>,
): string =>
  `Days from ${start} to ${end}, ${MONTHS_OF_30.test(day_count) ? "with months of 30 days" : "by the calendar"}: ${days}`;
